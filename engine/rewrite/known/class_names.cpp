#include "engine/rewrite/known/class_names.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

#include "engine/rewrite/known/built_in_class_names.hpp"
#include "engine/rewrite/source/dotted_name.hpp"

namespace paddle_ls::rewrite {

using python::ClassTextForm;

namespace {

// Classes whose objects are created by a function.
constexpr std::array<std::pair<std::string_view, std::string_view>, 1> made_by_functions = {
    {{"torch.nn.Parameter", "paddle.nn.Parameter"}}};

// Calls `each` with the public name and the qualified name of every class.
template <class Each>
void for_each_class(Each each) {
  std::string_view rest = built_in_class_names;
  while (!rest.empty()) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    const std::size_t tab = line.find('\t');
    if (tab != std::string_view::npos) each(line.substr(0, tab), line.substr(tab + 1));
  }
}

std::unordered_map<std::string_view, std::string_view> read_own_names() {
  std::unordered_map<std::string_view, std::string_view> names;
  for_each_class([&](std::string_view name, std::string_view own) { names.emplace(name, own); });
  return names;
}

// The qualified name of the public class `name`; a class that is in no table has the same.
std::string own_name(std::string_view name) {
  static const auto names = read_own_names();
  const auto known = names.find(name);
  return std::string(known == names.end() ? name : known->second);
}

bool is_class_name(std::string_view name) {
  const std::string_view leaf = last_component(name);
  return !leaf.empty() && leaf.front() >= 'A' && leaf.front() <= 'Z';
}

// The callee of the call that a template begins with; empty if it begins with something else.
std::string_view called_first(const RuleTable& table, const Template& code) {
  const auto pieces = table.rows(code.pieces);
  if (pieces.empty() || pieces.front().kind != PieceKind::literal) return {};
  const std::string_view text = table.text(pieces.front().text);
  return text.substr(0, std::min(text.find_first_of("( ,)[+-*/"), text.size()));
}

// Adds the classes of the objects that a template creates: `paddle.optimizer.lr.StepDecay(`.
void add_classes_in(const RuleTable& table, const Template& code, std::set<std::string>& to) {
  for (const Piece& piece : table.rows(code.pieces)) {
    const std::string_view text = table.text(piece.text);
    for (std::size_t at = text.find("paddle."); at < text.size();
         at = text.find("paddle.", at + 1)) {
      const std::size_t end = text.find('(', at);
      const std::string_view name = text.substr(at, end - at);
      const bool is_dotted = name.find_first_of(" ,)=[") == std::string_view::npos;
      if (end != std::string_view::npos && is_dotted && is_class_name(name)) to.emplace(name);
    }
  }
}

void add_classes_of(const RuleSet& rules, const FoundRule& found, const Alternative& alternative,
                    std::set<std::string>& to) {
  const RuleTable& table = *found.table;
  if (alternative.outcome == Outcome::callee && is_class_name(table.text(alternative.callee))) {
    to.emplace(table.text(alternative.callee));
  }
  if (alternative.outcome != Outcome::expression) return;
  const std::string_view made = called_first(table, alternative.expression);
  const bool is_helper = rules.helper(made).code.starts_with("class ");
  if (is_helper || (made.starts_with("paddle.") && is_class_name(made))) {
    to.emplace(made);
  } else {
    for (const Template& line : table.rows(alternative.before)) add_classes_in(table, line, to);
  }
}

// Whether the project accepts all differences of the alternative.
bool is_accepted(const RuleTable& table, const Alternative& alternative, const Settled& accepted) {
  const auto conditions = table.rows(alternative.when);
  return std::all_of(conditions.begin(), conditions.end(), [&](const Condition& condition) {
    return condition.test != Test::accepted ||
           accepted.has(static_cast<DifferenceId>(condition.operand)) != condition.negated;
  });
}

// The classes that `api` may become if the project accepts the differences of Paddle's own.
std::set<std::string> native_targets_of(const RuleSet& rules, const FoundRule& found,
                                        const Settled& accepted) {
  std::set<std::string> targets;
  if (!found) return targets;
  for (const Alternative& alternative : found.table->rows(found.rule->alternatives)) {
    if (!asks_for_acceptance(*found.table, alternative)) continue;
    if (!is_accepted(*found.table, alternative, accepted)) continue;
    add_classes_of(rules, found, alternative, targets);
  }
  return targets;
}

// The classes that `api` may become without accepted differences; the call decides between several.
std::set<std::string> exact_targets_of(const RuleSet& rules, std::string_view api,
                                       const FoundRule& found) {
  for (const auto& [made, by] : made_by_functions) {
    if (made == api) return {std::string(by)};
  }
  std::set<std::string> targets;
  if (!found) return targets;
  for (const Alternative& alternative : found.table->rows(found.rule->alternatives)) {
    if (asks_for_acceptance(*found.table, alternative)) continue;
    add_classes_of(rules, found, alternative, targets);
  }
  // A helper class that keeps torch's name is what calls create; tests name the class it derives
  // from.
  const std::string leaf(last_component(api));
  if (targets.contains(leaf)) return {leaf};
  return targets;
}

bool holds(std::string_view text, std::string_view literal, NameTest test) {
  switch (test) {
    case NameTest::equals: return text == literal;
    case NameTest::contains: return text.find(literal) != std::string_view::npos;
    case NameTest::starts: return text.starts_with(literal);
    case NameTest::ends: return text.ends_with(literal);
  }
  return false;
}

std::string lower(std::string text) {
  for (char& byte : text) {
    if (byte >= 'A' && byte <= 'Z') byte = static_cast<char>(byte - 'A' + 'a');
  }
  return text;
}

std::string with(std::string text, std::string_view part, std::string_view other) {
  for (std::size_t at = text.find(part); at != std::string::npos;
       at = text.find(part, at + other.size())) {
    text.replace(at, part.size(), other);
  }
  return text;
}

// The text of a class in the form that the test compares.
struct Seen {
  const ConvertedClass* row;
  std::string before;
  std::string after;
};

std::vector<Seen> seen_classes(const std::vector<ConvertedClass>& classes, ClassTextForm form) {
  std::vector<Seen> seen;
  for (const ConvertedClass& each : classes) {
    seen.push_back({&each, text_of_class(each.before, form), text_of_class(each.after, form)});
  }
  return seen;
}

// Possible replacements of `literal`, the likeliest first.
std::vector<std::string> candidates(const std::vector<const Seen*>& matches,
                                    std::string_view literal) {
  std::vector<std::string> result{std::string(literal)};
  for (const Seen* match : matches) {
    if (match->before == literal) result.push_back(match->after);
  }
  std::string dimensions(literal);
  for (const auto& [torch, paddle] : {std::pair("1d", "1D"), {"2d", "2D"}, {"3d", "3D"}}) {
    dimensions = with(std::move(dimensions), torch, paddle);
  }
  result.push_back(dimensions);
  result.push_back(
      with(with(std::string(literal), "torch.nn.modules", "paddle.nn.layer"), "torch", "paddle"));
  result.push_back(with(std::string(literal), "torch.nn", "paddle"));
  return result;
}

// The classes for which the test with `candidate` differs from the test with `literal` on torch.
std::vector<const Seen*> differing(const std::vector<Seen>& seen, std::string_view literal,
                                   std::string_view candidate, NameTest test) {
  std::vector<const Seen*> result;
  for (const Seen& each : seen) {
    if (holds(each.before, literal, test) != holds(each.after, candidate, test)) {
      result.push_back(&each);
    }
  }
  return result;
}

std::string quoted(std::string_view name) {
  return "`" + std::string(name) + "`";
}

std::string why_unclear(const std::vector<const Seen*>& matches) {
  const auto changed = std::find_if(matches.begin(), matches.end(),
                                    [](const Seen* each) { return each->before != each->after; });
  const Seen& example = changed == matches.end() ? *matches.front() : **changed;
  return "the name is compared with that of a class, and " + quoted(example.before) + " is " +
         quoted(example.after) + " after conversion";
}

// True for a class that a test is likely to be about. The module of a helper class is that of the
// file that defines it.
bool is_meant(const Seen& seen, ClassTextForm form) {
  const bool tells_module = form == ClassTextForm::module || form == ClassTextForm::path;
  return seen.row->is_main && !(tells_module && seen.row->after.find('.') == std::string::npos);
}

// The test of `left` changes with the conversion, whatever replaces `literal`.
std::string why_left(const Seen& left, std::string_view literal, NameTest test) {
  if (holds(left.before, literal, test)) {
    return "with some arguments " + quoted(left.before) + " becomes " + quoted(left.after);
  }
  return "the test then holds for " + quoted(left.after) + " too";
}

}  // namespace

