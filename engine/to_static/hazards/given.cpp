#include "engine/to_static/hazards/given.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "engine/to_static/hazards/tensor_names.hpp"

namespace paddle_ls::to_static {
namespace {

// How far a chain of names and operands is followed.
constexpr int deepest = 8;

// What a value is where it is handed over, by its words and by what its names are bound to there.
class Handed {
 public:
  Handed(const Part& part, NodeId around) : part_(part), ast_(part.ast), around_(around) {}

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

  // What a loop over the value finds.
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

  // A display may also be what a loop goes through to bind the name.
  Judgement named(NodeId name, int depth) const {
    const std::string spelled(ast_.text(name));
    std::vector<Judgement> bound;
    const auto add = [&](const Part& part, NodeId scope) {
      const auto values = part.piece->values.find({scope, spelled});
      if (values == part.piece->values.end()) return;
      for (const NodeId value : values->second) {
        const bool is_display = part.ast.is(value, Kind::list) || part.ast.is(value, Kind::tuple);
        bound.push_back(is_display ? Judgement{} : Handed(part, scope).whole(value, depth));
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

NodeList positional(const Part& part, NodeId function) {
  const NodeId args = part.ast.child(function, Field::args);
  NodeList all = part.ast.list(args, Field::posonly);
  const NodeList& plain = part.ast.list(args, Field::args);
  all.insert(all.end(), plain.begin(), plain.end());
  if (!all.empty() && part.class_of(function) != no_node) all.erase(all.begin());
  return all;
}

bool has_fixed_shape(const Ast& ast, NodeId spec) {
  NodeId shape = keyword_value(ast, spec, "shape");
  const NodeList& arguments = ast.list(spec, Field::args);
  if (shape == no_node && !arguments.empty()) shape = arguments.front();
  if (!ast.is(shape, Kind::list) && !ast.is(shape, Kind::tuple)) return false;
  const NodeList& dimensions = ast.list(shape, Field::elts);
  return std::all_of(dimensions.begin(), dimensions.end(), [&](NodeId dimension) {
    return ast.is(dimension, Kind::constant) && ast.literal(dimension) == Literal::number;
  });
}

class Gifts {
 public:
  Gifts(const Program& program, std::vector<Converted>& functions) : program_(program) {
    for (Converted& each : functions) {
      if (!positional(*each.part, each.function).empty()) {
        wanted_[{each.part, each.function}].converted = &each;
        names_.insert(each.part->ast.text(each.function));
      }
    }
  }

  void run() {
    if (wanted_.empty()) return;
    for (auto& [place, function] : wanted_) decorators(*place.first, place.second, function);
    for (const Part& part : program_.parts) {
      for (const NodeId node : part.piece->nodes) {
        if (part.ast.is(node, Kind::call)) call(part, node);
      }
    }
    for (auto& [place, function] : wanted_) finish(*place.first, place.second, function);
  }

 private:
  using Of = std::map<std::string, std::vector<Judgement>, std::less<>>;
  struct Wanted {
    Converted* converted = nullptr;
    Of whole;
    Of items;
    std::set<std::string, std::less<>> open;
  };

  void decorators(const Part& part, NodeId function, Wanted& to) {
    for (const NodeId decorator : part.ast.list(function, Field::decorators)) {
      if (!part.ast.is(decorator, Kind::call)) continue;
      if (!is_to_static(part, part.ast.child(decorator, Field::func))) continue;
      specified(part, keyword_value(part.ast, decorator, "input_spec"), to);
    }
  }

  // Entries of `input_spec`: a specification is a tensor, all else is given as it is.
  static void specified(const Part& part, NodeId specs, Wanted& to) {
    const Ast& ast = part.ast;
    if (!ast.is(specs, Kind::list) && !ast.is(specs, Kind::tuple)) return;
    const Part& own = *to.converted->part;
    const NodeList parameters = positional(own, to.converted->function);
    const NodeList& entries = ast.list(specs, Field::elts);
    for (std::size_t at = 0; at < entries.size() && at < parameters.size(); ++at) {
      const std::string name(own.ast.text(parameters[at]));
      const NodeId entry = entries[at];
      if (ast.is(entry, Kind::call) &&
          part.qualified(ast.child(entry, Field::func)).ends_with("InputSpec")) {
        const Judgement tensor{Nature::tensor, "`input_spec` says that `" + name + "` is one"};
        to.whole[name].push_back(tensor);
        to.items[name].push_back(tensor);
        if (!has_fixed_shape(ast, entry)) to.open.insert(name);
      } else if (ast.is(entry, Kind::constant)) {
        to.whole[name].push_back({Nature::python, "`input_spec` gives it a value"});
      }
    }
  }

  void call(const Part& part, NodeId call) {
    const Ast& ast = part.ast;
    const NodeId callee = ast.child(call, Field::func);
    if (is_to_static(part, callee)) {
      const NodeId specs = keyword_value(ast, call, "input_spec");
      if (specs == no_node || ast.list(call, Field::args).empty()) return;
      const NodeId around = part.function_around(call);
      for (Wanted* each : wanted(part, ast.list(call, Field::args).front(), around)) {
        specified(part, specs, *each);
      }
      return;
    }
    if (!may_lead_to_wanted(part, call)) return;
    const NodeId around = part.function_around(call);
    for (Wanted* each : wanted(part, callee, around)) pass(part, call, around, *each);
  }

  // False for nearly every call, without a search: what is called has another name, and is nothing
  // that the file binds.
  bool may_lead_to_wanted(const Part& part, NodeId call) const {
    NodeId callee = part.ast.child(call, Field::func);
    const std::string_view name = part.ast.text(callee);
    if (part.ast.is(callee, Kind::attribute)) {
      while (part.ast.is(callee, Kind::attribute)) callee = part.ast.child(callee, Field::value);
      return names_.contains(name) || part.ast.text(callee) == "self";
    }
    if (!part.ast.is(callee, Kind::name)) return true;
    return names_.contains(name) || !program_.binding(name).empty() ||
           program_.definition(name, Kind::class_def) ||
           part.piece->values.contains({part.function_around(call), std::string(name)});
  }

  // The wanted functions that the expression stands for, also behind `to_static`.
  std::vector<Wanted*> wanted(const Part& part, NodeId expression, NodeId around) {
    const Ast& ast = part.ast;
    std::vector<Wanted*> found;
    NodeList values = {expression};
    if (ast.is(expression, Kind::name)) {
      for (const NodeId scope : {around, no_node}) {
        const auto bound = part.piece->values.find({scope, std::string(ast.text(expression))});
        if (bound == part.piece->values.end()) continue;
        values.insert(values.end(), bound->second.begin(), bound->second.end());
        break;
      }
    }
    for (NodeId value : values) {
      const bool converts = ast.is(value, Kind::call) &&
                            is_to_static(part, ast.child(value, Field::func)) &&
                            !ast.list(value, Field::args).empty();
      if (value != expression && !converts) continue;
      if (converts) value = ast.list(value, Field::args).front();
      for (const Reference& reference : functions_of_value(part, value, around)) {
        const auto site = follow(program_, {}, nullptr, part, reference);
        if (!site) continue;
        const auto known = wanted_.find({site->function.part, site->function.node});
        if (known != wanted_.end()) found.push_back(&known->second);
      }
    }
    return found;
  }

  static void pass(const Part& part, NodeId call, NodeId around, Wanted& to) {
    const Ast& ast = part.ast;
    const Part& own = *to.converted->part;
    const NodeList parameters = positional(own, to.converted->function);
    const NodeList& arguments = ast.list(call, Field::args);
    const Handed handed(part, around);
    for (std::size_t at = 0; at < parameters.size(); ++at) {
      if (at < arguments.size() && ast.is(arguments[at], Kind::starred)) return;
      const std::string name(own.ast.text(parameters[at]));
      NodeId value = keyword_value(ast, call, name);
      if (at < arguments.size()) value = arguments[at];
      if (value == no_node) continue;
      to.whole[name].push_back(handed.whole(value));
      to.items[name].push_back(handed.items(value));
    }
  }

  static void finish(const Part& part, NodeId function, Wanted& wanted) {
    for (const NodeId parameter : positional(part, function)) {
      const std::string name(part.ast.text(parameter));
      const auto whole = wanted.whole.find(name);
      if (whole == wanted.whole.end()) continue;
      wanted.converted->given.push_back(
          {name, joined(whole->second), joined(wanted.items[name]), wanted.open.contains(name)});
    }
  }

  // One tensor is enough, but Python values are all of them.
  static Judgement joined(const std::vector<Judgement>& all) {
    std::vector<Judgement> told;
    for (const Judgement& each : all) {
      if (each.nature != Nature::run_time) told.push_back(each);
    }
    Judgement result = one_of(told);
    return on_tensor(result) || told.size() == all.size() ? result : Judgement{};
  }

  const Program& program_;
  std::map<std::pair<const Part*, NodeId>, Wanted> wanted_;
  std::set<std::string_view> names_;
};

}  // namespace

void add_given(const Program& program, std::vector<Converted>& functions) {
  Gifts(program, functions).run();
}

std::string digest(const std::vector<Given>& given) {
  std::string text;
  for (const Given& each : given) {
    for (const Judgement* part : {&each.whole, &each.items}) {
      text +=
          each.parameter + ':' + std::to_string(static_cast<int>(part->nature)) + part->why + ';';
    }
  }
  return text;
}

}  // namespace paddle_ls::to_static
