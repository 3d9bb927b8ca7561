// Values that are formatted as numbers: a tensor of a program cannot be.
#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/to_static/hazards/values/dimensions.hpp"
#include "engine/to_static/hazards/values/hazard_facts.hpp"

namespace paddle_ls::to_static {
namespace {

// The text of a literal, or of the one literal that a name of the function is bound to.
std::optional<std::string> text_of(const HazardFacts& facts, NodeId node) {
  const Ast& ast = facts.ast;
  if (ast.is(node, Kind::constant)) {
    if (ast.literal(node) != Literal::string) return {};
    return std::string(ast.text(node));
  }
  if (!ast.is(node, Kind::name) || facts.is_parameter(ast.text(node))) return {};
  NodeId value = no_node;
  for (const NodeId other : facts.nodes) {
    if (!ast.is(other, Kind::name) || ast.text(other) != ast.text(node)) continue;
    if (ast.context(other) != Context::store) continue;
    const NodeId statement = facts.part.parent(other);
    if (value != no_node || !ast.is(statement, Kind::assign)) return {};
    value = ast.child(statement, Field::value);
  }
  return ast.is(value, Kind::constant) ? text_of(facts, value) : std::nullopt;
}

class Formatting {
 public:
  Formatting(const HazardFacts& facts, Natures& natures, Hazards& to)
      : facts_(facts), ast_(facts.ast), dimensions_(facts, natures), to_(to) {}

  // `"%d" % value`
  void percent(NodeId operation) {
    if (ast_.op(operation) != Operator::mod) return;
    const auto text = text_of(facts_, ast_.child(operation, Field::left));
    if (!text) return;
    const NodeId right = ast_.child(operation, Field::right);
    const std::vector<Conversion> conversions = conversions_in(*text);
    if (ast_.is(right, Kind::dict)) return percent_by_key(conversions, right);
    const NodeList values =
        ast_.is(right, Kind::tuple) ? ast_.list(right, Field::elts) : NodeList{right};
    for (std::size_t at = 0; at < values.size() && at < conversions.size(); ++at) {
      if (ast_.is(values[at], Kind::starred)) return;
      const char type = conversions[at].type;
      if (asks_for_number(type)) check(values[at], std::string("%") + type);
    }
  }

  // `"{:.2f}".format(value)` and `format(value, ".2f")`
  void call(NodeId node) {
    const NodeId callee = ast_.child(node, Field::func);
    const NodeList& arguments = ast_.list(node, Field::args);
    if (ast_.is(callee, Kind::name)) {
      if (ast_.text(callee) != "format" || arguments.size() != 2) return;
      const auto specification = text_of(facts_, arguments[1]);
      if (specification && specification->find_first_not_of("rbuf'\"") != std::string::npos) {
        check(arguments.front(), "a format specification");
      }
      return;
    }
    if (!ast_.is(callee, Kind::attribute) || ast_.text(callee) != "format") return;
    const auto text = text_of(facts_, ast_.child(callee, Field::value));
    if (text) fields(*text, node);
  }

  // `f"{value:.2f}"`
  void field(NodeId node) {
    const NodeId specification = ast_.child(node, Field::format_spec);
    if (specification == no_node || ast_.list(specification, Field::values).empty()) return;
    if (ast_.detail(node) != 0) return;  // `!r` and `!s` make a text first
    check(ast_.child(node, Field::value), "a format specification");
  }

 private:
  struct Conversion {
    std::string key;
    char type;
  };

  static bool asks_for_number(char type) { return type != 's' && type != 'r' && type != 'a'; }

  // Nothing where a width is taken from the values.
  static std::vector<Conversion> conversions_in(const std::string& text) {
    std::vector<Conversion> found;
    for (std::size_t at = text.find('%'); at != std::string::npos; at = text.find('%', at)) {
      ++at;
      Conversion conversion{{}, 0};
      if (at < text.size() && text[at] == '(') {
        const std::size_t end = std::min(text.find(')', at), text.size() - 1);
        conversion.key = text.substr(at + 1, end - at - 1);
        at = end + 1;
      }
      at = text.find_first_not_of("#0- +.123456789hlL", at);
      if (at == std::string::npos || text[at] == '*') return found;
      conversion.type = text[at++];
      if (conversion.type != '%') found.push_back(std::move(conversion));
    }
    return found;
  }

  void percent_by_key(const std::vector<Conversion>& conversions, NodeId dict) {
    for (const NodeId item : ast_.list(dict, Field::items)) {
      const NodeId key = ast_.child(item, Field::key);
      if (!ast_.is(key, Kind::constant)) continue;
      const std::string_view spelled = ast_.text(key);
      for (const Conversion& each : conversions) {
        if (spelled.size() < 2 || spelled.substr(1, spelled.size() - 2) != each.key) continue;
        if (asks_for_number(each.type)) {
          check(ast_.child(item, Field::value), std::string("%") + each.type);
        }
      }
    }
  }

  // The replacement fields of a template that have a specification and no conversion.
  void fields(const std::string& text, NodeId call) {
    const NodeList& arguments = ast_.list(call, Field::args);
    std::size_t next = 0;
    for (std::size_t at = 0; (at = text.find('{', at)) != std::string::npos;) {
      if (at + 1 < text.size() && text[at + 1] == '{') {
        at += 2;
        continue;
      }
      const std::size_t end = text.find('}', at);
      if (end == std::string::npos) return;
      const std::string field = text.substr(at + 1, end - at - 1);
      at = end + 1;
      const std::size_t colon = field.find(':');
      const std::string name = field.substr(0, colon);
      std::size_t place = next;
      if (name.empty() || name.front() == '!') {
        ++next;
      } else if (name.find_first_not_of("0123456789") == std::string::npos && name.size() < 3) {
        place = static_cast<std::size_t>(std::stoul(name));
      } else {
        place = arguments.size();
      }
      const bool formats = colon != std::string::npos && colon + 1 < field.size() &&
                           name.find_first_of("!.[") == std::string::npos;
      if (!formats) continue;
      NodeId value = keyword_value(ast_, call, name);
      if (place < arguments.size()) value = arguments[place];
      const bool is_known = std::none_of(arguments.begin(), arguments.end(),
                                         [&](NodeId each) { return ast_.is(each, Kind::starred); });
      if (value != no_node && is_known) check(value, "a format specification");
    }
  }

  void check(NodeId value, const std::string& what) {
    const Judgement found = dimensions_.number(value);
    if (!on_tensor(found)) return;
    // Training loops print numbers that only seem to be tensors.
    if (found.nature != Nature::tensor && is_only_asked_for(facts_)) return;
    to_.push_back({&hazard_rule("D67"), facts_.part.range(value),
                   "raises TypeError when it is converted: " + what +
                       " needs a number, and the value is a tensor, because " + found.why});
  }

  const HazardFacts& facts_;
  const Ast& ast_;
  Dimensions dimensions_;
  Hazards& to_;
};

}  // namespace

void check_formatting(const HazardFacts& facts, Natures& natures, Hazards& to) {
  Formatting formatting(facts, natures, to);
  for (const NodeId node : facts.nodes) {
    switch (facts.ast.kind(node)) {
      case Kind::bin_op: formatting.percent(node); break;
      case Kind::call: formatting.call(node); break;
      case Kind::formatted_value: formatting.field(node); break;
      default: break;
    }
  }
}

}  // namespace paddle_ls::to_static
