#include "engine/to_static/hazards/values/dimensions.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "engine/text/word_set.hpp"

namespace paddle_ls::to_static {
namespace {

// How far a chain of names and operands is followed.
constexpr int deepest_dimension = 12;
constexpr std::uint32_t first_dimension = 1;

// Operations that keep the shape of their first operand.
constexpr auto same_shape = std::to_array<std::string_view>(
    {"abs",         "astype",    "cast", "clip",      "clone",   "cos",        "cumsum",
     "detach",      "dropout",   "exp",  "floor",     "gelu",    "leaky_relu", "log",
     "log_softmax", "ones_like", "relu", "relu6",     "round",   "rsqrt",      "scale",
     "sigmoid",     "sign",      "silu", "sin",       "softmax", "softplus",   "sqrt",
     "square",      "swish",     "tanh", "zeros_like"});
// Operations and layers that keep the first dimension.
constexpr auto keep_first =
    std::to_array<std::string_view>({"linear", "matmul", "bmm", "one_hot", "embedding"});
constexpr std::string_view row_layers[] = {
    "AdaptiveAvgPool", "AvgPool", "BatchNorm", "Conv", "Dropout", "Embedding", "GELU", "GroupNorm",
    "LayerNorm",       "Linear",  "MaxPool",   "ReLU", "Sigmoid", "Softmax",   "Tanh"};
constexpr auto moves = std::to_array<std::string_view>({"flatten", "reshape", "t", "transpose"});
// Operations whose results have as many rows as values fit.
constexpr auto counted = std::to_array<std::string_view>({"masked_select", "nonzero", "unique"});

std::optional<long> integer(const Ast& ast, NodeId node) {
  const bool is_negative = ast.is(node, Kind::unary_op) && ast.op(node) == Operator::minus;
  if (is_negative) node = ast.child(node, Field::operand);
  if (!ast.is(node, Kind::constant) || ast.literal(node) != Literal::number) return {};
  const std::string_view text = ast.text(node);
  long value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return {};
  return is_negative ? -value : value;
}

// Whether a slice leaves the length what it is, or takes something from an open one.
bool leaves_open(const Ast& ast, NodeId slice) {
  const auto upper = integer(ast, ast.child(slice, Field::upper));
  return ast.child(slice, Field::upper) == no_node || (upper && *upper < 0);
}

}  // namespace

// `unique(x, return_counts=True)` and `nonzero(x, as_tuple=True)` give tuples.
bool Dimensions::gives_several(NodeId call) const {
  const NodeList& keywords = facts_.ast.list(call, Field::keywords);
  return std::any_of(keywords.begin(), keywords.end(), [&](NodeId keyword) {
    const std::string_view name = facts_.ast.text(keyword);
    return name.starts_with("return_") || name == "as_tuple";
  });
}

std::uint32_t Dimensions::open(NodeId node, int depth) {
  if (node == no_node || depth > deepest_dimension) return 0;
  const Ast& ast = facts_.ast;
  switch (ast.kind(node)) {
    case Kind::name: return open_of_name(node, depth + 1);
    case Kind::call: return open_of_call(node, depth + 1);
    case Kind::subscript: return open_of_item(node, depth + 1);
    case Kind::unary_op: return open(ast.child(node, Field::operand), depth + 1);
    case Kind::bin_op: {
      const NodeId left = ast.child(node, Field::left);
      const NodeId right = ast.child(node, Field::right);
      if (ast.op(node) == Operator::mat_mult) return open(left, depth + 1) & first_dimension;
      if (integer(ast, right) || ast.is(right, Kind::constant)) return open(left, depth + 1);
      if (ast.is(left, Kind::constant)) return open(right, depth + 1);
      return open(left, depth + 1) & open(right, depth + 1);
    }
    default: return 0;
  }
}

std::uint32_t Dimensions::open_of_name(NodeId name, int depth) {
  const Ast& ast = facts_.ast;
  const std::string_view spelled = ast.text(name);
  if (!facts_.binds(spelled)) {
    for (const HandedArgument& given : facts_.converted.given) {
      if (given.parameter == spelled) return given.open_dimensions;
    }
    return 0;
  }
  if (facts_.is_parameter(spelled)) return 0;
  std::optional<std::uint32_t> found;
  for (const NodeId node : facts_.nodes) {
    if (!ast.is(node, Kind::name) || ast.text(node) != spelled) continue;
    if (ast.context(node) != Context::store) continue;
    const NodeId statement = facts_.part.parent(node);
    if (!ast.is(statement, Kind::assign)) return 0;
    found = found.value_or(~std::uint32_t{0}) & open(ast.child(statement, Field::value), depth);
  }
  return found.value_or(0);
}

std::uint32_t Dimensions::open_of_call(NodeId call, int depth) {
  const Ast& ast = facts_.ast;
  const NodeId callee = ast.child(call, Field::func);
  const NodeList& arguments = ast.list(call, Field::args);
  const std::string name = facts_.part.qualified(callee);
  const std::string last = name.empty() && ast.is(callee, Kind::attribute)
                               ? std::string(ast.text(callee))
                               : name.substr(name.rfind('.') + 1);
  const bool is_function = name.starts_with("paddle.");
  const NodeId owner = ast.is(callee, Kind::attribute) ? ast.child(callee, Field::value) : no_node;
  const NodeId operand = !is_function ? owner : arguments.empty() ? no_node : arguments.front();
  if (operand == no_node) return 0;
  if (text::is_one_of(last, same_shape)) return open(operand, depth);
  if (is_library_layer(callee)) {
    return arguments.empty() ? 0 : open(arguments.front(), depth) & first_dimension;
  }
  if (is_function && text::is_one_of(last, keep_first))
    return open(operand, depth) & first_dimension;
  if (text::is_one_of(last, moves)) {
    const std::size_t first = is_function ? 1 : 0;
    return open_of_moved(last, operand, arguments.size() > first ? arguments[first] : no_node,
                         depth);
  }
  const bool is_tensor = is_function || on_tensor(natures_.of(owner));
  if (gives_several(call)) return 0;
  return is_tensor && text::is_one_of(last, counted) ? first_dimension : 0;
}

// Whether an attribute of the layer holds a layer of Paddle that works on each row separately.
bool Dimensions::is_library_layer(NodeId callee) const {
  constexpr std::string_view package = "paddle.nn.";
  const Part& part = facts_.part;
  const NodeId type = part.class_of(facts_.function);
  const auto values = part.piece->values.find({type, part.dotted(callee)});
  if (type == no_node || values == part.piece->values.end()) return false;
  return std::all_of(values->second.begin(), values->second.end(), [&](NodeId value) {
    if (!part.ast.is(value, Kind::call)) return false;
    const std::string name = part.qualified(part.ast.child(value, Field::func));
    if (!name.starts_with(package)) return false;
    const std::string_view last = std::string_view(name).substr(package.size());
    return std::any_of(std::begin(row_layers), std::end(row_layers),
                       [&](std::string_view each) { return last.starts_with(each); });
  });
}

// Of `reshape`, `transpose`, `t` and `flatten`, as far as `how` is written out.
std::uint32_t Dimensions::open_of_moved(std::string_view name, NodeId operand, NodeId how,
                                        int depth) {
  const Ast& ast = facts_.ast;
  const std::uint32_t before = open(operand, depth);
  if (before == 0) return 0;
  if (name == "t") return (before & 1U) << 1U | (before >> 1U & 1U);
  if (name == "flatten") return how == no_node ? first_dimension : before & first_dimension;
  if (!ast.is(how, Kind::list) && !ast.is(how, Kind::tuple)) return 0;
  std::uint32_t result = 0;
  unsigned place = 0;
  for (const NodeId entry : ast.list(how, Field::elts)) {
    const auto value = integer(ast, entry);
    bool is_open = false;
    if (name == "reshape") {
      const bool keeps = value && *value == 0 && (before >> place & 1U) != 0;
      is_open = keeps || (value && *value == -1) || (!value && on_tensor(number(entry, depth)));
    } else {
      is_open = value && *value >= 0 && *value < 32 && (before >> *value & 1U) != 0;
    }
    if (is_open) result |= first_dimension << place;
    ++place;
  }
  return result;
}

std::uint32_t Dimensions::open_of_item(NodeId subscript, int depth) {
  const Ast& ast = facts_.ast;
  const NodeId value = ast.child(subscript, Field::value);
  const NodeId index = ast.child(subscript, Field::slice);
  if (ast.is(index, Kind::compare)) {  // as many as pass the test
    return on_tensor(natures_.of(index)) ? first_dimension : 0;
  }
  const NodeList parts =
      ast.is(index, Kind::tuple) ? ast.list(index, Field::elts) : NodeList{index};
  std::uint32_t rest = open(value, depth);
  std::uint32_t result = 0;
  int place = 0;
  for (const NodeId part : parts) {
    if (integer(ast, part)) {
      rest >>= 1U;
      continue;
    }
    if (!ast.is(part, Kind::slice)) return 0;
    if ((rest & 1U) != 0 && leaves_open(ast, part)) result |= first_dimension << place;
    rest >>= 1U;
    ++place;
  }
  return result | (rest << place);
}

Judgement Dimensions::dimension(NodeId owner, NodeId index, int depth) {
  auto place = integer(facts_.ast, index);
  if (place && *place < 0 && facts_.ast.is(owner, Kind::name) &&
      !facts_.binds(facts_.ast.text(owner))) {
    for (const HandedArgument& given : facts_.converted.given) {
      if (given.parameter == facts_.ast.text(owner)) *place += given.rank;
    }
  }
  if (!place || *place < 0 || *place > 30) return {};
  if (((open(owner, depth) >> static_cast<unsigned>(*place)) & 1U) == 0) return {};
  return {Nature::tensor, "dimension " + std::to_string(*place) + " of `" +
                              std::string(facts_.part.text(owner)) +
                              "` is known only when the program runs"};
}

// The tensor whose `shape` the expression is, as it is or as a list, or `no_node`.
NodeId Dimensions::shape_owner(NodeId expression, int depth) {
  const Ast& ast = facts_.ast;
  if (expression == no_node || depth > deepest_dimension) return no_node;
  if (ast.is(expression, Kind::attribute)) {
    return ast.text(expression) == "shape" ? ast.child(expression, Field::value) : no_node;
  }
  if (ast.is(expression, Kind::call)) {
    const NodeList& arguments = ast.list(expression, Field::args);
    const std::string name = facts_.part.dotted(ast.child(expression, Field::func));
    const bool copies = arguments.size() == 1 && (name == "list" || name == "tuple");
    return copies ? shape_owner(arguments.front(), depth + 1) : no_node;
  }
  if (!ast.is(expression, Kind::name) || facts_.is_parameter(ast.text(expression))) return no_node;
  return shape_owner(facts_.only_value(ast.text(expression)), depth + 1);
}

Judgement Dimensions::number_of_name(NodeId name, int depth) {
  const Ast& ast = facts_.ast;
  const std::string_view spelled = ast.text(name);
  if (facts_.is_parameter(spelled)) return {};
  for (const NodeId node : facts_.nodes) {
    if (!ast.is(node, Kind::name) || ast.text(node) != spelled) continue;
    if (ast.context(node) != Context::store) continue;
    const NodeId around = facts_.part.parent(node);
    if (ast.is(around, Kind::assign)) {
      Judgement found = number(ast.child(around, Field::value), depth);
      if (on_tensor(found)) return found;
    } else if (ast.is(around, Kind::tuple) && ast.is(facts_.part.parent(around), Kind::assign)) {
      const NodeId owner = shape_owner(ast.child(facts_.part.parent(around), Field::value), depth);
      if (owner == no_node) continue;
      const NodeList& names = ast.list(around, Field::elts);
      const auto place = std::find(names.begin(), names.end(), node) - names.begin();
      if (((open(owner, depth) >> static_cast<unsigned>(place)) & 1U) == 0) continue;
      return {Nature::tensor, "dimension " + std::to_string(place) + " of `" +
                                  std::string(facts_.part.text(owner)) +
                                  "` is known only when the program runs"};
    }
  }
  return {};
}

Judgement Dimensions::number(NodeId node, int depth) {
  if (node == no_node || depth > deepest_dimension) return {};
  const Ast& ast = facts_.ast;
  Judgement found;
  switch (ast.kind(node)) {
    case Kind::subscript: {
      const NodeId owner = shape_owner(ast.child(node, Field::value), depth + 1);
      if (owner != no_node) return dimension(owner, ast.child(node, Field::slice), depth + 1);
      break;
    }
    case Kind::name: found = number_of_name(node, depth + 1); break;
    case Kind::bin_op:
      found = number(ast.child(node, Field::left), depth + 1);
      if (!on_tensor(found)) found = number(ast.child(node, Field::right), depth + 1);
      break;
    case Kind::call: {
      const std::string name = facts_.part.dotted(ast.child(node, Field::func));
      const NodeList& arguments = ast.list(node, Field::args);
      const bool casts = name == "int" || name == "float";
      if (arguments.size() == 1 && name == "len" && has_open_length(arguments.front())) {
        return {Nature::tensor, "the length of `" +
                                    std::string(facts_.part.text(arguments.front())) +
                                    "` is known only when the program runs"};
      }
      if (arguments.size() == 1 && casts) found = number(arguments.front(), depth + 1);
      break;
    }
    case Kind::attribute: {  // others are lists and names
      if (ast.text(node) != "size") return {};
      const Judgement owner = natures_.of(ast.child(node, Field::value));
      if (!on_tensor(owner)) return {};
      return {owner.nature, "`size` of a tensor is a tensor there"};
    }
    default: break;
  }
  return on_tensor(found) ? found : natures_.of(node);
}

}  // namespace paddle_ls::to_static
