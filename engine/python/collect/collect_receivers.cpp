// What is known of the objects that methods are asked of.
#include <algorithm>

#include "engine/python/collect/name_collector.hpp"
#include "engine/python/record/recorder.hpp"

namespace paddle_ls::python {

using Tag = Value::Tag;

Receiver NameCollector::receiver_of(const Op& op) {
  Receiver receiver = receiver_by_value(run_.value(op.a), op.b);
  if (receiver.kind != Kind::unknown) return receiver;
  const bool is_own = run_.value(op.a).is(Tag::instance);  // a mixin may have what it calls so
  if (is_own) return receiver;
  if (const Kind owner = owner_by_words(op); owner != Kind::unknown) {
    return {owner, Certainty::likely, Reason::member_of_one_kind, none, none, op.c};
  }
  if (run_.value(op.a).is(Tag::unknown) && run_.is_not_tensor_method(op)) {
    return {Kind::foreign, Certainty::likely, Reason::text, none, none, op.c};
  }
  if (!run_.is_tensor_method(op) && !tensor_use_[op.a]) return receiver;
  const Op& object = tape_.ops[op.a];
  if (object.code == Code::load) tensor_evidence_[tape_.symbols[object.a].owner] = true;
  return {Kind::tensor, Certainty::likely, Reason::tensor_only_method, none, none, op.c};
}

// What `op` asks an object of that nobody knows, and what the program calls it.
Kind NameCollector::owner_by_words(const Op& op) const {
  const std::string_view member = names_.text(op.b);
  const Kind owner = kinds_.only_owner(member);
  if (owner != Kind::unknown) return owner;
  const Op& object = tape_.ops[op.a];
  if (object.code == Code::attribute) return kinds_.owner_by_name(names_.text(object.b), member);
  if (object.code != Code::load) return Kind::unknown;
  return kinds_.owner_by_name(names_.text(tape_.symbols[object.a].name), member);
}

Receiver NameCollector::receiver_by_value(const Value& value, NameId attribute) const {
  switch (value.tag) {
    case Tag::instance:
      if (is_own_member(value, attribute)) {
        return {Kind::foreign, Certainty::sure, Reason::local_function, none, none, 0};
      }
      if (run_.as_object(value).is(Tag::unknown) &&
          run_.instance_attribute(value.ref, attribute) != nullptr &&
          kinds_.is_hidden(Kind::module, names_.text(attribute))) {
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
  const Value object = run_.as_object(value);
  if (!object.is(Tag::object) || object.kind == Kind::none) return {};
  const bool says_maker = object.certainty == Certainty::sure || object.kind == Kind::tensors;
  const NameId made_by = says_maker ? object.made_by : none;
  return {object.kind, object.certainty, object.reason, object.ref, made_by, object.origin};
}

// True for a method of the class itself, whatever a base of the library has under that name, and
// for what `self.name = ...` put in front of a method of the base.
bool NameCollector::is_own_member(const Value& instance, NameId name) const {
  if (run_.member_of(instance.ref, name) != none) return true;
  const Value base = run_.as_object(instance);
  const Kind kind =
      base.is(Tag::object) ? base.kind : Kind::module;  // what a base elsewhere may be
  if (kinds_.is_hidden(kind, names_.text(name))) return false;
  return run_.instance_attribute(instance.ref, name) != nullptr &&
         kinds_.attribute(base.kind, names_.text(name)) == Kind::unknown;
}

CallShape NameCollector::shape_of(const Op& op, std::vector<std::string_view>& keywords) const {
  const Call& call = tape_.calls[op.b];
  for (std::uint32_t i = 0; i < call.keywords; ++i) {
    keywords.push_back(names_.text(tape_.keyword_names[call.first_keyword + i]));
  }
  return {.positional = call.positional, .keywords = keywords, .unpacks = call.unpacks};
}

// `x.div(2)`: a tensor where `x` is one.
bool NameCollector::gives_tensor_of_tensor(const Op& attribute) {
  if (!is_member(attribute.b)) return false;
  std::vector<std::string_view> keywords;
  const CallShape shape = shape_of(tape_.ops[attribute.parent_call], keywords);
  return kinds_.method_result(Kind::tensor, names_.text(attribute.b), shape) == Kind::tensor;
}

// What a function of the library takes first that is a method of tensors as well, or `none`.
OpId NameCollector::tensor_given_to(const Op& op) {
  const Call& call = tape_.calls[op.b];
  if (call.positional == 0 || !is_name(op.a)) return none;
  const std::string_view api = names_.text(run_.value(op.a).ref);
  std::vector<std::string_view> keywords;
  const CallShape shape = shape_of(op, keywords);
  const bool is_method =
      kinds_.method_result(Kind::tensor, api.substr(api.rfind('.') + 1), shape) == Kind::tensor;
  if (!is_method || kinds_.call_result(api, shape) != Kind::tensor) return none;
  return tape_.operands[call.first];
}

// `x.grad` of a variable that nobody knows.
bool NameCollector::is_gradient(const Op& op) const {
  return run_.reads_gradient(op) && tape_.ops[op.a].code == Code::load &&
         run_.value(op.a).is(Tag::unknown);
}

// What `x.max(1)` is asked of, where its result is taken for values and places; `none` for others.
OpId NameCollector::chosen_from(OpId result) const {
  const Op& op = tape_.ops[result];
  if (op.code != Code::call) return none;
  const Op& callee = tape_.ops[op.a];
  const bool has_arguments = tape_.calls[op.b].positional + tape_.calls[op.b].keywords > 0;
  const bool is_method = callee.code == Code::attribute && run_.value(callee.a).is(Tag::unknown);
  const bool chooses =
      is_method && has_arguments && kinds_.gives_values_and_places(names_.text(callee.b));
  return chooses ? callee.a : none;
}

void NameCollector::note_use_as_tensor(OpId value) {
  if (value != none && value != opaque_value) tensor_use_[value] = true;
}

// `x.data`, and `x.max(1).values`, of which something tensor-like is asked.
void NameCollector::note_part(const Op& attribute) {
  const std::string_view name = names_.text(attribute.b);
  if (name == "data" && run_.value(attribute.a).is(Tag::unknown)) note_use_as_tensor(attribute.a);
  if (name == "values") note_use_as_tensor(chosen_from(attribute.a));
}

// What layers and functions of tensors are called with.
void NameCollector::note_arguments(const Op& op) {
  const Call& call = tape_.calls[op.b];
  const Value& callee = run_.value(op.a);
  const bool is_layer = run_.as_object(callee).is_object(Kind::module);
  const bool is_function =
      callee.is(Tag::name) && kinds_.takes_tensors_first(names_.text(callee.ref));
  const std::uint32_t count = is_layer ? call.positional : is_function && call.positional > 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    const OpId argument = tape_.operands[call.first + i];
    if (argument == opaque_value || tape_.ops[argument].code != Code::load) continue;
    const bool may_be_number = number_evidence_[tape_.symbols[tape_.ops[argument].a].owner];
    if (!is_layer || !may_be_number) note_use_as_tensor(argument);
  }
}

// `t = 0.0`: such a variable may be a number wherever it is used.
void NameCollector::note_numbers() {
  for (const Op& op : tape_.ops) {
    if (op.code != Code::assign || op.b == opaque_value) continue;
    const Op& target = tape_.ops[op.a];
    const bool is_name = target.code == Code::target_name;
    if (is_name && is_number(run_.as_object(run_.value(op.b)))) {
      number_evidence_[tape_.symbols[target.a].owner] = true;
    }
  }
}

// `for images, labels in loader`, also counted or shown as a bar.
void NameCollector::note_batches(const Op& op) {
  OpId target = op.a;
  OpId from = op.b;
  while (from != none && from != opaque_value &&
         !run_.as_object(run_.value(from)).is_object(Kind::data_loader)) {
    const Op& made = tape_.ops[from];
    if (made.code != Code::call || tape_.calls[made.b].positional == 0) return;
    const Value& maker = run_.value(made.a);
    const bool counts = maker.is(Tag::builtin) && names_.text(maker.ref) == "enumerate";
    const Op& targets = tape_.ops[target];
    if (counts && (targets.code != Code::target_sequence || targets.c - targets.b != 2)) return;
    if (counts) target = tape_.operands[targets.b + 1];
    from = tape_.operands[tape_.calls[made.b].first];
  }
  if (from == none || from == opaque_value) return;
  const Op& parts = tape_.ops[target];
  if (parts.code != Code::target_sequence) return;
  for (std::uint32_t i = parts.b; i < parts.c; ++i) {
    const Op& part = tape_.ops[tape_.operands[i]];
    if (part.code == Code::target_name) tensor_evidence_[tape_.symbols[part.a].owner] = true;
  }
}

// From the last operation to the first, so that what is asked of a result says what is asked of
// what it is made of: `x.view(-1).div(2).exp()`.
void NameCollector::find_tensor_uses() {
  tensor_use_.assign(tape_.ops.size(), false);
  note_numbers();
  for (OpId at = static_cast<OpId>(tape_.ops.size()); at-- > 0;) {
    const Op& op = tape_.ops[at];
    switch (op.code) {
      case Code::attribute: {
        if (is_gradient(op)) leaf_evidence_[tape_.symbols[tape_.ops[op.a].a].owner] = true;
        if (op.parent_call == none && tensor_use_[at]) note_part(op);
        if (names_.text(op.b) == "indices") note_use_as_tensor(chosen_from(op.a));
        if (op.parent_call == none || !run_.value(op.a).is(Tag::unknown)) break;
        const bool is_asked = run_.is_tensor_method(op) ||
                              (tensor_use_[op.parent_call] && gives_tensor_of_tensor(op));
        if (is_asked) tensor_use_[op.a] = true;
        break;
      }
      case Code::call:
        note_use_as_tensor(tensor_given_to(op));
        note_arguments(op);
        break;
      case Code::subscript:
        if (tensor_use_[at]) note_use_as_tensor(chosen_from(op.a));
        break;
      case Code::iterate: note_batches(op); break;
      case Code::load:
        if (tensor_use_[at] && run_.value(at).is(Tag::unknown)) {
          tensor_evidence_[tape_.symbols[op.a].owner] = true;
        }
        break;
      case Code::assign: {
        const Op& target = tape_.ops[op.a];
        const bool is_name = target.code == Code::target_name;
        if (is_name && tensor_evidence_[tape_.symbols[target.a].owner]) tensor_use_[op.b] = true;
        const bool are_two = target.code == Code::target_sequence && target.c - target.b == 2;
        if (are_two && op.b != opaque_value) note_use_as_tensor(chosen_from(op.b));
        break;
      }
      default: break;
    }
  }
}

// By operation: its value is made of a variable of which something tensor-like was asked, as in
// `(x.sqrt() / n).add_(eps)`.
std::vector<bool> NameCollector::made_of_tensors() {
  std::vector<bool> made(tape_.ops.size(), false);
  for (OpId at = 0; at < tape_.ops.size(); ++at) {
    const Op& op = tape_.ops[at];
    switch (op.code) {
      case Code::load: made[at] = tensor_evidence_[tape_.symbols[op.a].owner]; break;
      case Code::attribute:
        made[at] = made[op.a] && (op.parent_call != none ? gives_tensor_of_tensor(op)
                                                         : names_.text(op.b) == "data");
        break;
      case Code::call: made[at] = tape_.ops[op.a].code == Code::attribute && made[op.a]; break;
      case Code::binary: made[at] = made[op.a] || made[op.b]; break;
      case Code::unary: made[at] = made[op.a]; break;
      case Code::compare:
        if ((op.flags & identity) != 0) break;
        made[at] = std::any_of(tape_.operands.begin() + op.b, tape_.operands.begin() + op.c,
                               [&](OpId part) { return part != opaque_value && made[part]; });
        break;
      case Code::assign: {
        const Op& target = tape_.ops[op.a];
        const bool is_made =
            op.b != opaque_value && made[op.b] && run_.value(op.b).is(Tag::unknown);
        if (is_made && target.code == Code::target_name) {
          tensor_evidence_[tape_.symbols[target.a].owner] = true;
        }
        break;
      }
      default: break;
    }
  }
  return made;
}

// A variable of which something tensor-like was asked is likely a tensor where else it is used.
void NameCollector::spread_evidence() {
  const std::vector<bool> made = made_of_tensors();
  for (std::size_t i = 0; i < names_.methods.size(); ++i) {
    Receiver& receiver = names_.methods[i].receiver;
    const Op& object = tape_.ops[receivers_[i]];
    if (receiver.kind != Kind::unknown) continue;
    if (object.code == Code::load && text_evidence_[tape_.symbols[object.a].owner]) {
      receiver = {Kind::foreign, Certainty::likely, Reason::text, none, none, object.start};
      continue;
    }
    if (!made[receivers_[i]]) continue;
    receiver = {Kind::tensor, Certainty::likely, Reason::tensor_only_method, none,
                none,         object.start};
  }
}

}  // namespace paddle_ls::python
