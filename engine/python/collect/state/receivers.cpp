#include "engine/python/collect/state/receivers.hpp"

namespace paddle_ls::python {

using Tag = Value::Tag;

namespace {

// The kind of an unknown object by the member that is read and the name of its variable.
Kind owner_by_words(const FileView& file, const Op& op) {
  const std::string_view member = file.names.text(op.b);
  const Kind owner = file.library.member(member, 0).owner;
  if (owner != Kind::unknown) return owner;
  const Op& object = file.tape.ops[op.a];
  if (object.code == OpCode::attribute)
    return file.library.owner_by_name(file.names.text(object.b), member);
  if (object.code != OpCode::load) return Kind::unknown;
  return file.library.owner_by_name(file.names.text(file.tape.symbols[object.a].name), member);
}

// True for a member that a class in another file of the program defines, unless it hides a member
// of the target library.
bool is_of_own_class(const FileView& file, const Value& object, NameId name) {
  return file.run.defines_itself(object, name) &&
         !file.library.attribute(object.kind, {}, file.names.text(name)).is_hidden;
}

}  // namespace

bool is_own_member(const FileView& file, const Value& instance, NameId name) {
  if (file.run.member_of(instance.ref, name) != none) return true;
  if (file.run.instance_attribute(instance.ref, name) == nullptr) return false;
  const Value base = file.run.as_object(instance);
  const Kind kind =
      base.is(Tag::object) ? base.kind : Kind::module;  // what a base elsewhere may be
  const AttributeTraits traits = file.library.attribute(kind, {}, file.names.text(name));
  return !traits.is_hidden && (!base.is(Tag::object) || traits.kind == Kind::unknown);
}

Receiver receiver_by_value(const FileView& file, const Value& value, NameId attribute) {
  switch (value.tag) {
    case Tag::instance:
      if (is_own_member(file, value, attribute)) {
        return {Kind::foreign, Certainty::sure, Reason::local_function, none, none, 0};
      }
      if (file.run.as_object(value).is(Tag::unknown) &&
          file.run.instance_attribute(value.ref, attribute) != nullptr &&
          file.library.attribute(Kind::module, {}, file.names.text(attribute)).is_hidden) {
        return {Kind::module, Certainty::likely, Reason::base_class, none, none, 0};
      }
      break;
    case Tag::empty:
    case Tag::mapping:
    case Tag::sequence: return {Kind::foreign, Certainty::sure, Reason::literal, none, none, 0};
    case Tag::unbound:
    case Tag::conflict:
    case Tag::unknown: return {};
    default: break;
  }
  const Value object = file.run.as_object(value);
  if (!object.is(Tag::object) || object.kind == Kind::none) return {};
  if (attribute != none && is_of_own_class(file, object, attribute)) {
    return {Kind::foreign, Certainty::sure, Reason::local_function, none, none, 0};
  }
  const bool says_maker = object.certainty == Certainty::sure || object.kind == Kind::tensors;
  const NameId made_by = says_maker ? object.made_by : none;
  return {object.kind, object.certainty, object.reason, object.ref, made_by, object.origin};
}

Receiver receiver_of(Collection& found, const Op& op) {
  const FileView& file = found.file;
  Receiver receiver = receiver_by_value(file, file.run.value(op.a), op.b);
  if (receiver.kind != Kind::unknown) return receiver;
  const bool is_own = file.run.value(op.a).is(Tag::instance);  // a mixin may define the member
  if (is_own) return receiver;
  if (const Kind owner = owner_by_words(file, op); owner != Kind::unknown) {
    return {owner, Certainty::likely, Reason::member_of_one_kind, none, none, op.c};
  }
  if (file.run.value(op.a).is(Tag::unknown) && file.run.is_not_tensor_method(op)) {
    return {Kind::foreign, Certainty::likely, Reason::text, none, none, op.c};
  }
  if (!file.run.is_tensor_method(op) && !found.evidence.used_as_tensor[op.a]) return receiver;
  const Op& object = file.tape.ops[op.a];
  if (object.code == OpCode::load) found.evidence.tensor[variable_of(file, object)] = true;
  return {Kind::tensor, Certainty::likely, Reason::tensor_only_method, none, none, op.c};
}

}  // namespace paddle_ls::python
