// Access by a string: what the string says is rewritten in it, and what nobody can see is said.
//
//     getattr(nn, name)  # stays for a person to look at
#pragma once

#include <string_view>

#include "engine/rewrite/collect/findings.hpp"

namespace paddle_ls::rewrite {

void collect_dynamic(const FileView& view, Findings& into);

// Turns the change of a name into one of the literal that spells it. Of `getattr(torch, "abs")` the
// module remains to be written: what becomes of it is returned, and nothing for an import.
std::string_view write_string(const FileView& view, Findings& into,
                              const python::DynamicUse& dynamic, UsePlan& plan);

// `hasattr(torch, "abs")` asks whether code that it guards can run, and that code is converted.
// Where Paddle has a name for it, that name is asked for; else the answer is yes where a rule leads
// to something of Paddle, and no where none does: who asks has something else to do then.
void answer_presence(const FileView& view, Findings& into, const python::Use& use);

}  // namespace paddle_ls::rewrite
