// Where Python needs the truth, number or text of a value, and conversion does not handle it.
#include <algorithm>

#include "engine/to_static/hazards/values/dimensions.hpp"
#include "engine/to_static/hazards/values/hazard_facts.hpp"
#include "engine/to_static/hazards/values/nature.hpp"

namespace paddle_ls::to_static {
namespace {

constexpr std::string_view tensor_because = "; a value is a tensor, because ";

bool is_any_of(std::string_view name, std::initializer_list<std::string_view> all) {
  return std::find(all.begin(), all.end(), name) != all.end();
}

class Truth {
 public:
  Truth(const HazardFacts& facts, Natures& natures, Hazards& to)
      : facts_(facts), ast_(facts.ast), natures_(natures), dimensions_(facts, natures), to_(to) {}

  void look_at(NodeId node) {
    switch (ast_.kind(node)) {
      case Kind::compare: comparison(node); break;
      case Kind::call: call(node); break;
      case Kind::comprehension: filter(node); break;
      case Kind::subscript: item(node); break;
      case Kind::dict_item:
      case Kind::dict_comp: key(node); break;
      case Kind::formatted_value: text(node); break;
      default: break;
    }
  }

 private:
  void add(NodeId node, const Judgement& found, const std::string& what) {
    if (!on_tensor(found)) return;
    to_.push_back({&hazard_rule("D43"), facts_.part.range(node),
                   what + std::string(tensor_because) + found.why});
  }

  void comparison(NodeId node) {
    const NodeList& parts = ast_.list(node, Field::comparators);
    if (parts.size() > 1) {
      return add(
          node, natures_.of(node),
          "a chained comparison needs the truth value of its first part; use `paddle.logical_and`");
    }
    const bool is_membership = !parts.empty() && (ast_.op(parts.front()) == Operator::in ||
                                                  ast_.op(parts.front()) == Operator::not_in);
    if (!is_membership) return;
    const NodeId whole = ast_.child(parts.front(), Field::value);
    Judgement found = natures_.of(ast_.child(node, Field::left));
    const Judgement of_whole = natures_.of(whole);
    if (!on_tensor(found) && on_tensor(of_whole)) found = of_whole;
    add(node, found, "`in` needs the truth value of each comparison; use `paddle.any`");
  }

  // The one that is most likely a tensor.
  Judgement most(const NodeList& values) {
    Judgement found;
    for (const NodeId value : values) {
      Judgement own = dimensions_.number(value);
      if (own.nature > found.nature) found = std::move(own);
    }
    return found;
  }

  // What a function finds that goes through its argument.
  Judgement within(NodeId argument) {
    switch (ast_.kind(argument)) {
      case Kind::generator_exp:
      case Kind::list_comp: return natures_.of(ast_.child(argument, Field::elt));
      case Kind::list:
      case Kind::tuple: return most(ast_.list(argument, Field::elts));
      default: return natures_.item_of(argument);
    }
  }

  // Of a function that orders items: by what the lambda `key` gives of each, or by the items.
  Judgement ordered(NodeId call) {
    const NodeId key = keyword_value(ast_, call, "key");
    const NodeId argument = ast_.list(call, Field::args).front();
    if (!ast_.is(key, Kind::lambda)) return within(argument);
    Judgement found = natures_.of(ast_.child(key, Field::elt));
    return found.nature == Nature::run_time ? within(argument) : found;
  }

  void call(NodeId node) {
    const NodeId callee = ast_.child(node, Field::func);
    const NodeList& given = ast_.list(node, Field::args);
    if (given.empty()) return;
    if (ast_.is(callee, Kind::attribute)) {
      const std::string name = facts_.part.qualified(callee);
      if (!name.starts_with("math.")) return;
      return add(node, most(given), "`" + name + "` takes numbers; use Paddle's function");
    }
    if (!ast_.is(callee, Kind::name)) return;
    const std::string_view name = ast_.text(callee);
    if (facts_.binds(name) || facts_.is_parameter(name)) return;
    if (is_any_of(name, {"max", "min"})) {
      const bool has_several = given.size() > 1;
      add(node, has_several ? most(given) : ordered(node),
          "`" + std::string(name) + "` compares " + (has_several ? "its arguments" : "items") +
              " as Python does; use `paddle." + std::string(name) + (has_several ? "imum`" : "`"));
    } else if (is_any_of(name, {"any", "all", "sorted"})) {
      add(node, ordered(node),
          "`" + std::string(name) + "` needs the truth values of the items; use `paddle." +
              (name == "sorted" ? "sort" : std::string(name)) + "`");
    } else if (name == "round" && given.size() > 1 && is_item(given.front())) {
      add(node, natures_.of(given.front()), "`round` gets a tensor, as `item()` gives one there");
    }
  }

