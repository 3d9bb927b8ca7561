// Python state of a layer that a call leaves for the next one: it is read while the program is
// built, and the program keeps what it was then. Tensors of the layer are state of the program.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "engine/to_static/hazards/values/facts.hpp"
#include "engine/to_static/hazards/values/nature.hpp"

namespace paddle_ls::to_static {
namespace {

template <class Table>
bool lists(const Table& table, std::string_view name) {
  return std::find(std::begin(table), std::end(table), name) != std::end(table);
}

constexpr std::string_view kept_changes[] = {
    "add",    "append",  "appendleft", "clear",  "extend",  "insert",     "pop",    "popleft",
    "remove", "reverse", "sort",       "update", "popitem", "setdefault", "discard"};
constexpr std::string_view container_makers[] = {"Counter",
                                                 "OrderedDict",
                                                 "collections.deque",
                                                 "collections.Counter",
                                                 "collections.OrderedDict",
                                                 "collections.defaultdict",
                                                 "defaultdict",
                                                 "deque",
                                                 "dict",
                                                 "list",
                                                 "set"};

// How the class sets up an attribute, outside of the function.
enum class Kept { unknown, number, container, none };

class KeptState {
 public:
  KeptState(const Facts& facts, Natures& natures, NodeId type, Hazards& to)
      : facts_(facts), ast_(facts.ast), natures_(natures), type_(type), to_(to) {
    below_class_ = python_ast::preorder(ast_, type);
  }

  void run() {
    for (const NodeId node : facts_.nodes) {
      if (!ast_.is(node, Kind::attribute) || !is_self(ast_.child(node, Field::value))) continue;
      if (facts_.scope(node) != facts_.function || known_.contains(ast_.text(node))) continue;
      known_.insert(ast_.text(node));
      attribute(std::string(ast_.text(node)));
    }
  }

 private:
  bool is_self(NodeId node) const { return ast_.is(node, Kind::name) && ast_.text(node) == "self"; }

  bool is_attribute(NodeId node, std::string_view name) const {
    return ast_.is(node, Kind::attribute) && ast_.text(node) == name &&
           is_self(ast_.child(node, Field::value));
  }

  Kept set_up(const std::string& name) const {
    Kept found = asks_whether_set(name) ? Kept::none : Kept::unknown;
    const auto values = facts_.part.piece->values.find({type_, "self." + name});
    if (values == facts_.part.piece->values.end()) return found;
    for (const NodeId value : values->second) {
      if (facts_.inside(value, facts_.function)) continue;
      const Kept own = kind_of(value);
      if (own == Kept::unknown) return Kept::unknown;
      if (found == Kept::unknown || found == Kept::none) found = own;
    }
    return found;
  }

  // `if not hasattr(self, "cache")` takes the place of a value that the constructor gives.
  bool asks_whether_set(const std::string& name) const {
    return std::any_of(facts_.nodes.begin(), facts_.nodes.end(), [&](NodeId node) {
      if (!ast_.is(node, Kind::call)) return false;
      const NodeList& arguments = ast_.list(node, Field::args);
      if (ast_.text(ast_.child(node, Field::func)) != "hasattr" || arguments.size() != 2) {
        return false;
      }
      const std::string_view spelled = ast_.text(arguments[1]);
      return is_self(arguments[0]) && ast_.is(arguments[1], Kind::constant) &&
             spelled.size() == name.size() + 2 && spelled.substr(1, name.size()) == name;
    });
  }

  Kept kind_of(NodeId value) const {
    switch (ast_.kind(value)) {
      case Kind::constant:
        if (ast_.text(value) == "None") return Kept::none;
        return ast_.literal(value) == Literal::string ? Kept::unknown : Kept::number;
      case Kind::unary_op: return kind_of(ast_.child(value, Field::operand));
      case Kind::list:
      case Kind::list_comp:
      case Kind::dict:
      case Kind::dict_comp:
      case Kind::set: return Kept::container;
      case Kind::call:
        return lists(container_makers, facts_.part.qualified(ast_.child(value, Field::func)))
                   ? Kept::container
                   : Kept::unknown;
      default: return Kept::unknown;
    }
  }

  // The statements or calls of the function that change what the attribute holds, in order.
  void attribute(const std::string& name) {
    const Kept kept = set_up(name);
    if (kept == Kept::unknown) return;
    NodeId first_write = no_node;  // that every call reaches
    for (const NodeId node : facts_.nodes) {
      if (!is_attribute(node, name)) continue;
      const NodeId parent = facts_.part.parent(node);
      if (ast_.context(node) == Context::store && ast_.is(parent, Kind::assign) &&
          facts_.control_flow(node) == no_node && !reads(ast_.child(parent, Field::value), name)) {
        if (first_write == no_node) first_write = parent;
      }
    }
    for (const NodeId node : facts_.nodes) {
      if (!is_attribute(node, name) || facts_.scope(node) != facts_.function) continue;
      const NodeId change = changed_by(node, kept);
      if (change == no_node || !is_carried(name, change, first_write)) continue;
      if (!matters(name, node, change)) continue;
      to_.push_back({&hazard_rule("D68"), facts_.part.range(change),
                     "`self." + name +
                         "` changes from call to call, but the program keeps the value that it "
                         "had while it was built; make it a tensor of the layer, or pass it in"});
      return;
    }
  }

