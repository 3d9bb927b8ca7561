// Python state of a layer that a call leaves for the next one: it is read while the program is
// built, and the program keeps what it was then. Tensors of the layer are state of the program.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "engine/to_static/hazards/rules/kept_places.hpp"
#include "engine/to_static/hazards/values/nature.hpp"

namespace paddle_ls::to_static {
namespace {

template <class Table>
bool lists(const Table& table, std::string_view name) {
  return std::find(std::begin(table), std::end(table), name) != std::end(table);
}

// Adding an element to a set again has no effect, so `add` and `discard` are not included.
constexpr std::string_view kept_changes[] = {
    "append", "appendleft", "clear", "extend", "insert",  "pop",       "popleft",
    "remove", "reverse",    "sort",  "update", "popitem", "setdefault"};

class KeptState {
 public:
  KeptState(const HazardFacts& facts, Natures& natures, Hazards& to)
      : facts_(facts), ast_(facts.ast), natures_(natures), places_(facts), to_(to) {}

  void run() {
    for (const NodeId node : facts_.nodes) {
      const NodeId place = changed_place(node);
      if (place == no_node || facts_.scope(node) != facts_.function) continue;
      std::string key = places_.key(place);
      if (key.empty()) key = places_.key_of_setattr(place);
      if (!key.empty() && known_.insert(key).second) this->place(key);
    }
  }

 private:
  // What the node may change; most nodes change nothing and are skipped.
  NodeId changed_place(NodeId node) const {
    switch (ast_.kind(node)) {
      case Kind::name:
      case Kind::attribute: return ast_.context(node) == Context::store ? node : no_node;
      case Kind::subscript:
        return ast_.context(node) == Context::store ? ast_.child(node, Field::value) : no_node;
      case Kind::call: {
        const NodeId callee = ast_.child(node, Field::func);
        const NodeList& arguments = ast_.list(node, Field::args);
        if (ast_.is(callee, Kind::attribute)) {
          return lists(kept_changes, ast_.text(callee)) ? ast_.child(callee, Field::value)
                                                        : no_node;
        }
        if (ast_.text(callee) == "setattr") return node;
        return ast_.text(callee) == "next" && !arguments.empty() ? arguments.front() : no_node;
      }
      default: return no_node;
    }
  }

  // Reports the first statement or call of the function that changes what the place holds.
  void place(const std::string& key) {
    const Kept kept = places_.set_up(key);
    if (kept == Kept::unknown) return;
    const NodeId first_write = unconditional_write(key);
    for (const NodeId node : facts_.nodes) {
      if (facts_.scope(node) != facts_.function) continue;
      const NodeId change = changed_by(node, key, kept);
      if (change == no_node || !is_carried(key, change, first_write)) continue;
      if (!matters(key, node, change)) continue;
      to_.push_back({&hazard_rule("D68"), facts_.part.range(change),
                     "`" + spelled(node) +
                         "` changes from call to call, but the program keeps the value that it "
                         "had while it was built; make it a tensor of the layer, or pass it in"});
      return;
    }
  }

  std::string spelled(NodeId node) const {
    const std::string key = places_.key_of_setattr(node);
    return key.empty() ? std::string(facts_.part.text(node)) : key;
  }

  // The first one that every call reaches and that does not take the value over.
  NodeId unconditional_write(const std::string& key) const {
    for (const NodeId node : facts_.nodes) {
      if (places_.key(node) != key || ast_.context(node) != Context::store) continue;
      const NodeId statement = assignment_of(node);
      if (statement == no_node || facts_.control_flow(node) != no_node) continue;
      if (!reads(value_for(node, statement), key)) return statement;
    }
    return no_node;
  }

  // The assignment whose target, or a part of it, the node is.
  NodeId assignment_of(NodeId node) const {
    NodeId parent = facts_.part.parent(node);
    while (ast_.is(parent, Kind::tuple) || ast_.is(parent, Kind::list)) {
      parent = facts_.part.parent(parent);
    }
    return ast_.is(parent, Kind::assign) ? parent : no_node;
  }

  // What the assignment gives the node: of two displays, the item in its place.
  NodeId value_for(NodeId node, NodeId statement) const {
    if (ast_.is(statement, Kind::call)) return ast_.list(statement, Field::args).back();
    const NodeId value = ast_.child(statement, Field::value);
    const NodeId display = facts_.part.parent(node);
    const bool unpacks = ast_.is(display, Kind::tuple) && ast_.is(value, Kind::tuple) &&
                         facts_.part.parent(display) == statement;
    if (!unpacks) return value;
    const NodeList& targets = ast_.list(display, Field::elts);
    const NodeList& values = ast_.list(value, Field::elts);
    const auto at = std::find(targets.begin(), targets.end(), node) - targets.begin();
    return targets.size() == values.size() ? values[static_cast<std::size_t>(at)] : value;
  }