  bool is_item(NodeId value) const {
    if (!ast_.is(value, Kind::call)) return false;
    const NodeId callee = ast_.child(value, Field::func);
    return ast_.is(callee, Kind::attribute) && ast_.text(callee) == "item";
  }

  void filter(NodeId comprehension) {
    for (const NodeId test : ast_.list(comprehension, Field::ifs)) {
      add(test, natures_.of(test), "the filter of a comprehension needs a truth value; use a loop");
    }
  }

  // Of a dict: a number of a tensor is a tensor of the program, and each of those is another key.
  void key(NodeId entry) {
    const NodeId key = ast_.child(entry, Field::key);
    const bool casts = ast_.is(key, Kind::call) &&
                       (is_item(key) || (ast_.is(ast_.child(key, Field::func), Kind::name) &&
                                         is_any_of(ast_.text(ast_.child(key, Field::func)),
                                                   {"bool", "float", "int"})));
    if (casts) add(key, natures_.of(key), "the key of a dict stays a tensor there");
  }

  // Lists, tuples and dicts of Python are indexed by what is one of its values.
  void item(NodeId subscript) {
    if (ast_.context(subscript) != Context::load ||
        !holds_items(ast_.child(subscript, Field::value))) {
      return;
    }
    add(subscript, natures_.of(ast_.child(subscript, Field::slice)),
        "a Python container is indexed with a tensor; stack it and use `paddle.gather`");
  }

  bool holds_items(NodeId value) const {
    const auto is_display = [&](NodeId node) { return is_container(ast_, node); };
    if (is_display(value)) return true;
    if (ast_.is(value, Kind::attribute)) {
      const NodeId type = facts_.part.class_of(facts_.function);
      const auto bound = facts_.part.piece->values.find({type, facts_.part.dotted(value)});
      return type != no_node && bound != facts_.part.piece->values.end() &&
             std::all_of(bound->second.begin(), bound->second.end(), is_display);
    }
    if (!ast_.is(value, Kind::name)) return false;
    const std::string_view name = ast_.text(value);
    if (facts_.is_parameter(name)) {
      return !facts_.binds(name) && natures_.of(value).nature == Nature::python;
    }
    if (!facts_.binds(name)) return is_container_of_file(name);
    const NodeId bound = facts_.last_value_before(value, name);
    return bound != no_node && is_display(bound);
  }

  static bool is_container(const Ast& ast, NodeId node) {
    const Kind kind = ast.kind(node);
    return kind == Kind::list || kind == Kind::tuple || kind == Kind::dict ||
           kind == Kind::list_comp || kind == Kind::dict_comp;
  }

  // Whether the file binds the name to nothing else.
  bool is_container_of_file(std::string_view name) const {
    const std::vector<const Part*> parts = facts_.part.file.binding(name);
    return !parts.empty() && std::all_of(parts.begin(), parts.end(), [&](const Part* part) {
      const auto bound = part->piece->values.find({no_node, std::string(name)});
      return bound != part->piece->values.end() &&
             std::all_of(bound->second.begin(), bound->second.end(),
                         [&](NodeId each) { return is_container(part->ast, each); });
    });
  }

  // `f"{x:.2f}"` asks for a number, and without a format for what a tensor of a program has none
  // of: its value.
  void text(NodeId field) {
    const NodeId value = ast_.child(field, Field::value);
    if (!is_item(value) && ast_.child(field, Field::format_spec) == no_node) return;
    add(field, natures_.of(value), "the string is made while the program is built");
  }

  const HazardFacts& facts_;
  const Ast& ast_;
  Natures& natures_;
  Dimensions dimensions_;
  Hazards& to_;
};

}  // namespace

void check_truth(const HazardFacts& facts, Natures& natures, Hazards& to) {
  Truth truth(facts, natures, to);
  for (const NodeId node : facts.nodes) truth.look_at(node);
}

}  // namespace paddle_ls::to_static
