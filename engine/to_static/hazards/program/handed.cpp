#include "engine/to_static/hazards/program/handed.hpp"

#include <algorithm>

#include "engine/to_static/hazards/program/conversion_unit.hpp"
#include "engine/to_static/hazards/program/tensor_names.hpp"

namespace paddle_ls::to_static {
namespace {

// How far a chain of names and operands is followed.
constexpr int deepest = 8;

// The nature of a value where it is passed, by its spelling and by what its names are bound to
// there.
class HandedValue {
 public:
  HandedValue(const Part& part, NodeId around) : part_(part), ast_(part.ast), around_(around) {}

  Judgement whole(NodeId value, int depth = 0) const {
    if (depth > deepest) return {};
    switch (ast_.kind(value)) {
      case Kind::constant:
      case Kind::joined_str: return {Nature::python, "calls give it Python values"};
      case Kind::list:
      case Kind::tuple:
      case Kind::dict: return {Nature::python, "calls give it a container"};
      case Kind::unary_op: return whole(ast_.child(value, Field::operand), depth + 1);
      case Kind::bin_op: {
        const Judgement left = whole(ast_.child(value, Field::left), depth + 1);
        const Judgement right = whole(ast_.child(value, Field::right), depth + 1);
        if (on_tensor(left) || right.nature == Nature::python) return left;
        return right;
      }
      case Kind::call: return result(value, depth + 1);
      case Kind::name: return named(value, depth + 1);
      default: return {};
    }
  }

  // The items of a loop over the value.
  Judgement items(NodeId value) const {
    if (!ast_.is(value, Kind::list) && !ast_.is(value, Kind::tuple)) {
      const Judgement itself = whole(value);
      return on_tensor(itself) ? itself : Judgement{};
    }
    std::vector<Judgement> all;
    for (const NodeId item : ast_.list(value, Field::elts)) all.push_back(whole(item));
    return one_of(all);
  }

 private:
  Judgement result(NodeId call, int depth) const {
    const NodeId callee = ast_.child(call, Field::func);
    const std::string name = part_.qualified(callee);
    if (makes_tensor(name)) return {Nature::tensor, "a call gives it what `" + name + "` makes"};
    if (!ast_.is(callee, Kind::attribute)) return {};
    const Judgement owner = whole(ast_.child(callee, Field::value), depth);
    const bool leaves = ast_.text(callee) == "numpy" || ast_.text(callee) == "item";
    return on_tensor(owner) && is_method_to_tensor(ast_.text(callee)) && !leaves ? owner
                                                                                 : Judgement{};
  }

  // A loop over a display may also bind the name.
  Judgement named(NodeId name, int depth) const {
    const std::string spelled(ast_.text(name));
    std::vector<Judgement> bound;
    const auto add = [&](const Part& part, NodeId scope) {
      const auto values = part.piece->values.find({scope, spelled});
      if (values == part.piece->values.end()) return;
      for (const NodeId value : values->second) {
        const bool is_display = part.ast.is(value, Kind::list) || part.ast.is(value, Kind::tuple);
        bound.push_back(is_display ? Judgement{} : HandedValue(part, scope).whole(value, depth));
      }
    };
    if (around_ != no_node) {
      add(part_, around_);
    } else {
      for (const Part* part : part_.file.binding(spelled)) add(*part, no_node);
    }
    return one_of(bound);
  }

