// What a plan becomes: a finding, with its edits and what they need.
#pragma once

#include <string_view>

#include "engine/rewrite/collect/findings.hpp"

namespace paddle_ls::rewrite {

// A use with what the planner made of it.
struct PlannedUse {
  FoundRule found;
  UsePlan plan;
  EditMark before;  // the edit table before its edits were planned
  python::StatementId statement = python::none;
  text::ByteRange range = {};  // that is marked
  text::ByteRange extent = {};
};

// The finding about a use, still to be emitted.
Finding finding_of(const FileView& view, Findings& into, PlannedUse use);

// The same for a name. `module` is what becomes of the module where a string spells the rest of the
// name; else empty.
Finding finding_of_name(const FileView& view, Findings& into, const python::Use& use,
                        PlannedUse planned, std::string_view module = {});

// A name that nobody can rewrite, and why.
Finding manual_finding(const FileView& view, Findings& into, const python::Use& use,
                       const Code& code, std::string_view reason);

// The part of a use that its edits are about.
void set_extent(text::ByteRange extent, Finding& finding);

// A comment on `finding` may stand above the line that its statement begins, or that a statement
// around it on the same line does.
void allow_comment(const FileView& view, python::StatementId statement, Finding& finding);

// Where a file asks for gradients of gradients, an operator without them is said, also one that
// stays as it is; those of other files are said where it asks.
void look_for_second_derivative(const FileView& view, std::string_view api, syntax::Node call,
                                UsePlan& plan);

}  // namespace paddle_ls::rewrite