  bool is_read(NodeId node, std::string_view key) const {
    return ast_.context(node) == Context::load && places_.key(node) == key;
  }

  bool reads(NodeId expression, std::string_view key) const {
    const auto below = python_ast::preorder(ast_, expression);
    return std::any_of(below.begin(), below.end(), [&](NodeId node) { return is_read(node, key); });
  }

  // What changes the place at `node`, or `no_node`.
  NodeId changed_by(NodeId node, const std::string& key, Kept kept) const {
    if (places_.key_of_setattr(node) == key) return node;
    if (places_.key(node) != key) return no_node;
    const NodeId parent = facts_.part.parent(node);
    if (ast_.context(node) == Context::store) {
      if (ast_.is(parent, Kind::aug_assign)) return kept == Kept::none ? no_node : parent;
      const NodeId statement = assignment_of(node);
      const bool keeps = statement != no_node && places_.key(value_for(node, statement)) == key;
      return keeps ? no_node : statement;
    }
    if (kept == Kept::iterator) {
      const bool takes = ast_.is(parent, Kind::call) &&
                         facts_.part.dotted(ast_.child(parent, Field::func)) == "next";
      return takes ? parent : no_node;
    }
    return kept == Kept::container ? change_of_container(parent, key) : no_node;
  }

  NodeId change_of_container(NodeId parent, const std::string& key) const {
    if (ast_.is(parent, Kind::attribute) && lists(kept_changes, ast_.text(parent))) {
      const NodeId call = facts_.part.parent(parent);
      return ast_.is(call, Kind::call) && ast_.child(call, Field::func) == parent ? call : no_node;
    }
    if (!ast_.is(parent, Kind::subscript) || ast_.context(parent) != Context::store) return no_node;
    const NodeId statement = facts_.part.parent(parent);
    const bool changes_item =
        ast_.is(statement, Kind::aug_assign) ||
        (ast_.is(statement, Kind::assign) && reads(ast_.child(statement, Field::value), key));
    return changes_item ? statement : no_node;
  }

  // Whether the next call still sees the change: nothing assigns the value before it is read.
  bool is_carried(const std::string& name, NodeId change, NodeId first_write) const {
    if (first_write == no_node) return true;
    if (first_write != change)
      return facts_.part.range(change).start < facts_.part.range(first_write).start;
    return is_read_before(name, first_write);
  }

  // The `if` that asks whether a cache is there and fills it, or whether a message was shown. Its
  // other effects have no results.
  NodeId filled_by(const std::string& name, NodeId statement) const {
    const NodeId branch = facts_.part.parent(statement);
    if (!ast_.is(branch, Kind::if_stmt)) return no_node;
    const NodeId test = ast_.child(branch, Field::test);
    if (!reads(test, name) && !mentions_attribute(test)) return no_node;
    const NodeList& body = ast_.list(branch, Field::body);
    const bool fills = std::all_of(body.begin(), body.end(), [&](NodeId each) {
      if (each == statement || ast_.is(each, Kind::expr_stmt)) return true;
      if (!ast_.is(each, Kind::assign)) return false;
      const NodeId target = ast_.list(each, Field::targets).front();
      return ast_.is(target, Kind::name) && facts_.reads_behind(branch, ast_.text(target)).empty();
    });
    return fills && ast_.list(branch, Field::orelse).empty() ? branch : no_node;
  }

  // `hasattr(self, "cache")`
  bool mentions_attribute(NodeId test) const {
    const auto below = python_ast::preorder(ast_, test);
    return std::any_of(below.begin(), below.end(), [&](NodeId node) {
      return ast_.is(node, Kind::name) && ast_.text(node) == "hasattr";
    });
  }

  bool matters(const std::string& key, NodeId node, NodeId change) {
    const bool is_plain = ast_.is(change, Kind::assign) && ast_.context(node) == Context::store;
    const bool sets = ast_.is(change, Kind::call) && change == node;  // `setattr`
    if (!is_plain && !sets) return is_read_besides(key, change);
    const NodeId value = value_for(node, change);
    if (reads(value, key)) return is_read_besides(key, change);
    if (filled_by(key, sets ? facts_.part.parent(change) : change) != no_node) {
      return comes_from_input(value);
    }
    // Two places that are exchanged.
    if (places_.set_up(places_.key(value)) != Kept::unknown) return is_read_besides(key, no_node);
    return is_read_before(key, change) && (comes_from_input(value) || is_literal(value));
  }

