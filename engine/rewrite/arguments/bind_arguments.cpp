#include "engine/rewrite/arguments/bind_arguments.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/text/quoted.hpp"

namespace paddle_ls::rewrite {

using text::quoted;

using syntax::Node;

namespace {

struct OtherName {
  std::string_view keyword;
  std::string_view parameter;
};

// torch takes these keywords as well: names of numpy, and names that other overloads of the same
// function have for the argument in its place.
constexpr std::array<OtherName, 15> other_names = {{
    {"axis", "dim"},
    {"keepdims", "keepdim"},
    {"x", "input"},
    {"x1", "input"},
    {"a", "input"},
    {"self", "input"},
    {"x2", "other"},
    {"src", "other"},
    {"input", "A"},
    {"A", "input"},
    {"indices", "indices_or_sections"},
    {"sections", "indices_or_sections"},
    {"tensor_indices_or_sections", "indices_or_sections"},
    {"element", "elements"},
    {"test_element", "test_elements"},
}};

std::uint16_t parameter_named(std::string_view name, std::span<const Parameter> signature,
                              const RuleTable& table) {
  for (std::uint16_t i = 0; i < signature.size(); ++i) {
    if (table.text(signature[i].name) == name) return i;
  }
  return no_parameter;
}

std::uint16_t parameter_for(std::string_view keyword, std::span<const Parameter> signature,
                            const RuleTable& table) {
  const std::uint16_t own = parameter_named(keyword, signature, table);
  if (own != no_parameter) return own;
  for (const OtherName& other : other_names) {
    if (other.keyword != keyword) continue;
    const std::uint16_t at = parameter_named(other.parameter, signature, table);
    if (at != no_parameter) return at;
  }
  return no_parameter;
}

void collect(Node call, BoundCall& result) {
  const PythonKinds& k = python_kinds();
  result.list = call.field(k.arguments);
  if (result.list.kind() == k.generator_expression) {
    result.bare_generator = true;
    result.positional = 1;
    result.arguments.push_back({result.list, result.list, Node(), no_parameter, false});
    return;
  }
  syntax::Walk walk(result.list);
  for (walk.next(); walk; walk.next()) {
    walk.skip_children();
    const Node node = walk.node();
    const std::uint16_t kind = node.kind();
    if (!node.is_named() || kind == k.comment) continue;
    BoundArgument argument{node, node, Node(), no_parameter, false};
    if (kind == k.keyword_argument) {
      argument.keyword = node.field(k.name);
      argument.value = node.field(k.value);
    } else if (kind == k.list_splat || kind == k.dictionary_splat) {
      argument.is_star = true;
    } else {
      ++result.positional;
    }
    result.arguments.push_back(argument);
  }
}

bool is_factor(const Parameter& parameter, const RuleTable& table) {
  if (parameter.kind != ParameterKind::keyword_only) return false;
  const std::string_view name = table.text(parameter.name);
  return name == "beta" || name == "alpha" || name == "value";
}

bool is_given_by_keyword(std::uint16_t parameter, std::string_view source, const RuleTable& table,
                         const Rule& rule, const BoundCall& call) {
  const std::string_view name = table.text(table.rows(rule.signature)[parameter].name);
  return std::any_of(call.arguments.begin(), call.arguments.end(), [&](const BoundArgument& each) {
    return each.keyword && each.keyword.in(source) == name;
  });
}

// The parameters of the positional arguments in PyTorch's deprecated overloads, where keyword-only
// factors come before what they scale: `x.addcmul_(value, a, b)`, `torch.addmm(beta, x, alpha, a,
// b)`. Empty for any other call.
std::vector<std::uint16_t> earlier_order(std::string_view source, const RuleTable& table,
                                         const Rule& rule, const BoundCall& call) {
  const auto signature = table.rows(rule.signature);
  std::vector<std::uint16_t> factors;
  std::vector<std::uint16_t> others;
  for (std::uint16_t i = 0; i < signature.size(); ++i) {
    if (signature[i].kind == ParameterKind::variadic) return {};
    if (is_given_by_keyword(i, source, table, rule, call)) continue;
    if (is_factor(signature[i], table)) factors.push_back(i);
    if (signature[i].kind == ParameterKind::normal) others.push_back(i);
  }
  const std::size_t count = call.positional;
  if (count <= others.size() || count > others.size() + factors.size()) return {};
  factors.resize(count - others.size());
  // `beta` scales the tensor itself: the first argument of a function, the receiver of a method.
  const std::size_t before = table.text(signature[factors.front()].name) == "beta" ? 1 : 0;
  const bool takes_itself = rule.receiver == Receiver::none && !others.empty();
  others.insert(others.begin() + (takes_itself ? 1 : 0), factors.begin() + before, factors.end());
  others.insert(others.begin(), factors.begin(), factors.begin() + before);
  return others;
}

void mark_absent(std::string_view source, const RuleTable& table, const Rule& rule,
                 BoundCall& result) {
  const auto signature = table.rows(rule.signature);
  for (BoundArgument& argument : result.arguments) {
    argument.is_absent = argument.parameter != no_parameter &&
                         argument.value.in(source) == "None" &&
                         table.text(signature[argument.parameter].default_text) == "None";
  }
}

// Clears the arguments and keeps their memory.
void clear(BoundCall& result) {
  std::vector<BoundArgument> arguments = std::move(result.arguments);
  arguments.clear();
  result = BoundCall();
  result.arguments = std::move(arguments);
}

void note_star(const BoundArgument& star, std::uint16_t position, BoundCall& result) {
  if (star.node.kind() == python_kinds().dictionary_splat) {
    result.has_double_star = true;
    result.double_star = true;
  } else if (result.star_from == no_parameter) {
    result.star_from = position;
  }
}

// Why the signature does not take the keyword; else empty.
std::string bind_keyword(std::string_view name, std::span<const Parameter> signature,
                         const RuleTable& table, BoundArgument& argument) {
  const std::uint16_t at = parameter_for(name, signature, table);
  if (at == no_parameter) {
    const bool takes_any = !signature.empty() && signature.back().kind == ParameterKind::keywords;
    return takes_any ? std::string() : "it has no parameter " + quoted(name);
  }
  argument.parameter = at;
  argument.has_other_name = table.text(signature[at].name) != name;
  return {};
}

// Binds a positional argument and moves `position` on. Returns why the signature does not take it;
// else empty. After a star it is not known which parameter a positional argument reaches, unless
// the star is one of those that a variadic parameter takes.
std::string bind_position(std::span<const Parameter> signature, std::uint16_t star_from,
                          std::uint16_t& position, BoundArgument& argument) {
  const bool is_past_all = position >= signature.size();
  const ParameterKind kind = is_past_all ? ParameterKind::keywords : signature[position].kind;
  if (star_from != no_parameter && kind != ParameterKind::variadic) return {};
  if (kind == ParameterKind::keyword_only || kind == ParameterKind::keywords) {
    return "it takes at most " + std::to_string(position) +
           (position == 1 ? " positional argument" : " positional arguments");
  }
  argument.parameter = position;
  if (kind == ParameterKind::normal) ++position;
  return {};
}

}  // namespace

const BoundArgument* BoundCall::find(std::uint16_t parameter) const {
  if (parameter == no_parameter) return nullptr;
  for (const BoundArgument& argument : arguments) {
    if (argument.parameter == parameter) return &argument;
  }
  return nullptr;
}

Given BoundCall::given(std::uint16_t parameter, std::span<const Parameter> signature) const {
  if (parameter >= signature.size()) return Given::no;
  if (const BoundArgument* argument = find(parameter)) {
    return argument->is_absent ? Given::no : Given::yes;
  }
  const ParameterKind kind = signature[parameter].kind;
  if (double_star && kind != ParameterKind::variadic) return Given::maybe;
  const bool takes_position = kind == ParameterKind::normal || kind == ParameterKind::variadic;
  if (star_from != no_parameter && takes_position && parameter >= star_from) return Given::maybe;
  return Given::no;
}

bool BoundCall::has_other_names() const {
  return std::any_of(arguments.begin(), arguments.end(),
                     [](const BoundArgument& argument) { return argument.has_other_name; });
}

bool BoundCall::ignore_double_star(Unpacked fate) {
  if (!double_star || fate == Unpacked::unseen) return false;
  for (const BoundArgument& argument : arguments) {
    const bool unpacks = argument.node.kind() == python_kinds().dictionary_splat;
    if (unpacks && !is_plain(argument.node.named_child(0))) return false;
  }
  double_star = false;
  drops_double_star = fate == Unpacked::dropped;
  return true;
}

void bind_arguments(const CallToBind& from, const RuleTable& table, const Rule& rule,
                    BoundCall& result) {
  clear(result);
  collect(from.call, result);
  const std::vector<std::uint16_t> earlier = earlier_order(from.source, table, rule, result);
  result.is_in_earlier_order = !earlier.empty();
  const auto signature = table.rows(rule.signature);
  std::uint16_t position = 0;
  for (BoundArgument& argument : result.arguments) {
    if (argument.is_star) {
      note_star(argument, position, result);
      continue;
    }
    const bool is_callee = from.callee && argument.node.range() == from.callee.range();
    if (!rule.has_signature || is_callee) continue;
    if (argument.keyword) {
      result.problem = bind_keyword(argument.keyword.in(from.source), signature, table, argument);
    } else if (position < earlier.size()) {
      argument.parameter = earlier[position++];
    } else {
      result.problem = bind_position(signature, result.star_from, position, argument);
    }
    if (!result.problem.empty()) return;
  }
  mark_absent(from.source, table, rule, result);
}

void bind_operand(Node other, const RuleTable& table, const Rule& rule, BoundCall& result) {
  result = BoundCall();
  if (table.rows(rule.signature).empty()) return;
  result.list = other;
  result.positional = 1;
  result.arguments.push_back({.node = other, .value = other, .keyword = {}, .parameter = 0});
}

}  // namespace paddle_ls::rewrite