  const Part& part_;
  const Ast& ast_;
  NodeId around_;
};

NodeId shape_of(const Ast& ast, NodeId spec) {
  const NodeId shape = keyword_value(ast, spec, "shape");
  const NodeList& arguments = ast.list(spec, Field::args);
  return shape == no_node && !arguments.empty() ? arguments.front() : shape;
}

std::uint32_t rank_of(const Ast& ast, NodeId spec) {
  const NodeId shape = shape_of(ast, spec);
  if (!ast.is(shape, Kind::list) && !ast.is(shape, Kind::tuple)) return 0;
  return static_cast<std::uint32_t>(ast.list(shape, Field::elts).size());
}

bool has_fixed_shape(const Ast& ast, NodeId spec) {
  const NodeId shape = shape_of(ast, spec);
  if (!ast.is(shape, Kind::list) && !ast.is(shape, Kind::tuple)) return false;
  const NodeList& dimensions = ast.list(shape, Field::elts);
  return std::all_of(dimensions.begin(), dimensions.end(), [&](NodeId dimension) {
    return ast.is(dimension, Kind::constant) && ast.literal(dimension) == Literal::number;
  });
}

// One bit for each dimension that is `None` or -1, the first one in the lowest.
std::uint32_t open_dimensions(const Ast& ast, NodeId spec) {
  const NodeId shape = shape_of(ast, spec);
  if (!ast.is(shape, Kind::list) && !ast.is(shape, Kind::tuple)) return 0;
  std::uint32_t found = 0;
  std::uint32_t bit = 1;
  for (const NodeId dimension : ast.list(shape, Field::elts)) {
    const bool is_none = ast.is(dimension, Kind::constant) && ast.text(dimension) == "None";
    const bool is_minus = ast.is(dimension, Kind::unary_op);
    if (is_none || is_minus) found |= bit;
    bit <<= 1U;
  }
  return found;
}

// One tensor is enough, but it is a Python value only if all of them are.
Judgement together(const std::vector<Judgement>& all) {
  std::vector<Judgement> told;
  for (const Judgement& each : all) {
    if (each.nature != Nature::run_time) told.push_back(each);
  }
  Judgement result = one_of(told);
  return on_tensor(result) || told.size() == all.size() ? result : Judgement{};
}

}  // namespace

NodeList positional_parameters(const Part& part, NodeId function) {
  const NodeId args = part.ast.child(function, Field::args);
  NodeList all = part.ast.list(args, Field::posonly);
  const NodeList& plain = part.ast.list(args, Field::args);
  all.insert(all.end(), plain.begin(), plain.end());
  if (!all.empty() && part.class_of(function) != no_node) all.erase(all.begin());
  return all;
}

void Handed::specify(const Part& part, NodeId specs) {
  const Ast& ast = part.ast;
  if (!ast.is(specs, Kind::list) && !ast.is(specs, Kind::tuple)) return;
  const NodeList parameters = positional_parameters(*own_, function_);
  const NodeList& entries = ast.list(specs, Field::elts);
  for (std::size_t at = 0; at < entries.size() && at < parameters.size(); ++at) {
    const std::string name(own_->ast.text(parameters[at]));
    const NodeId entry = entries[at];
    if (ast.is(entry, Kind::call) &&
        part.qualified(ast.child(entry, Field::func)).ends_with("InputSpec")) {
      const Judgement tensor{Nature::tensor, "`input_spec` says that `" + name + "` is one"};
      whole_[name].push_back(tensor);
      items_[name].push_back(tensor);
      if (!has_fixed_shape(ast, entry)) open_.insert(name);
      dimensions_[name] |= open_dimensions(ast, entry);
      ranks_[name] = rank_of(ast, entry);
    } else if (ast.is(entry, Kind::constant)) {
      whole_[name].push_back({Nature::python, "`input_spec` gives it a value"});
    }
  }
}

void Handed::open(const std::string& parameter, std::uint32_t dimensions) {
  dimensions_[parameter] |= dimensions;
}

std::uint32_t Handed::dimensions_of(const std::string& parameter) const {
  const auto found = dimensions_.find(parameter);
  return found == dimensions_.end() ? 0 : found->second;
}

void Handed::pass(const Part& part, NodeId call, NodeId around) {
  const Ast& ast = part.ast;
  const NodeList parameters = positional_parameters(*own_, function_);
  const NodeList& arguments = ast.list(call, Field::args);
  const HandedValue handed(part, around);
  for (std::size_t at = 0; at < parameters.size(); ++at) {
    if (at < arguments.size() && ast.is(arguments[at], Kind::starred)) return;
    const std::string name(own_->ast.text(parameters[at]));
    NodeId value = keyword_value(ast, call, name);
    if (at < arguments.size()) value = arguments[at];
    if (value == no_node) continue;
    whole_[name].push_back(handed.whole(value));
    items_[name].push_back(handed.items(value));
  }
}

void Handed::add(const HandedArgument& given) {
  whole_[given.parameter].push_back(given.whole);
  items_[given.parameter].push_back(given.items);
  if (given.has_open_dimensions) open_.insert(given.parameter);
  dimensions_[given.parameter] |= given.open_dimensions;
  ranks_[given.parameter] = given.rank;
}

std::vector<HandedArgument> Handed::given() const {
  std::vector<HandedArgument> all;
  for (const NodeId parameter : positional_parameters(*own_, function_)) {
    const std::string name(own_->ast.text(parameter));
    const auto whole = whole_.find(name);
    if (whole == whole_.end()) continue;
    const auto items = items_.find(name);
    all.push_back({name, together(whole->second),
                   items == items_.end() ? Judgement{} : together(items->second),
                   open_.contains(name), dimensions_of(name),
                   ranks_.contains(name) ? ranks_.at(name) : 0});
  }
  return all;
}

}  // namespace paddle_ls::to_static
