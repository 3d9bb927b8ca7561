// Facts about the arguments of calls and the bases of classes, for conditions of rules.
#pragma once

#include "engine/python/collect/state/file_view.hpp"

namespace paddle_ls::python {

// Facts about the body of the class that derives from the base `op`.
Facts facts_of_base(const FileView& file, const Op& op);

// Facts about the arguments of the call `op` and the use of its result. None for `none`.
Facts facts_of_call(const FileView& file, OpId op);

}  // namespace paddle_ls::python
