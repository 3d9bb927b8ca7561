// What the analysis of one Python file says to its user: findings, and the edits that answer them.
//
// A finding carries the edits of its own use only. Imports belong to all uses together, so they are
// planned when somebody has chosen which findings to fix: see `edits_for` in analyze.hpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/edits.hpp"

namespace paddle_ls::rewrite {

enum class Severity : std::uint8_t { error, warning, information, hint, off };

// How much a user may trust the edits of a finding.
enum class FixClass : std::uint8_t {
  safe,                // right for every value the program can have
  needs_confirmation,  // right if what is assumed of the receiver or the arguments holds
  none,                // no edit: the reason says why
};

// One row of the catalogue of findings; `code` is what users write in settings and suppressions.
struct Code {
  std::string_view code;
  Severity severity;  // unless settings say otherwise
  std::string_view summary;
  bool unnecessary = false;  // shown faded
  bool deprecated = false;   // shown struck through
};

struct Finding {
  text::ByteRange range;     // the name, keyword or comment that is marked in the editor
  const Code* code;          // static
  FixClass fix = FixClass::none;
  std::string api;           // qualified torch name, for example torch.nn.functional.relu
  std::string message;       // names the API and the target profile
  std::string reason;        // why there is no edit, or what has to be confirmed; else empty
  std::string title;         // of the quick fix; empty when there are no edits
  text::Edits edits;         // normalized
  std::string documentation; // URL of the mapping document; may be empty
};

}  // namespace paddle_ls::rewrite
