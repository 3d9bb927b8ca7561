// A use to plan, and its plan: plain data.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/differences/difference.hpp"
#include "engine/rewrite/known/rule_set.hpp"
#include "engine/rewrite/plan/choose_alternative.hpp"
#include "engine/rewrite/result/finding.hpp"

namespace paddle_ls::rewrite {

// A use as the engine sees it, whether a dotted name or a method.
struct UseToPlan {
  FoundRule found;
  syntax::Node name;       // the dotted name, or the attribute node of a method
  syntax::Node call;       // null when it is not called
  syntax::Node partial;    // the call of functools.partial that is given the name; else null
  syntax::Node receiver;   // of a method; else null
  text::ByteRange method;  // the method's own name
  syntax::Node other;      // the other operand of an operator; else null
  std::uint32_t statement = python::none;
  python::Bars bars;
  UseFacts facts;
  bool unpacks_place_and_type = false;  // all that it unpacks with `**` is `device` and `dtype`
};

enum class Ending : std::uint8_t { edits, nothing, manual };

struct UsePlan {
  Ending ending = Ending::manual;
  FixClass fix = FixClass::safe;
  std::string_view target;                   // Paddle name
  const Alternative* alternative = nullptr;  // that was chosen, or that the reason comes from
  std::string reason;
  DifferenceId difference = no_difference;  // that has to be confirmed, where it has a name
  std::vector<DifferenceId> accepted;       // by the project, which the edits depend on
  std::string form;            // what an expression is written as, with the names of the parameters
  std::string left_out;        // names of arguments that are dropped, with commas between
  bool is_part = false;        // an argument or the receiver alone
  bool removes = false;        // nothing takes its place
  bool bad_arguments = false;  // the call, not the API, has no counterpart
  bool misfits = false;        // the arguments are not those of the API, or those of numpy too
  bool replaces_name = false;
  bool needs_paddle = false;
  bool stays = false;                           // it is right as it stands, with what it needs
  Rows<Need> needs;                             // of the rule's table
  Precedence precedence = Precedence::primary;  // of what the use becomes
  text::ByteRange extent;  // what the edits are about: the use, or the statement that it makes up
  text::ByteRange removed_statement;  // that leaves a block, which may not become empty
};

inline UsePlan nothing_to_do() {
  UsePlan plan;
  plan.ending = Ending::nothing;
  return plan;
}

inline void fail(UsePlan& plan, std::string reason) {
  plan.ending = Ending::manual;
  plan.reason = std::move(reason);
}

// Names an argument that is dropped.
inline void leave_out(UsePlan& plan, std::string_view argument) {
  if (!plan.left_out.empty()) plan.left_out += ", ";
  plan.left_out += "`" + std::string(argument) + "`";
}

// The fix is right if a difference does not matter, which is unchecked, whether `accepted` or not.
inline void ask_for_review(UsePlan& plan, const Settled& accepted, DifferenceId difference,
                           std::string_view reason) {
  if (accepted.excludes(difference)) return;
  if (accepted.has(difference)) {
    plan.accepted.push_back(difference);
    return;
  }
  plan.fix = FixClass::needs_confirmation;
  plan.difference = difference;
  plan.reason = reason;
}

// The same in the words of the table.
inline void ask_for_review(UsePlan& plan, const Settled& accepted, std::string_view id) {
  const DifferenceId difference = difference_named(id);
  ask_for_review(plan, accepted, difference, differences()[difference].differs);
}

}  // namespace paddle_ls::rewrite
