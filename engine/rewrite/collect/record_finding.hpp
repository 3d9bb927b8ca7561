// Turns a plan into a finding with its edits and their needs.
#pragma once

#include <string_view>

#include "engine/rewrite/collect/findings.hpp"

namespace paddle_ls::rewrite {

// A use with the result of the planner.
struct PlannedUse {
  FoundRule found;
  UsePlan plan;
  EditMark before;  // state of the edit table before the edits of the use were planned
  python::StatementId statement = python::none;
  text::ByteRange range = {};  // the range to mark
  text::ByteRange extent = {};
};

// The finding about a use; the caller emits it.
Finding finding_of(const PassInput& view, Findings& into, PlannedUse use);

// The same for a name. `module` is the converted module if a string spells the rest of the name;
// otherwise empty.
Finding finding_of_name(const PassInput& view, Findings& into, const python::Use& use,
                        PlannedUse planned, std::string_view module = {});

// The finding for a name that cannot be rewritten, with the reason.
Finding manual_finding(const PassInput& view, Findings& into, const python::Use& use,
                       const Code& code, std::string_view reason);

// Sets the part of a use that its edits are about.
void set_extent(text::ByteRange extent, Finding& finding);

// Allows a comment on `finding` above the line on which its statement begins, or on which a
// statement around it begins.
void allow_comment(const PassInput& view, python::StatementId statement, Finding& finding);

// In a file that asks for gradients of gradients, reports an operator without a second derivative,
// even if it stays as it is. Operators in other files are reported at the call that asks.
void look_for_second_derivative(const PassInput& view, std::string_view api, syntax::Node call,
                                UsePlan& plan);

}  // namespace paddle_ls::rewrite