  bool reads(NodeId expression, std::string_view name) const {
    const auto below = python_ast::preorder(ast_, expression);
    return std::any_of(below.begin(), below.end(), [&](NodeId node) {
      return is_attribute(node, name) && ast_.context(node) == Context::load;
    });
  }

  // What changes the attribute at `node`, or `no_node`.
  NodeId changed_by(NodeId node, Kept kept) const {
    const NodeId parent = facts_.part.parent(node);
    const Kind kind = ast_.kind(parent);
    if (ast_.context(node) == Context::store) {
      if (kind == Kind::aug_assign) return kept == Kept::none ? no_node : parent;
      return kind == Kind::assign ? parent : no_node;
    }
    if (kept == Kept::container && kind == Kind::attribute &&
        lists(kept_changes, ast_.text(parent))) {
      const NodeId call = facts_.part.parent(parent);
      return ast_.is(call, Kind::call) && ast_.child(call, Field::func) == parent ? call : no_node;
    }
    if (kept == Kept::container && kind == Kind::subscript &&
        ast_.context(parent) == Context::store) {
      const NodeId statement = facts_.part.parent(parent);
      const bool changes_item = ast_.is(statement, Kind::aug_assign) ||
                                (ast_.is(statement, Kind::assign) &&
                                 reads(ast_.child(statement, Field::value), ast_.text(node)));
      return changes_item ? statement : no_node;
    }
    return no_node;
  }

  // Whether the next call still finds the change: nothing replaces the value in front of it.
  bool is_carried(const std::string& name, NodeId change, NodeId first_write) const {
    if (first_write == no_node) return true;
    if (first_write != change)
      return facts_.part.range(change).start < facts_.part.range(first_write).start;
    // A plain value that is read before it is written.
    return std::any_of(facts_.nodes.begin(), facts_.nodes.end(), [&](NodeId node) {
      return is_attribute(node, name) && ast_.context(node) == Context::load &&
             facts_.part.range(node).start < facts_.part.range(first_write).start;
    });
  }

  // The `if` that asks whether a cache is there and fills it, or whether something was said. What
  // else it does has no results.
  NodeId filled_by(const std::string& name, NodeId statement) const {
    const NodeId branch = facts_.part.parent(statement);
    if (!ast_.is(branch, Kind::if_stmt)) return no_node;
    if (!reads(ast_.child(branch, Field::test), name) && !asks_whether_set(name)) return no_node;
    const NodeList& body = ast_.list(branch, Field::body);
    const bool fills = std::all_of(body.begin(), body.end(), [&](NodeId each) {
      if (each == statement || ast_.is(each, Kind::expr_stmt)) return true;
      if (!ast_.is(each, Kind::assign)) return false;
      const NodeId target = ast_.list(each, Field::targets).front();
      return ast_.is(target, Kind::name) && facts_.reads_behind(branch, ast_.text(target)).empty();
    });
    return fills && ast_.list(branch, Field::orelse).empty() ? branch : no_node;
  }

  bool matters(const std::string& name, NodeId node, NodeId change) {
    const bool is_plain = ast_.is(change, Kind::assign) && ast_.context(node) == Context::store;
    if (is_plain) {
      const NodeId value = ast_.child(change, Field::value);
      if (reads(value, name)) return is_read_besides(name, change);
      if (filled_by(name, change) != no_node) return comes_from_input(value);
      return is_read_before(name, change) && (comes_from_input(value) || is_literal(value));
    }
    return is_read_besides(name, change);
  }

  bool is_literal(NodeId value) const { return ast_.is(value, Kind::constant); }

  bool is_read_before(const std::string& name, NodeId change) const {
    return std::any_of(facts_.nodes.begin(), facts_.nodes.end(), [&](NodeId node) {
      return is_attribute(node, name) && ast_.context(node) == Context::load &&
             facts_.part.range(node).start < facts_.part.range(change).start;
    });
  }

  // Whether anything of the class asks for the value, beside what changes it.
  bool is_read_besides(const std::string& name, NodeId change) const {
    if (ast_.is(change, Kind::call) && !ast_.is(facts_.part.parent(change), Kind::expr_stmt)) {
      return true;  // `self.items.pop()`
    }
    return std::any_of(below_class_.begin(), below_class_.end(), [&](NodeId node) {
      if (!is_attribute(node, name) || facts_.inside(node, change)) return false;
      const NodeId parent = facts_.part.parent(node);
      const bool changes_too =
          ast_.is(parent, Kind::attribute) && lists(kept_changes, ast_.text(parent)) &&
          ast_.is(facts_.part.parent(facts_.part.parent(parent)), Kind::expr_stmt);
      return ast_.context(node) == Context::load && !changes_too;
    });
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

  const Facts& facts_;
  const Ast& ast_;
  Natures& natures_;
  NodeId type_;
  Hazards& to_;
  std::vector<NodeId> below_class_;
  std::set<std::string_view> known_;
  std::set<std::string> bound_;
};

}  // namespace

void check_kept_state(const Facts& facts, Natures& natures, Hazards& to) {
  const NodeId type = facts.part.class_of(facts.function);
  if (type == no_node || !facts.part.file.is_layer({&facts.part, type})) return;
  KeptState(facts, natures, type, to).run();
}

}  // namespace paddle_ls::to_static