  bool is_literal(NodeId value) const { return ast_.is(value, Kind::constant); }

  bool is_read_before(const std::string& key, NodeId change) const {
    return std::any_of(facts_.nodes.begin(), facts_.nodes.end(), [&](NodeId node) {
      const bool is_before =
          facts_.part.range(node).start < facts_.part.range(change).start ||
          (ast_.is(change, Kind::assign) && facts_.inside(node, ast_.child(change, Field::value)));
      return is_before && is_read(node, key);
    });
  }

  // Whether anything of the class or function asks for the value, beside what changes it.
  bool is_read_besides(const std::string& key, NodeId change) const {
    if (ast_.is(change, Kind::call) && !ast_.is(facts_.part.parent(change), Kind::expr_stmt)) {
      return true;  // `self.items.pop()`
    }
    const auto asks = [&](NodeId node) {
      if (ast_.context(node) != Context::load) return false;
      if (change != no_node && facts_.inside(node, change)) return false;
      const NodeId parent = facts_.part.parent(node);
      if (places_.is_other_name(parent)) return false;
      const bool changes_too =
          ast_.is(parent, Kind::attribute) && lists(kept_changes, ast_.text(parent)) &&
          ast_.is(facts_.part.parent(facts_.part.parent(parent)), Kind::expr_stmt);
      return !changes_too;
    };
    if (std::any_of(facts_.nodes.begin(), facts_.nodes.end(),
                    [&](NodeId node) { return places_.key(node) == key && asks(node); })) {
      return true;
    }
    if (!key.starts_with("self.")) return false;
    if (places_.is_of_held_object() && is_read_in_file(key.substr(key.rfind('.') + 1))) return true;
    const auto below = python_ast::preorder(ast_, facts_.part.class_of(facts_.function));
    return std::any_of(below.begin(), below.end(), [&](NodeId node) {
      return ast_.is(node, Kind::attribute) && facts_.part.dotted(node) == key && asks(node);
    });
  }

  // Of an object that is no layer, others read the attribute: `self.meter.count`.
  bool is_read_in_file(std::string_view attribute) const {
    for (const Part& part : facts_.part.file.parts) {
      const auto& nodes = part.piece->nodes;
      const bool reads = std::any_of(nodes.begin(), nodes.end(), [&](NodeId node) {
        return part.ast.is(node, Kind::attribute) && part.ast.context(node) == Context::load &&
               part.ast.text(node) == attribute &&
               part.dotted(part.ast.child(node, Field::value)) != "self";
      });
      if (reads) return true;
    }
    return false;
  }

  // Whether the values of a tensor that the function gets are part of the expression, and not only
  // its shape or type.
  bool comes_from_input(NodeId expression) {
    if (asks_for_form(expression)) return false;
    if (ast_.is(expression, Kind::name)) {
      const std::string_view spelled = ast_.text(expression);
      return spelled != "self" && on_tensor(natures_.of(expression)) &&
             (facts_.is_parameter(spelled) || is_bound_to_input(spelled));
    }
    bool found = false;
    python_ast::for_each_child(ast_, expression,
                               [&](NodeId child) { found = found || comes_from_input(child); });
    return found;
  }

  bool is_bound_to_input(std::string_view name) {
    if (!bound_.insert(std::string(name)).second) return false;
    return std::any_of(facts_.nodes.begin(), facts_.nodes.end(), [&](NodeId node) {
      return ast_.is(node, Kind::assign) &&
             ast_.is(ast_.list(node, Field::targets).front(), Kind::name) &&
             ast_.text(ast_.list(node, Field::targets).front()) == name &&
             comes_from_input(ast_.child(node, Field::value));
    });
  }

  bool asks_for_form(NodeId node) const {
    static constexpr std::string_view forms[] = {"dtype", "ndim", "place", "shape"};
    static constexpr std::string_view makers[] = {"empty_like", "full_like", "isinstance", "len",
                                                  "ones_like",  "shape",     "zeros_like", "str"};
    if (ast_.is(node, Kind::attribute)) return lists(forms, ast_.text(node));
    return ast_.is(node, Kind::call) && lists(makers, ast_.text(ast_.child(node, Field::func)));
  }

  const HazardFacts& facts_;
  const Ast& ast_;
  Natures& natures_;
  KeptPlaces places_;
  Hazards& to_;
  std::set<std::string> known_;
  std::set<std::string> bound_;
};

}  // namespace

void check_kept_state(const HazardFacts& facts, Natures& natures, Hazards& to) {
  if (!is_only_asked_for(facts)) KeptState(facts, natures, to).run();
}

}  // namespace paddle_ls::to_static
