// What the analysis of one Python file says to its user.
//
// A file can have thousands of findings and every open document keeps its own, so a finding is a
// few views: into the rule set, which outlives all files, or into the file's own `FileFindings`.
// Sentences are built when somebody reads them. Its plan is not all that its fix writes: ask
// `edits_for` in analyze.hpp, also for a single finding, because imports belong to all uses
// together.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/rewrite/differences/difference.hpp"
#include "engine/rewrite/result/codes.hpp"
#include "engine/rewrite/result/finding_plan.hpp"
#include "engine/rewrite/result/known_of_value.hpp"
#include "engine/rewrite/rows/profile.hpp"
#include "engine/text/byte_range.hpp"

namespace paddle_ls::rewrite {

// How much a user may trust the edits of a finding.
enum class FixClass : std::uint8_t {
  safe,                // right for every value the program can have
  needs_confirmation,  // right if what is assumed of the receiver or the arguments holds
  none,                // no edit: the reason says why
};

// How surely it is known that torch is meant. What a use is then rewritten to is another question:
// see FixClass.
enum class Certainty : std::uint8_t {
  unknown,  // a method of something whose type is not known
  likely,   // the receiver is taken for what it is, or another binding of the name may be meant
  sure,
};

// What of a fix is a helper: a function or class that is no part of Paddle, and that the conversion
// writes.
enum class Helpers : std::uint8_t {
  none,
  target,   // Finding::target names it, or Finding::form where that is empty
  one,      // the rewrite calls it
  several,  // the rewrite calls them
};

struct Finding {
  text::ByteRange range;           // the name, keyword or comment that is marked in the editor
  const Code* code = nullptr;      // static
  std::string_view api;            // qualified torch name, for example torch.nn.functional.relu
  std::string_view target;         // what the fix writes: paddle.nn.functional.relu; may be empty
  std::string_view reason;         // why there is no edit, or what has to be confirmed; else empty
  std::string_view form;           // what an expression is written as, where `target` is empty
  std::string_view left_out;       // arguments that the fix drops, as they are named in a message
  std::string_view document;       // name of the mapping document; may be empty
  std::string_view helper_module;  // that helpers are imported from; empty: this file has them
  std::uint32_t rule = 0;          // place in the rule set plus one; 0 when no rule speaks of it
  FixClass fix = FixClass::none;
  Certainty certainty = Certainty::sure;
  DifferenceId difference = no_difference;      // that has to be confirmed, where it has a name
  std::span<const DifferenceId> accepted = {};  // by the project, for this fix
  bool removes = false;                         // nothing takes its place
  bool is_part = false;                         // `form` is an argument or the receiver
  Helpers helpers = Helpers::none;
  KnownOfValue known;  // of methods and operators
  Profile profile = newest_release;
  FindingPlan plan;

  bool has_edits() const { return fix != FixClass::none; }
  // What the name that the use is written with becomes, if it is replaced.
  std::string_view name_target() const {
    return plan.name_target.empty() ? target : plan.name_target;
  }
};

// The fix is right where a difference does not matter: in the words of the table, unless `reason`
// says it in others.
void ask_for_review(Finding& finding, const Settled& accepted, std::string_view id,
                    std::string_view reason = {});

// The release in words: "Paddle 3.3".
std::string release_name(Profile profile);

// The reason, with the id of the difference that has to be confirmed: "the receiver is assumed to
// be a tensor because of its name [assumed-receiver]".
std::string named_reason(const Finding& finding);

// "first-weights, linear-layout".
std::string ids_of(std::span<const DifferenceId> differences);

constexpr std::size_t longest_message = 300;  // bytes; a longer one is cut between words

// One sentence that names the API and what becomes of it first, then why, for editors cut lines,
// then the differences that the project accepts for it.
std::string message(const Finding& finding);

// The same for a reader who was told before that a fix was made and needs review.
std::string review_message(const Finding& finding);

// "a helper written into paddle_helpers.py", of a finding whose target is one; else empty.
std::string helper_words(const Finding& finding);

// What the fix writes, for a reader; empty where it has no name.
std::string written_words(const Finding& finding);

// The title of the quick fix; empty when there are no edits.
std::string title(const Finding& finding);

// URL of the mapping document; empty when there is none.
std::string documentation(const Finding& finding);

}  // namespace paddle_ls::rewrite
