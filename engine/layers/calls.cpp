// Calls of functions and classes of the program.
#include <algorithm>

#include "engine/layers/runner.hpp"

namespace paddle_ls::layers {

Given Runner::arguments_of(NodeId call) {
  Given given;
  for (const NodeId argument : ast().list(call, Field::args)) {
    if (!ast().is(argument, Kind::starred)) {
      const Value value = evaluate(argument);
      if (given.rest.empty()) {
        given.positional.push_back(value);
      } else {
        join_into(given.rest, value);
      }
      continue;
    }
    spread(evaluate(ast().child(argument, Field::value)), given.positional, given.rest);
  }
  for (const NodeId keyword : ast().list(call, Field::keywords)) {
    const Value value = evaluate(ast().child(keyword, Field::value));
    const std::string name(ast().text(keyword));
    if (!name.empty()) {
      given.named[name] = value;
      continue;
    }
    given.named_rest.unknown = given.named_rest.unknown || value.unknown;
    for (const ObjectId id : value.may) {
      const Object& mapping = objects_[id];
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

Value Runner::call(NodeId node) {
  const NodeId function = ast().child(node, Field::func);
  const bool is_super = ast().is(function, Kind::name) && ast().text(function) == "super";
  if (is_super) {
    if (frame_->self == 0) return {{}, true};
    return of({.kind = ObjectKind::base, .type = frame_->type, .self = frame_->self});
  }
  const Value callee = evaluate(function);
  return call_value(callee, arguments_of(node));
}

Value Runner::call_value(const Value& callee, const Given& given) {
  Value any;
  any.unknown = callee.unknown;
  for (const ObjectId id : callee.may) join_into(any, call_object(id, given));
  // What is not known may hand on the layers that it is given.
  if (callee.may.empty()) {
    for (const Value& each : given.positional) {
      if (holds_layers(each)) join_into(any, each);
    }
  }
  return any.empty() ? Value{{}, true} : any;
}

Value Runner::call_object(ObjectId callee, const Given& given) {
  const Object& object = objects_[callee];
  switch (object.kind) {
    case ObjectKind::library: return call_library(object.text, given);
    case ObjectKind::function: return call_function(callee, 0, 0, given);
    case ObjectKind::type: return construct(callee, given);
    case ObjectKind::partial: {
      Given all = object.given;
      const Value inner = object.rest;
      all.positional.insert(all.positional.end(), given.positional.begin(), given.positional.end());
      join_into(all.rest, given.rest);
      for (const auto& [name, value] : given.named) all.named[name] = value;
      join_into(all.named_rest, given.named_rest);
      return call_value(inner, all);
    }
    case ObjectKind::method: {
      const ObjectId self = object.self;
      const auto function = static_cast<ObjectId>(object.number);
      const ObjectId type = object.type;
      const std::string name = object.text;
      if (function == 0) return call_member(self, name, given);
      return call_function(function, self, type, given);
    }
    case ObjectKind::instance: {
      ObjectId owner = 0;
      const auto method = method_of(object.type, "__call__", 0, owner);
      if (!method || objects_[*method].kind != ObjectKind::function) return {{}, true};
      return call_function(*method, callee, owner, given);
    }
    case ObjectKind::anything: return construct_any(given);
    default: return {{}, true};
  }
}

// A value without the argument that nobody knows: what a default stands for is known better.
Value Runner::known_of(const Value& value) const {
  Value known = value;
  std::erase_if(known.may, [&](ObjectId id) { return objects_[id].kind == ObjectKind::anything; });
  return known;
}

// `block(...)` where nobody knows `block`: one of the layers that the module defines.
Value Runner::construct_any(const Given& given) {
  Value any{{}, true};
  const std::vector<ObjectId> own =
      frame_->type == 0 ? std::vector<ObjectId>() : line_of(frame_->type);
  const Names names = modules_[frame_->module]->scope->names;
  std::size_t tried = 0;
  for (const auto& [name, value] : names) {
    const Object* type = only(value, ObjectKind::type);
    if (type == nullptr || type->module != frame_->module || ++tried > most_classes) continue;
    const ObjectId id = value.may.front();
    const bool is_own = std::find(own.begin(), own.end(), id) != own.end();
    if (!is_own && is_layer_class(id)) join_into(any, construct(id, given));
  }
  return any;
}

// The helper that looks a layer up by the name that it has in PyTorch.
Value Runner::layer_named(const Given& given) {
  const auto name = given.positional.empty() ? std::nullopt : text_of(given.positional.front());
  return library("get_layer_class." + name.value_or(std::string(1, any_text)));
}

Value Runner::call_function(ObjectId function, ObjectId self, ObjectId type, const Given& given) {
  if (!may_go_on() || running_.size() > 60 || !running_.insert(function).second) return {{}, true};
  const Object object = objects_[function];
  if (object.text == "get_layer_class") {
    running_.erase(function);
    return layer_named(given);
  }
  const Ast& code = modules_[object.module]->ast;
  Frame frame{
      .module = object.module, .scope = std::make_shared<Scope>(), .type = type, .self = self};
  frame.scope->outer = object.scope;
  // The body of a class is not around its methods.
  if (type != 0) frame.scope->outer = modules_[object.module]->scope;
  Frame* const around = std::exchange(frame_, &frame);
  const bool is_static = code.is(object.node, Kind::function_def) && [&] {
    const auto& decorators = code.list(object.node, Field::decorators);
    return std::any_of(decorators.begin(), decorators.end(),
                       [&](NodeId each) { return code.text(each) == "staticmethod"; });
  }();
  bind(code.child(object.node, Field::args), given, *frame.scope, is_static ? 0 : self);
  if (code.is(object.node, Kind::lambda)) {
    frame.returned = evaluate(code.child(object.node, Field::elt));
  } else {
    run(code.list(object.node, Field::body));
  }
  frame_ = around;
  running_.erase(function);
  return frame.returned.empty() ? Value{{none_}, false} : frame.returned;
}

void Runner::bind(NodeId parameters, const Given& given, Scope& into, ObjectId self) {
  if (parameters == python_ast::no_node) return;
  std::vector<NodeId> places = ast().list(parameters, Field::posonly);
  const auto& more = ast().list(parameters, Field::args);
  places.insert(places.end(), more.begin(), more.end());
  const auto& only_named = ast().list(parameters, Field::kwonly);
  std::set<std::string, std::less<>> taken;
  const auto put = [&](NodeId parameter, const Value* value) {
    const std::string name(ast().text(parameter));
    const auto named = given.named.find(name);
    const NodeId fallback = ast().child(parameter, Field::default_value);
    if (value != nullptr) {
      into.names[name] = *value;
    } else if (named != given.named.end()) {
      into.names[name] = named->second;
    } else {
      Value any = given.rest;
      if (fallback != python_ast::no_node) join_into(any, evaluate(fallback));
      join_into(any,
                fallback == python_ast::no_node ? given.named_rest : known_of(given.named_rest));
      into.names[name] = any.empty() ? Value{{}, true} : any;
    }
    taken.insert(name);
  };
  std::size_t at = 0;
  if (self != 0 && !places.empty()) {
    into.names[std::string(ast().text(places.front()))] = {{self}, false};
    taken.insert(std::string(ast().text(places.front())));
    places.erase(places.begin());
  }
  for (const NodeId parameter : places) {
    put(parameter, at < given.positional.size() ? &given.positional[at] : nullptr);
    ++at;
  }
  for (const NodeId parameter : only_named) put(parameter, nullptr);
  if (const NodeId variadic = ast().child(parameters, Field::vararg)) {
    std::vector<Value> items;
    for (; at < given.positional.size(); ++at) items.push_back(given.positional[at]);
    into.names[std::string(ast().text(variadic))] = sequence(std::move(items), given.rest);
  }
  if (const NodeId keywords = ast().child(parameters, Field::kwarg)) {
    Object mapping{.kind = ObjectKind::mapping, .rest = given.named_rest};
    mapping.is_open = !given.named_rest.empty();
    for (const auto& [name, value] : given.named) {
      if (taken.contains(name)) continue;
      mapping.members[name] = value;
      mapping.items.push_back(text(name));
    }
    into.names[std::string(ast().text(keywords))] = of(std::move(mapping));
  }
}

std::vector<ObjectId> Runner::line_of(ObjectId type) {
  std::vector<ObjectId> line;
  std::vector<ObjectId> waiting{type};
  while (!waiting.empty() && line.size() < 1000) {
    const ObjectId next = waiting.back();
    waiting.pop_back();
    // What several classes derive from comes after all of them.
    std::erase(line, next);
    line.push_back(next);
    const auto& bases = objects_[next].bases;
    for (auto base = bases.rbegin(); base != bases.rend(); ++base) {
      for (const ObjectId each : base->may) {
        if (objects_[each].kind == ObjectKind::type && each != type) waiting.push_back(each);
      }
    }
  }
  return line;
}

// A member that the class or a base defines; of the bases after `after` only, where it is not 0.
std::optional<ObjectId> Runner::method_of(ObjectId type, const std::string& name, ObjectId after,
                                          ObjectId& owner) {
  bool counts = after == 0;
  for (const ObjectId each : line_of(type)) {
    if (counts) {
      const auto member = objects_[each].scope->names.find(name);
      if (member != objects_[each].scope->names.end() && !member->second.may.empty()) {
        owner = each;
        return member->second.may.front();
      }
    }
    counts = counts || each == after;
  }
  return std::nullopt;
}

std::vector<std::string> Runner::library_bases(ObjectId type) {
  std::vector<std::string> names;
  for (const ObjectId each : line_of(type)) {
    for (const Value& base : objects_[each].bases) {
      for (const ObjectId id : base.may) {
        if (objects_[id].kind == ObjectKind::library) names.push_back(objects_[id].text);
      }
    }
  }
  return names;
}

bool Runner::is_layer_class(ObjectId type) {
  const auto names = library_bases(type);
  return std::any_of(names.begin(), names.end(), [](const std::string& name) {
    return name.starts_with("paddle.nn.") || name.starts_with("paddle.compat.nn.") ||
           name.starts_with("paddle.vision.models.");
  });
}

Value Runner::construct(ObjectId type, const Given& given) {
  const ObjectId made = add({.kind = ObjectKind::instance, .type = type});
  initialize(made, type, given);
  return {{made}, false};
}

void Runner::initialize(ObjectId instance, ObjectId type, const Given& given) {
  ObjectId owner = 0;
  const auto method = method_of(type, "__init__", 0, owner);
  if (method && objects_[*method].kind == ObjectKind::function) {
    call_function(*method, instance, owner, given);
  } else {
    call_member(instance, "__init__", given);
  }
}

}  // namespace paddle_ls::layers
