// What `isinstance` says of a variable, or of an attribute, in the branch where it said yes.
#include <algorithm>
#include <string>

#include "engine/python/evaluate/run_tape.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {

using Tag = Value::Tag;

// True where a test adds to what is known.
bool TapeRunner::says_little(const Value& value) const {
  return value.is(Tag::unknown) || value.is(Tag::conflict) ||
         (value.is(Tag::object) && value.certainty != Certainty::sure) ||
         (value.is_object(Kind::module) && value.made_by == none);
}

// A test binds nothing: only what reads a variable in this run learns of it.
void TapeRunner::narrow(const Op& op) {
  if (!values_[op.c].is(Tag::builtin)) return;
  const Value held = narrowed_to(op);
  if (!held.is(Tag::object)) return;
  const Op& subject = tape_.ops[op.a];
  if (subject.code != Code::load) {
    flow_.narrowed.emplace_back(op.a, held);
    return;
  }
  const SymbolId owner = tape_.symbols[subject.a].owner;
  if (root_of_scope_[tape_.symbols[owner].scope] != root_) return;
  if (says_little(read(owner))) environment_.set(owner, held);
}

// An instance of the type that is asked for. Of several types its maker is all of them, and what
// rules say of each has to agree.
Value TapeRunner::narrowed_to(const Op& op) {
  const Value& type = values_[op.b];
  const Op& display = tape_.ops[op.b];
  const bool are_several = type.is(Tag::sequence) && type.ref == op.b;
  const OpId* const first = are_several ? tape_.operands.data() + display.b : &op.b;
  const OpId* const last = are_several ? tape_.operands.data() + display.c : &op.b + 1;
  Value held;
  std::string makers;
  for (const OpId* at = first; at != last; ++at) {
    const Value& each = values_[*at];
    Value instance;
    if (each.is(Tag::name) && each.certainty == Certainty::sure) {
      instance =
          instance_of(kinds_.instance(names_.text(each.ref)), each.ref, Reason::narrowed, op.start);
    } else if (each.is(Tag::builtin)) {
      instance = annotated_plainly(*at);
    } else if (each.is(Tag::type) && are_several) {
      instance = as_object({.tag = Tag::instance, .ref = each.ref});
    }
    if (!instance.is(Tag::object) || (at != first && instance.kind != held.kind)) {
      return unknown_value();
    }
    held = at == first ? instance : join(held, instance);
    if (!makers.empty()) makers += '|';
    makers += names_.text(instance.made_by);
  }
  if (held.is_object(Kind::module) && held.made_by == none) {
    held.made_by = names_.texts.intern_copy(makers);
  }
  return held;
}

const Value* TapeRunner::narrowed(OpId path) const {
  const auto known = std::find_if(flow_.narrowed.rbegin(), flow_.narrowed.rend(),
                                  [&](const auto& each) { return is_same_path(each.first, path); });
  return known == flow_.narrowed.rend() ? nullptr : &known->second;
}

bool TapeRunner::is_same_path(OpId left, OpId right) const {
  for (;;) {
    const Op& one = tape_.ops[left];
    const Op& other = tape_.ops[right];
    if (one.code != other.code) return false;
    if (one.code == Code::load) {
      return tape_.symbols[one.a].owner == tape_.symbols[other.a].owner;
    }
    if (one.code != Code::attribute || one.b != other.b) return false;
    left = one.a;
    right = other.a;
  }
}

bool TapeRunner::begins_with(OpId path, const Op& assigned) const {
  for (;; path = tape_.ops[path].a) {
    const Op& op = tape_.ops[path];
    if (op.code == Code::load) {
      return assigned.code == Code::target_name &&
             tape_.symbols[op.a].owner == tape_.symbols[assigned.a].owner;
    }
    if (assigned.code == Code::target_attribute && op.b == assigned.b &&
        is_same_path(op.a, assigned.a)) {
      return true;
    }
  }
}

// What is bound anew was not asked about.
void TapeRunner::forget_narrowed(const Op& assigned) {
  for (auto& [path, held] : flow_.narrowed) {
    if (path != opaque_value && begins_with(path, assigned))
      path = opaque_value, held = unknown_value();
  }
}

}  // namespace paddle_ls::python
