#include "engine/layers/statements.hpp"

#include <algorithm>

#include "engine/layers/expressions.hpp"
#include "engine/layers/modules.hpp"

namespace paddle_ls::layers {
namespace {

// The bindings after one of two paths.
LayerNames joined_names(const LayerNames& left, const LayerNames& right) {
  LayerNames joined = left;
  for (const auto& [name, value] : right) {
    const auto [known, is_new] = joined.try_emplace(name, value);
    if (!is_new) join_into(known->second, value);
  }
  return joined;
}

// Any one of `branches` may run; none may run if `may_be_none`.
void run_branches(Runner& runner, const std::vector<std::span<const NodeId>>& branches,
                  bool may_be_none) {
  const std::shared_ptr<RunScope> scope = runner.frame->scope;
  const LayerNames before = scope->names;
  LayerNames after = may_be_none ? before : LayerNames();
  ++runner.objects.uncertain;
  for (const auto& branch : branches) {
    scope->names = before;
    run_statements(runner, branch);
    after = joined_names(after, scope->names);
  }
  --runner.objects.uncertain;
  scope->names = std::move(after);
}

void run_if(Runner& runner, NodeId statement) {
  const std::optional<bool> truth =
      evaluate_test(runner, runner.ast().child(statement, Field::test));
  const auto& body = runner.ast().list(statement, Field::body);
  const auto& otherwise = runner.ast().list(statement, Field::orelse);
  if (truth) return run_statements(runner, *truth ? body : otherwise);
  if (otherwise.empty()) return run_branches(runner, {body}, true);
  run_branches(runner, {body, otherwise}, false);
}

void run_for(Runner& runner, NodeId statement) {
  const LayerValue over = evaluate(runner, runner.ast().child(statement, Field::iter));
  const NodeId target = runner.ast().child(statement, Field::target);
  const auto& body = runner.ast().list(statement, Field::body);
  if (const auto items = runner.objects.listed(over); items && items->size() <= longest_loop) {
    for (const LayerValue& item : *items) {
      assign(runner, target, item);
      run_statements(runner, body);
    }
    return;
  }
  ++runner.objects.uncertain;
  assign(runner, target, runner.objects.elements_of(over));
  --runner.objects.uncertain;
  run_branches(runner, {body}, true);
}

void run_try(Runner& runner, NodeId statement) {
  run_statements(runner, runner.ast().list(statement, Field::body));
  for (const NodeId handler : runner.ast().list(statement, Field::handlers)) {
    run_branches(runner, {runner.ast().list(handler, Field::body)}, true);
  }
  run_statements(runner, runner.ast().list(statement, Field::orelse));
  run_statements(runner, runner.ast().list(statement, Field::finalbody));
}

void run_import(Runner& runner, NodeId statement) {
  for (const NodeId alias : runner.ast().list(statement, Field::names)) {
    const std::string module(runner.ast().text(alias));
    const NodeId as = runner.ast().child(alias, Field::asname);
    if (as != python_ast::no_node) {
      runner.frame->scope->names[std::string(runner.ast().text(as))] =
          import_name(runner, runner.frame->module, module, "");
      continue;
    }
    import_name(runner, runner.frame->module, module, "");
    const std::string first = module.substr(0, module.find('.'));
    runner.frame->scope->names[first] = import_name(runner, runner.frame->module, first, "");
  }
}

void run_import_from(Runner& runner, NodeId statement) {
  const std::string module(runner.ast().text(statement));
  for (const NodeId alias : runner.ast().list(statement, Field::names)) {
    const std::string name(runner.ast().text(alias));
    if (name == "*") {
      import_all(runner, runner.frame->module, module, *runner.frame->scope);
      continue;
    }
    const NodeId as = runner.ast().child(alias, Field::asname);
    const std::string bound = as == python_ast::no_node ? name : std::string(runner.ast().text(as));
    runner.frame->scope->names[bound] = import_name(runner, runner.frame->module, module, name);
  }
}

void define_function(Runner& runner, NodeId node) {
  LayerValue made = runner.objects.of({.kind = ObjectKind::function,
                                       .text = std::string(runner.ast().text(node)),
                                       .module = runner.frame->module,
                                       .node = node,
                                       .scope = runner.frame->scope});
  const auto& decorators = runner.ast().list(node, Field::decorators);
  const bool is_property = std::any_of(decorators.begin(), decorators.end(), [&](NodeId decorator) {
    const std::string_view name = runner.ast().text(decorator);
    return name == "property" || name == "cached_property";
  });
  runner.objects[made.may.front()].is_open = is_property;
  runner.frame->scope->names[std::string(runner.ast().text(node))] = made;
}

void define_class(Runner& runner, NodeId node) {
  Object type{.kind = ObjectKind::type,
              .text = std::string(runner.ast().text(node)),
              .module = runner.frame->module,
              .node = node};
  for (const NodeId base : runner.ast().list(node, Field::bases))
    type.bases.push_back(evaluate(runner, base));
  type.scope = std::make_shared<RunScope>();
  type.scope->outer = runner.frame->scope;
  RunFrame frame{.module = runner.frame->module, .scope = type.scope};
  RunFrame* const around = std::exchange(runner.frame, &frame);
  run_statements(runner, runner.ast().list(node, Field::body));
  runner.frame = around;
  const LayerValue made = runner.objects.of(std::move(type));
  runner.frame->scope->names[std::string(runner.ast().text(node))] = made;
}

void run_augmented_assignment(Runner& runner, NodeId statement) {
  const NodeId target = runner.ast().child(statement, Field::target);
  const LayerValue before = evaluate(runner, target);
  const LayerValue added = evaluate(runner, runner.ast().child(statement, Field::value));
  if (Object* list = runner.objects.only(before, ObjectKind::sequence)) {
    if (const auto items = runner.objects.listed(added); items && runner.objects.uncertain == 0) {
      for (const LayerValue& item : *items) runner.objects.put_last(*list, item);
    } else {
      list->is_open = true;
      join_into(list->rest, runner.objects.elements_of(added));
    }
    return;
  }
  return assign(runner, target, {{}, true});
}

void run_match(Runner& runner, NodeId statement) {
  std::vector<std::span<const NodeId>> cases;
  for (const NodeId each : runner.ast().list(statement, Field::items)) {
    cases.emplace_back(runner.ast().list(each, Field::body));
  }
  return run_branches(runner, cases, true);
}

void run_statement(Runner& runner, NodeId statement) {
  switch (runner.ast().kind(statement)) {
    case Kind::function_def:
    case Kind::async_function_def: return define_function(runner, statement);
    case Kind::class_def: return define_class(runner, statement);
    case Kind::return_stmt:
      if (const NodeId value = runner.ast().child(statement, Field::value)) {
        join_into(runner.frame->returned, evaluate(runner, value));
      }
      return;
    case Kind::assign: {
      const LayerValue value = evaluate(runner, runner.ast().child(statement, Field::value));
      for (const NodeId target : runner.ast().list(statement, Field::targets))
        assign(runner, target, value);
      return;
    }
    case Kind::ann_assign:
      if (const NodeId value = runner.ast().child(statement, Field::value)) {
        assign(runner, runner.ast().child(statement, Field::target), evaluate(runner, value));
      }
      return;
    case Kind::aug_assign: return run_augmented_assignment(runner, statement);
    case Kind::for_stmt:
    case Kind::async_for: return run_for(runner, statement);
    case Kind::while_stmt:
      return run_branches(runner, {runner.ast().list(statement, Field::body)}, true);
    case Kind::if_stmt: return run_if(runner, statement);
    case Kind::with_stmt:
    case Kind::async_with:
      for (const NodeId item : runner.ast().list(statement, Field::items)) {
        const LayerValue entered = evaluate(runner, runner.ast().child(item, Field::context_expr));
        if (const NodeId bound = runner.ast().child(item, Field::optional_vars))
          assign(runner, bound, entered);
      }
      return run_statements(runner, runner.ast().list(statement, Field::body));
    case Kind::match_stmt: return run_match(runner, statement);
    case Kind::try_stmt:
    case Kind::try_star: return run_try(runner, statement);
    case Kind::import_stmt: return run_import(runner, statement);
    case Kind::import_from: return run_import_from(runner, statement);
    case Kind::expr_stmt: evaluate(runner, runner.ast().child(statement, Field::value)); return;
    default: return;
  }
}

void assign_each(Runner& runner, const std::vector<NodeId>& targets, const LayerValue& value) {
  const bool has_star = std::any_of(targets.begin(), targets.end(), [&](NodeId target) {
    return runner.ast().is(target, Kind::starred);
  });
  const auto items = runner.objects.listed(value);
  const bool fits = items && !has_star && items->size() == targets.size();
  const LayerValue any = fits ? LayerValue() : runner.objects.elements_of(value);
  for (std::size_t i = 0; i < targets.size(); ++i)
    assign(runner, targets[i], fits ? (*items)[i] : any);
}

}  // namespace

void run_statements(Runner& runner, std::span<const NodeId> statements) {
  for (const NodeId statement : statements) {
    if (!runner.may_go_on()) return;
    ++runner.depth;
    run_statement(runner, statement);
    --runner.depth;
  }
}

void assign(Runner& runner, NodeId target, const LayerValue& value) {
  switch (runner.ast().kind(target)) {
    case Kind::name: {
      runner.frame->scope->names[std::string(runner.ast().text(target))] = value;
      return;
    }
    case Kind::attribute:
      return assign_attribute(runner, evaluate(runner, runner.ast().child(target, Field::value)),
                              std::string(runner.ast().text(target)), value);
    case Kind::tuple:
    case Kind::list: return assign_each(runner, runner.ast().list(target, Field::elts), value);
    case Kind::starred: return assign(runner, runner.ast().child(target, Field::value), {{}, true});
    case Kind::subscript: {
      const LayerValue owner = evaluate(runner, runner.ast().child(target, Field::value));
      const LayerValue key = evaluate(runner, runner.ast().child(target, Field::slice));
      for (const ObjectId id : owner.may) {
        if (runner.objects[id].kind == ObjectKind::mapping) {
          const std::string name = runner.objects.name_of(key);
          if (!runner.objects[id].members.contains(name)) runner.objects[id].items.push_back(key);
          set_member(runner.objects[id].members, name, value);
        } else if (runner.objects[id].kind == ObjectKind::sequence) {
          runner.objects[id].is_open = true;
          join_into(runner.objects[id].rest, value);
        }
      }
      return;
    }
    default: return;
  }
}

void assign_attribute(Runner& runner, const LayerValue& owner, const std::string& name,
                      const LayerValue& value) {
  for (const ObjectId id : owner.may) {
    if (runner.objects[id].kind == ObjectKind::instance ||
        runner.objects[id].kind == ObjectKind::sequence) {
      set_member(runner.objects[id].members, name, value);
    } else if (runner.objects[id].kind == ObjectKind::type) {
      runner.objects[id].scope->names[name] = value;
    }
  }
}

}  // namespace paddle_ls::layers
