// The types of the receivers of methods.
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

// True for a method that a class of the file defines itself, even if a base of the library has one
// of that name, and for an attribute `self.name = ...` that hides a method of the base.
bool is_own_member(const FileView& file, const Value& instance, NameId name);

// `value` as the receiver of `attribute` (`none` for an operator).
Receiver receiver_by_value(const FileView& file, const Value& value, NameId attribute);

// The receiver of an attribute; if its value is unknown, it is inferred from the attribute. Records
// what the attribute reveals about the variable.
Receiver receiver_of(Collection& found, const Op& attribute);

}  // namespace paddle_ls::python
