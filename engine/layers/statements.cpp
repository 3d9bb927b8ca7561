// Statements: both sides of a test that is not known run, one after the other.
#include <algorithm>

#include "engine/layers/runner.hpp"

namespace paddle_ls::layers {
namespace {

// What names are bound to after one of several ways was taken.
Names joined_names(const Names& left, const Names& right) {
  Names joined = left;
  for (const auto& [name, value] : right) {
    const auto [known, is_new] = joined.try_emplace(name, value);
    if (!is_new) join_into(known->second, value);
  }
  return joined;
}

}  // namespace

bool Runner::may_go_on() {
  return ++steps_ < most_steps && depth_ < deepest;
}

void Runner::run(std::span<const NodeId> statements) {
  for (const NodeId statement : statements) {
    if (!may_go_on()) return;
    ++depth_;
    run_statement(statement);
    --depth_;
  }
}

void Runner::run_statement(NodeId statement) {
  switch (ast().kind(statement)) {
    case Kind::function_def:
    case Kind::async_function_def: return define_function(statement);
    case Kind::class_def: return define_class(statement);
    case Kind::return_stmt:
      if (const NodeId value = ast().child(statement, Field::value)) {
        join_into(frame_->returned, evaluate(value));
      }
      return;
    case Kind::assign: {
      const Value value = evaluate(ast().child(statement, Field::value));
      for (const NodeId target : ast().list(statement, Field::targets)) assign(target, value);
      return;
    }
    case Kind::ann_assign:
      if (const NodeId value = ast().child(statement, Field::value)) {
        assign(ast().child(statement, Field::target), evaluate(value));
      }
      return;
    case Kind::aug_assign: {
      const NodeId target = ast().child(statement, Field::target);
      const Value before = evaluate(target);
      const Value added = evaluate(ast().child(statement, Field::value));
      if (Object* list = only(before, ObjectKind::sequence)) {
        if (const auto items = listed(added); items && uncertain_ == 0) {
          for (const Value& item : *items) put_last(*list, item);
        } else {
          list->is_open = true;
          join_into(list->rest, elements_of(added));
        }
        return;
      }
      return assign(target, {{}, true});
    }
    case Kind::for_stmt:
    case Kind::async_for: return run_for(statement);
    case Kind::while_stmt: return run_branches({ast().list(statement, Field::body)}, true);
    case Kind::if_stmt: return run_if(statement);
    case Kind::with_stmt:
    case Kind::async_with:
      for (const NodeId item : ast().list(statement, Field::items)) {
        const Value entered = evaluate(ast().child(item, Field::context_expr));
        if (const NodeId bound = ast().child(item, Field::optional_vars)) assign(bound, entered);
      }
      return run(ast().list(statement, Field::body));
    case Kind::match_stmt: {
      std::vector<std::span<const NodeId>> cases;
      for (const NodeId each : ast().list(statement, Field::items)) {
        cases.emplace_back(ast().list(each, Field::body));
      }
      return run_branches(cases, true);
    }
    case Kind::try_stmt:
    case Kind::try_star: return run_try(statement);
    case Kind::import_stmt: return run_import(statement);
    case Kind::import_from: return run_import_from(statement);
    case Kind::expr_stmt: evaluate(ast().child(statement, Field::value)); return;
    default: return;
  }
}

// Each of `branches` may be the one that runs, or none.
void Runner::run_branches(const std::vector<std::span<const NodeId>>& branches, bool may_be_none) {
  const std::shared_ptr<Scope> scope = frame_->scope;
  const Names before = scope->names;
  Names after = may_be_none ? before : Names();
  ++uncertain_;
  for (const auto& branch : branches) {
    scope->names = before;
    run(branch);
    after = joined_names(after, scope->names);
  }
  --uncertain_;
  scope->names = std::move(after);
}

void Runner::run_if(NodeId statement) {
  const std::optional<bool> truth = test(ast().child(statement, Field::test));
  const auto& body = ast().list(statement, Field::body);
  const auto& otherwise = ast().list(statement, Field::orelse);
  if (truth) return run(*truth ? body : otherwise);
  if (otherwise.empty()) return run_branches({body}, true);
  run_branches({body, otherwise}, false);
}

void Runner::run_for(NodeId statement) {
  const Value over = evaluate(ast().child(statement, Field::iter));
  const NodeId target = ast().child(statement, Field::target);
  const auto& body = ast().list(statement, Field::body);
  if (const auto items = listed(over); items && items->size() <= longest_loop) {
    for (const Value& item : *items) {
      assign(target, item);
      run(body);
    }
    return;
  }
  ++uncertain_;
  assign(target, elements_of(over));
  --uncertain_;
  run_branches({body}, true);
}

void Runner::run_try(NodeId statement) {
  run(ast().list(statement, Field::body));
  for (const NodeId handler : ast().list(statement, Field::handlers)) {
    run_branches({ast().list(handler, Field::body)}, true);
  }
  run(ast().list(statement, Field::orelse));
  run(ast().list(statement, Field::finalbody));
}

void Runner::run_import(NodeId statement) {
  for (const NodeId alias : ast().list(statement, Field::names)) {
    const std::string module(ast().text(alias));
    const NodeId as = ast().child(alias, Field::asname);
    if (as != python_ast::no_node) {
      frame_->scope->names[std::string(ast().text(as))] = imported(frame_->module, module, "");
      continue;
    }
    imported(frame_->module, module, "");
    const std::string first = module.substr(0, module.find('.'));
    frame_->scope->names[first] = imported(frame_->module, first, "");
  }
}

void Runner::run_import_from(NodeId statement) {
  const std::string module(ast().text(statement));
  for (const NodeId alias : ast().list(statement, Field::names)) {
    const std::string name(ast().text(alias));
    if (name == "*") {
      import_all(frame_->module, module, *frame_->scope);
      continue;
    }
    const NodeId as = ast().child(alias, Field::asname);
    const std::string bound = as == python_ast::no_node ? name : std::string(ast().text(as));
    frame_->scope->names[bound] = imported(frame_->module, module, name);
  }
}

void Runner::define_function(NodeId node) {
  Value made = of({.kind = ObjectKind::function,
                   .text = std::string(ast().text(node)),
                   .module = frame_->module,
                   .node = node,
                   .scope = frame_->scope});
  const auto& decorators = ast().list(node, Field::decorators);
  const bool is_property = std::any_of(decorators.begin(), decorators.end(), [&](NodeId decorator) {
    const std::string_view name = ast().text(decorator);
    return name == "property" || name == "cached_property";
  });
  objects_[made.may.front()].is_open = is_property;
  frame_->scope->names[std::string(ast().text(node))] = made;
}

void Runner::define_class(NodeId node) {
  Object type{.kind = ObjectKind::type,
              .text = std::string(ast().text(node)),
              .module = frame_->module,
              .node = node};
  for (const NodeId base : ast().list(node, Field::bases)) type.bases.push_back(evaluate(base));
  type.scope = std::make_shared<Scope>();
  type.scope->outer = frame_->scope;
  Frame frame{.module = frame_->module, .scope = type.scope};
  Frame* const around = std::exchange(frame_, &frame);
  run(ast().list(node, Field::body));
  frame_ = around;
  const Value made = of(std::move(type));
  frame_->scope->names[std::string(ast().text(node))] = made;
}

void Runner::assign(NodeId target, const Value& value) {
  switch (ast().kind(target)) {
    case Kind::name: {
      frame_->scope->names[std::string(ast().text(target))] = value;
      return;
    }
    case Kind::attribute:
      return assign_attribute(evaluate(ast().child(target, Field::value)),
                              std::string(ast().text(target)), value);
    case Kind::tuple:
    case Kind::list: return assign_each(ast().list(target, Field::elts), value);
    case Kind::starred: return assign(ast().child(target, Field::value), {{}, true});
    case Kind::subscript: {
      const Value owner = evaluate(ast().child(target, Field::value));
      const Value key = evaluate(ast().child(target, Field::slice));
      for (const ObjectId id : owner.may) {
        if (objects_[id].kind == ObjectKind::mapping) {
          const std::string name = name_of(key);
          if (!objects_[id].members.contains(name)) objects_[id].items.push_back(key);
          set_member(objects_[id].members, name, value);
        } else if (objects_[id].kind == ObjectKind::sequence) {
          objects_[id].is_open = true;
          join_into(objects_[id].rest, value);
        }
      }
      return;
    }
    default: return;
  }
}

void Runner::assign_each(const std::vector<NodeId>& targets, const Value& value) {
  const bool has_star = std::any_of(targets.begin(), targets.end(),
                                    [&](NodeId target) { return ast().is(target, Kind::starred); });
  const auto items = listed(value);
  const bool fits = items && !has_star && items->size() == targets.size();
  const Value any = fits ? Value() : elements_of(value);
  for (std::size_t i = 0; i < targets.size(); ++i) assign(targets[i], fits ? (*items)[i] : any);
}

void Runner::assign_attribute(const Value& owner, const std::string& name, const Value& value) {
  for (const ObjectId id : owner.may) {
    if (objects_[id].kind == ObjectKind::instance || objects_[id].kind == ObjectKind::sequence) {
      set_member(objects_[id].members, name, value);
    } else if (objects_[id].kind == ObjectKind::type) {
      objects_[id].scope->names[name] = value;
    }
  }
}

}  // namespace paddle_ls::layers
