// Which actions a menu offers for a Python file: derived from its findings, before any edit is
// made.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "project/settings/settings.hpp"
#include "server/features/convey/asked_questions.hpp"
#include "server/workspace/analysis.hpp"

namespace paddle_ls::server {

struct FixOne {
  std::size_t finding;
};
// The rewrite in the other style.
struct FixInStyle {
  std::size_t finding;
  rewrite::Style style;
};
// A decision of the project on the difference that the finding depends on.
struct Decide {
  std::size_t finding;
  bool accepts;
  bool is_for_file;  // and not for the whole project
};
struct FixEach {
  settings::FixScope scope;
  std::string_view api;  // of all APIs where it is empty
};
struct RefuseFix {
  std::size_t finding;
};
struct RefuseFixAll {
  std::string_view reason;  // of the analysis
};
struct WriteComment {
  std::size_t finding;
};
struct ShowDocument {
  std::size_t finding;
};
struct ConvertWorkspace {
  settings::FixScope scope;
  bool with_preview;
};

struct OfferedAction {
  std::string kind;
  std::string title;
  std::variant<FixOne, FixInStyle, Decide, FixEach, RefuseFix, RefuseFixAll, WriteComment,
               ShowDocument, ConvertWorkspace>
      what;
};

// The open questions and how many uses depend on each; null: not known.
struct DecisionOffer {
  bool is_possible = false;
  const UsesOfQuestions* uses = nullptr;
};

// In the order of the menu. `found` are the findings at the cursor, `only` the kinds that the
// client asks for.
std::vector<OfferedAction> list_actions(const Analysis& analysis,
                                        const std::vector<std::size_t>& found,
                                        const std::vector<std::string>& only,
                                        const DecisionOffer& decisions);

}  // namespace paddle_ls::server
