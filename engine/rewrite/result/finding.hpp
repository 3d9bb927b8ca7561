// The findings of the analysis of one Python file.
//
// A file can have thousands of findings and every open document keeps its own, so a finding
// consists of a few views into the rule set, which outlives all files, or into the file's own
// `FileFindings`. Sentences are built on demand. The edits of a finding are not complete without
// imports, which belong to all uses together: call `edits_for` of analyze.hpp, also for a single
// finding.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/rewrite/differences/difference.hpp"
#include "engine/rewrite/result/advice.hpp"
#include "engine/rewrite/result/finding_codes.hpp"
#include "engine/rewrite/result/finding_plan.hpp"
#include "engine/rewrite/result/known_of_value.hpp"
#include "engine/rewrite/rows/profile.hpp"
#include "engine/text/byte_range.hpp"

namespace paddle_ls::rewrite {

// How far a user may trust the edits of a finding.
enum class FixClass : std::uint8_t {
  safe,                // right for every value that the program can have
  needs_confirmation,  // right if the assumption about the receiver or the arguments holds
  none,                // no edit: the reason says why
};

// How certain it is that the use refers to torch. FixClass says how certain the rewrite is.
enum class Certainty : std::uint8_t {
  unknown,  // a method of a value whose type is not known
  likely,   // the type of the receiver is assumed, or another binding of the name may be meant
  sure,
};

// The part of a fix that is a helper: a function or class that Paddle does not have, and that the
// conversion writes.
enum class Helpers : std::uint8_t {
  none,
  target,   // Finding::target names it, or Finding::form if that is empty
  one,      // the rewrite calls it
  several,  // the rewrite calls them
};

struct Finding {
  text::ByteRange range;       // the name, keyword or comment that is marked in the editor
  const Code* code = nullptr;  // static
  std::string_view api;        // qualified torch name, for example torch.nn.functional.relu
  std::string_view target;     // what the fix writes: paddle.nn.functional.relu; may be empty
  std::string_view reason;     // why there is no edit, or the assumption to review; else empty
  std::string_view form;       // the new expression, if `target` is empty
  std::string_view left_out;   // arguments that the fix drops, as a message names them
  std::string_view document;   // name of the mapping document; may be empty
  std::string_view
      helper_module;       // module from which helpers are imported; empty: they are in this file
  std::uint32_t rule = 0;  // index in the rule set plus one; 0 without a rule
  FixClass fix = FixClass::none;
  Certainty certainty = Certainty::sure;
  DifferenceId difference = no_difference;      // the difference to review, if it has a name
  std::span<const DifferenceId> accepted = {};  // by the project, for this fix
  bool removes = false;                         // the fix writes nothing in its place
  bool is_part = false;                         // `form` is an argument or the receiver
  Helpers helpers = Helpers::none;
  Advice advice = Advice::nothing;  // on a package that needs PyTorch
  KnownOfValue known;               // of methods and operators
  Profile profile = newest_release;
  FindingPlan plan;

  bool has_edits() const { return fix != FixClass::none; }
  // The new name of the use, if its name is replaced.
  std::string_view name_target() const {
    return plan.name_target.empty() ? target : plan.name_target;
  }
};

// Marks the fix as needing review because of a difference, with the sentence of the table unless
// `reason` replaces it.
void ask_for_review(Finding& finding, const Settled& accepted, std::string_view id,
                    std::string_view reason = {});

// The release as text: "Paddle 3.3".
std::string release_name(Profile profile);

// The reason, with the id of the difference to review: "the receiver is assumed to
// be a tensor because of its name [assumed-receiver]".
std::string named_reason(const Finding& finding);

// "first-weights, linear-layout".
std::string ids_of(std::span<const DifferenceId> differences);

constexpr std::size_t longest_message = 300;  // bytes; a longer one is cut between words

// One sentence that names the API and its rewrite first, because editors cut lines, then the
// reason, then the differences that the project accepts for it.
std::string message(const Finding& finding);

// The same for a reader who knows that a fix was applied and needs review.
std::string review_message(const Finding& finding);

// "a helper written into paddle_helpers.py" if the target of the finding is a helper; else empty.
std::string helper_words(const Finding& finding);

// The new code in a message; empty if it has no name.
std::string written_words(const Finding& finding);

// The title of the quick fix; empty when there are no edits.
std::string title(const Finding& finding);

// URL of the mapping document; empty when there is none.
std::string documentation(const Finding& finding);

}  // namespace paddle_ls::rewrite
