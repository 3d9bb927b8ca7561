// What calls and bases of classes are given, for rules to ask.
#pragma once

#include "engine/python/collect/state/file_view.hpp"

namespace paddle_ls::python {

// What the body of the class says that is derived from the base `op`.
Facts facts_of_base(const FileView& file, const Op& op);

// What the call `op` is given, and what becomes of its result. Nothing for `none`.
Facts facts_of_call(const FileView& file, OpId op);

}  // namespace paddle_ls::python