std::vector<ConvertedClass> converted_classes(const RuleSet& rules, Profile profile,
                                              const Settled& accepted) {
  std::vector<ConvertedClass> classes;
  for_each_class([&](std::string_view api, std::string_view own) {
    if (!api.starts_with("torch.")) return;
    const FoundRule found = rules.find_under_any_name(api, profile);
    std::set<std::string> targets = native_targets_of(rules, found, accepted);
    const bool has_native = !targets.empty();
    targets.merge(exact_targets_of(rules, api, found));
    const std::string leaf = lower(std::string(last_component(api)));
    const auto is_like = [&](const std::string& target) {
      return lower(std::string(last_component(target))) == leaf;
    };
    const bool has_like = std::any_of(targets.begin(), targets.end(), is_like);
    for (const std::string& target : targets) {
      // If the project accepts Paddle's own class, a helper class is for what that class cannot do.
      const bool is_for_the_rest = has_native && target.find('.') == std::string::npos;
      const bool is_main = (!has_like || is_like(target)) && !is_for_the_rest;
      classes.push_back({api, std::string(own), own_name(target), is_main});
    }
  });
  return classes;
}

std::string text_of_class(std::string_view own_name, ClassTextForm form) {
  const std::string name(last_component(own_name));
  switch (form) {
    case ClassTextForm::name: return name;
    case ClassTextForm::name_lower: return lower(name);
    case ClassTextForm::path: return "<class '" + std::string(own_name) + "'>";
    case ClassTextForm::module:
      return std::string(
          own_name.substr(0, own_name.size() - std::min(name.size() + 1, own_name.size())));
  }
  return name;
}

