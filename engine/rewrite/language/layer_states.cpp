#include "engine/rewrite/language/layer_states.hpp"

namespace paddle_ls::rewrite {
namespace {

constexpr std::string_view spaces = " \t\n";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(spaces);
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of(spaces) - first + 1);
}

std::vector<std::string_view> split(std::string_view text, std::string_view sign) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t at = text.find(sign);
    parts.push_back(trimmed(text.substr(0, at)));
    if (at == text.npos) return parts;
    text.remove_prefix(at + sign.size());
  }
}

StateTarget read_target(std::string_view text) {
  StateTarget target;
  if (const std::size_t as = text.find(" as "); as != text.npos) {
    target.like = trimmed(text.substr(as + 4));
    text = trimmed(text.substr(0, as));
  }
  if (text.ends_with(".T")) {
    target.transposed = true;
    text.remove_suffix(2);
  } else if (text.ends_with(".flat")) {
    target.flat = true;
    text.remove_suffix(5);
  }
  target.name = text;
  return target;
}

// The texts that match the stars of `pattern` in `text`; nothing if it does not match.
std::optional<std::vector<std::string_view>> matched(std::string_view pattern,
                                                     std::string_view text) {
  const std::size_t star = pattern.find('*');
  if (star == pattern.npos) {
    if (pattern != text) return std::nullopt;
    return std::vector<std::string_view>();
  }
  if (!text.starts_with(pattern.substr(0, star))) return std::nullopt;
  for (std::size_t end = text.size() + 1; end-- > star;) {
    auto rest = matched(pattern.substr(star + 1), text.substr(end));
    if (!rest) continue;
    rest->insert(rest->begin(), text.substr(star, end - star));
    return rest;
  }
  return std::nullopt;
}

std::string with_stars_filled(std::string_view pattern,
                              const std::vector<std::string_view>& stars) {
  std::string text;
  std::size_t next = 0;
  for (const char sign : pattern) {
    if (sign == '*' && next < stars.size()) {
      text += stars[next++];
    } else {
      text += sign;
    }
  }
  return text;
}

}  // namespace

Result<LayerStates> read_layer_states(std::string_view layer, std::string_view text) {
  LayerStates states;
  const std::size_t comma = layer.find(", ");
  states.layer = layer.substr(0, comma);
  if (comma != layer.npos) states.where = layer.substr(comma + 2);
  for (const std::string_view entry : split(text, ";")) {
    const std::size_t arrow = entry.find(" -> ");
    if (arrow == entry.npos) return error("write `state -> target`", std::string(entry));
    StateRule rule;
    rule.state = trimmed(entry.substr(0, arrow));
    const std::string_view target = trimmed(entry.substr(arrow + 4));
    if (target.starts_with('(') && target.ends_with(')') && target.size() > 2) {
      rule.reason = target.substr(1, target.size() - 2);
    } else {
      rule.are_parts = target.find(" + ") != target.npos;
      for (const std::string_view each : split(target, rule.are_parts ? " + " : " & "))
        rule.targets.push_back(read_target(each));
      for (const StateTarget& each : rule.targets) {
        if (each.name.empty()) return error("a target has no name", std::string(entry));
      }
    }
    states.rules.push_back(std::move(rule));
  }
  return states;
}

std::optional<StateRule> rule_for(const LayerStates& states, std::string_view state) {
  for (const StateRule& rule : states.rules) {
    const auto stars = matched(rule.state, state);
    if (!stars) continue;
    StateRule found = rule;
    found.state = state;
    for (StateTarget& target : found.targets) {
      target.name = with_stars_filled(target.name, *stars);
      target.like = with_stars_filled(target.like, *stars);
    }
    return found;
  }
  return std::nullopt;
}

}  // namespace paddle_ls::rewrite
