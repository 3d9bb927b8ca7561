// The fixes of one text that can be made together.
//
// Nearly always that is all of them. Where their edits fall on each other, or the result would not
// parse, halves are tried, and halves of halves, so that a few uses that are in the way are found
// among very many in few attempts.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/analyze.hpp"

namespace paddle_ls::rewrite {

// A text and what is known of it.
struct RoundText {
  std::string_view source;
  const python::RecordedFile* recorded;  // may be null
  const FileFindings& file;
  bool is_sound;  // it parses
};

struct NotMade {
  std::size_t finding;
  std::string_view reason;  // static
};

struct Round {
  text::Edits edits;                         // of the text
  std::string text;                          // with the edits made
  std::optional<python::RecordedFile> read;  // nothing where the work was stopped
  std::vector<NotMade> not_made;             // in order
};

// Whether edits of a text may be made; empty where all may.
using IsPossible = std::function<bool(const text::Edits&)>;

// The fixes at `chosen` (ascending) that can be made together. `view` is that of the analysis.
Round compose_round(const RoundText& text, std::span<const std::size_t> chosen,
                    const ProjectView& view, const IsPossible& is_possible,
                    const syntax::Stop& stop);

}  // namespace paddle_ls::rewrite