NameVerdict judge_name(const std::vector<ConvertedClass>& classes, std::string_view literal,
                       NameTest test, ClassTextForm form) {
  const std::vector<Seen> seen = seen_classes(classes, form);
  std::vector<const Seen*> matches;
  for (const Seen& each : seen) {
    if (holds(each.before, literal, test)) matches.push_back(&each);
  }
  if (literal.empty() || matches.empty()) return {};
  std::optional<std::string> best;
  std::vector<const Seen*> left;  // classes for which the test with `best` changes
  for (const std::string& candidate : candidates(matches, literal)) {
    const auto others = differing(seen, literal, candidate, test);
    const bool loses_main = std::any_of(others.begin(), others.end(), [&](const Seen* each) {
      return is_meant(*each, form) && holds(each->before, literal, test);
    });
    if (loses_main || (best && left.size() <= others.size())) continue;
    best = candidate;
    left = others;
  }
  const bool stays = best == literal;
  // Part of a name matches a kind of layer, and its rare variants are seldom meant.
  if (stays && (left.empty() || test != NameTest::equals)) return {};
  NameVerdict verdict;
  verdict.api = matches.front()->row->api;
  verdict.kind = best && !stays ? NameVerdict::Kind::replaced : NameVerdict::Kind::unclear;
  if (!best) verdict.reason = why_unclear(matches);
  if (best && !stays) verdict.literal = *best;
  if (best && !left.empty()) verdict.reason = why_left(*left.front(), literal, test);
  return verdict;
}

}  // namespace paddle_ls::rewrite
