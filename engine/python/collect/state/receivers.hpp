// What is known of the objects that methods are called on.
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

// True for a method that a class of the file defines itself, whatever a base of the library has
// under that name, and for an attribute `self.name = ...` that hides a method of the base.
bool is_own_member(const FileView& file, const Value& instance, NameId name);

// What `value` is, where it is asked for `attribute` (`none` for an operator).
Receiver receiver_by_value(const FileView& file, const Value& value, NameId attribute);

// The receiver of an attribute; where its value is unknown, what the attribute itself says. Notes
// what this says of the variable.
Receiver receiver_of(Collection& found, const Op& attribute);

}  // namespace paddle_ls::python
