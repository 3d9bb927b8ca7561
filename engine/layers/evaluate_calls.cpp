#include "engine/layers/evaluate_calls.hpp"

#include <algorithm>

#include "engine/layers/call_library.hpp"
#include "engine/layers/expressions.hpp"
#include "engine/layers/members.hpp"
#include "engine/layers/program_classes.hpp"
#include "engine/layers/statements.hpp"

namespace paddle_ls::layers {
namespace {

CallArguments arguments_of(Runner& runner, NodeId call) {
  CallArguments given;
  for (const NodeId argument : runner.ast().list(call, Field::args)) {
    if (!runner.ast().is(argument, Kind::starred)) {
      const LayerValue value = evaluate(runner, argument);
      if (given.rest.empty()) {
        given.positional.push_back(value);
      } else {
        join_into(given.rest, value);
      }
      continue;
    }
    runner.objects.spread(evaluate(runner, runner.ast().child(argument, Field::value)),
                          given.positional, given.rest);
  }
  for (const NodeId keyword : runner.ast().list(call, Field::keywords)) {
    const LayerValue value = evaluate(runner, runner.ast().child(keyword, Field::value));
    const std::string name(runner.ast().text(keyword));
    if (!name.empty()) {
      given.named[name] = value;
      continue;
    }
    given.named_rest.unknown = given.named_rest.unknown || value.unknown;
    for (const ObjectId id : value.may) {
      const Object& mapping = runner.objects[id];
      if (mapping.kind != ObjectKind::mapping) {
        given.named_rest.unknown = true;
        continue;
      }
      for (const auto& [key, each] : mapping.members) join_into(given.named[key], each);
      join_into(given.named_rest, mapping.rest);
      given.named_rest.unknown = given.named_rest.unknown || mapping.is_open;
    }
  }
  return given;
}

// `block(...)` with an unknown `block`: one of the layers that the module defines.
LayerValue construct_any(Runner& runner, const CallArguments& given) {
  LayerValue any{{}, true};
  const std::vector<ObjectId> own = runner.frame->type == 0
                                        ? std::vector<ObjectId>()
                                        : class_and_bases(runner, runner.frame->type);
  const LayerNames names = runner.modules[runner.frame->module]->scope->names;
  std::size_t tried = 0;
  for (const auto& [name, value] : names) {
    const Object* type = runner.objects.only(value, ObjectKind::type);
    if (type == nullptr || type->module != runner.frame->module || ++tried > most_classes) continue;
    const ObjectId id = value.may.front();
    const bool is_own = std::find(own.begin(), own.end(), id) != own.end();
    if (!is_own && is_layer_class(runner, id)) join_into(any, construct(runner, id, given));
  }
  return any;
}

LayerValue call_object(Runner& runner, ObjectId callee, const CallArguments& given) {
  const Object& object = runner.objects[callee];
  switch (object.kind) {
    case ObjectKind::library: return call_library(runner, object.text, given);
    case ObjectKind::function: return call_function(runner, callee, 0, 0, given);
    case ObjectKind::type: return construct(runner, callee, given);
    case ObjectKind::partial: {
      CallArguments all = object.given;
      const LayerValue inner = object.rest;
      all.positional.insert(all.positional.end(), given.positional.begin(), given.positional.end());
      join_into(all.rest, given.rest);
      for (const auto& [name, value] : given.named) all.named[name] = value;
      join_into(all.named_rest, given.named_rest);
      return call_value(runner, inner, all);
    }
    case ObjectKind::method: {
      const ObjectId self = object.self;
      const auto function = static_cast<ObjectId>(object.number);
      const ObjectId type = object.type;
      const std::string name = object.text;
      if (function == 0) return call_member(runner, self, name, given);
      return call_function(runner, function, self, type, given);
    }
    case ObjectKind::instance: {
      ObjectId owner = 0;
      const auto method = method_of(runner, object.type, "__call__", 0, owner);
      if (!method || runner.objects[*method].kind != ObjectKind::function) return {{}, true};
      return call_function(runner, *method, callee, owner, given);
    }
    case ObjectKind::anything: return construct_any(runner, given);
    default: return {{}, true};
  }
}

// A value without the unknown argument: a default says more.
LayerValue without_anything(const Runner& runner, const LayerValue& value) {
  LayerValue known = value;
  std::erase_if(known.may,
                [&](ObjectId id) { return runner.objects[id].kind == ObjectKind::anything; });
  return known;
}

// The helper that looks a layer up by the name that it has in PyTorch.
LayerValue call_layer_named(Runner& runner, const CallArguments& given) {
  const auto name =
      given.positional.empty() ? std::nullopt : runner.objects.text_of(given.positional.front());
  return runner.objects.library("get_layer_class." + name.value_or(std::string(1, any_text)));
}

void bind_arguments(Runner& runner, NodeId parameters, const CallArguments& given, RunScope& into,
                    ObjectId self) {
  if (parameters == python_ast::no_node) return;
  std::vector<NodeId> places = runner.ast().list(parameters, Field::posonly);
  const auto& more = runner.ast().list(parameters, Field::args);
  places.insert(places.end(), more.begin(), more.end());
  const auto& only_named = runner.ast().list(parameters, Field::kwonly);
  std::set<std::string, std::less<>> taken;
  const auto put = [&](NodeId parameter, const LayerValue* value) {
    const std::string name(runner.ast().text(parameter));
    const auto named = given.named.find(name);
    const NodeId fallback = runner.ast().child(parameter, Field::default_value);
    if (value != nullptr) {
      into.names[name] = *value;
    } else if (named != given.named.end()) {
      into.names[name] = named->second;
    } else {
      LayerValue any = given.rest;
      if (fallback != python_ast::no_node) join_into(any, evaluate(runner, fallback));
      join_into(any, fallback == python_ast::no_node ? given.named_rest
                                                     : without_anything(runner, given.named_rest));
      into.names[name] = any.empty() ? LayerValue{{}, true} : any;
    }
    taken.insert(name);
  };
  std::size_t at = 0;
  if (self != 0 && !places.empty()) {
    into.names[std::string(runner.ast().text(places.front()))] = {{self}, false};
    taken.insert(std::string(runner.ast().text(places.front())));
    places.erase(places.begin());
  }
  for (const NodeId parameter : places) {
    put(parameter, at < given.positional.size() ? &given.positional[at] : nullptr);
    ++at;
  }
  for (const NodeId parameter : only_named) put(parameter, nullptr);
  if (const NodeId variadic = runner.ast().child(parameters, Field::vararg)) {
    std::vector<LayerValue> items;
    for (; at < given.positional.size(); ++at) items.push_back(given.positional[at]);
    into.names[std::string(runner.ast().text(variadic))] =
        runner.objects.sequence(std::move(items), given.rest);
  }
  if (const NodeId keywords = runner.ast().child(parameters, Field::kwarg)) {
    Object mapping{.kind = ObjectKind::mapping, .rest = given.named_rest};
    mapping.is_open = !given.named_rest.empty();
    for (const auto& [name, value] : given.named) {
      if (taken.contains(name)) continue;
      mapping.members[name] = value;
      mapping.items.push_back(runner.objects.text(name));
    }
    into.names[std::string(runner.ast().text(keywords))] = runner.objects.of(std::move(mapping));
  }
}

}  // namespace

LayerValue evaluate_call(Runner& runner, NodeId node) {
  const NodeId function = runner.ast().child(node, Field::func);
  const bool is_super =
      runner.ast().is(function, Kind::name) && runner.ast().text(function) == "super";
  if (is_super) {
    if (runner.frame->self == 0) return {{}, true};
    return runner.objects.of(
        {.kind = ObjectKind::base, .type = runner.frame->type, .self = runner.frame->self});
  }
  const LayerValue callee = evaluate(runner, function);
  return call_value(runner, callee, arguments_of(runner, node));
}

LayerValue call_value(Runner& runner, const LayerValue& callee, const CallArguments& given) {
  LayerValue any;
  any.unknown = callee.unknown;
  for (const ObjectId id : callee.may) join_into(any, call_object(runner, id, given));
  // An unknown function may return the layers that it is given.
  if (callee.may.empty()) {
    for (const LayerValue& each : given.positional) {
      if (runner.objects.holds_layers(each)) join_into(any, each);
    }
  }
  return any.empty() ? LayerValue{{}, true} : any;
}

LayerValue call_function(Runner& runner, ObjectId function, ObjectId self, ObjectId type,
                         const CallArguments& given) {
  if (!runner.may_go_on() || runner.running.size() > 60 || !runner.running.insert(function).second)
    return {{}, true};
  const Object object = runner.objects[function];
  if (object.text == "get_layer_class") {
    runner.running.erase(function);
    return call_layer_named(runner, given);
  }
  const Ast& code = runner.modules[object.module]->ast;
  RunFrame frame{
      .module = object.module, .scope = std::make_shared<RunScope>(), .type = type, .self = self};
  frame.scope->outer = object.scope;
  // A method does not see the names of its class body.
  if (type != 0) frame.scope->outer = runner.modules[object.module]->scope;
  RunFrame* const around = std::exchange(runner.frame, &frame);
  const bool is_static = code.is(object.node, Kind::function_def) && [&] {
    const auto& decorators = code.list(object.node, Field::decorators);
    return std::any_of(decorators.begin(), decorators.end(),
                       [&](NodeId each) { return code.text(each) == "staticmethod"; });
  }();
  bind_arguments(runner, code.child(object.node, Field::args), given, *frame.scope,
                 is_static ? 0 : self);
  if (code.is(object.node, Kind::lambda)) {
    frame.returned = evaluate(runner, code.child(object.node, Field::elt));
  } else {
    run_statements(runner, code.list(object.node, Field::body));
  }
  runner.frame = around;
  runner.running.erase(function);
  return frame.returned.empty() ? LayerValue{{runner.objects.none}, false} : frame.returned;
}

}  // namespace paddle_ls::layers
