// Analyses one Python file, and turns any choice of its findings into one set of disjoint edits.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/python/record/recording.hpp"
#include "engine/rewrite/dependents/reexports.hpp"
#include "engine/rewrite/known/rule_set.hpp"
#include "engine/rewrite/result/file_findings.hpp"
#include "engine/rewrite/result/options.hpp"
#include "engine/text/edits.hpp"

namespace paddle_ls::rewrite {

// Reads a text for `analyze`. Reuses what is unchanged since `earlier`, any earlier version of the
// file or null. A text that mentions no package that the rules of `view` cover is not parsed,
// unless other files pass names to it, or it imports a package that needs PyTorch. `view` has to be
// that of the analysis. Returns nothing if `stop` returned true.
std::optional<python::RecordedFile> read(std::string_view source,
                                         const python::RecordedFile* earlier,
                                         const ProjectView& view, const syntax::Stop& stop = {});

// The same for the text that results from `edits`, normalized, of the text of `earlier`.
std::optional<python::RecordedFile> read_edited(std::string_view source,
                                                const python::RecordedFile& earlier,
                                                const text::Edits& edits, const ProjectView& view,
                                                const syntax::Stop& stop = {});

// `file` is the result of reading `source`. Never fails: a broken file gives the findings of its
// sound parts. A file into which neither an import nor another file of the project brings torch
// only has findings about its comments. `rules` must outlive the result. `stop` is polled; if it
// returns true, the result is empty.
FileFindings analyze(std::string_view source, const python::RecordedFile& file,
                     const RuleSet& rules, const Options& options, const syntax::Stop& stop = {});

// For a file that is analysed once: `tree` is the Python tree of `source`.
FileFindings analyze(std::string_view source, const syntax::Tree& tree, const RuleSet& rules,
                     const Options& options, const syntax::Stop& stop = {});

// The edits of the findings at `chosen` (ascending indices of findings that have edits), composed
// if they nest. If the assignment of an alias is chosen, all uses of the alias are too; an import
// moves into functions only if nothing else is chosen. The import statements are adapted: `import
// paddle` is added if a rewrite needs it, and torch imports without remaining references are
// removed. Normalized.
text::Edits edits_for(std::string_view source, const FileFindings& file,
                      std::span<const std::size_t> chosen);

// A comment above the statement of the finding at `index` with the reason why it has to be
// converted by hand. Empty if the finding has edits, if the comment exists already, or if a new
// line there would not be a comment.
text::Edits comment_edits(std::string_view source, const FileFindings& file, std::size_t index);

// A comment on separate lines.
struct TodoComment {
  std::size_t line = 0;  // offset of the line below the comment
  std::string text;      // with its indentation and line ends
};

// The comment to insert above the statement of the finding at `index`, even if it has edits.
// Nothing if a new line there would not be a comment.
std::optional<TodoComment> todo_comment(std::string_view source, const FileFindings& file,
                                        std::size_t index);

// Applies `made`, edits of `source`, and then adds comments on `findings` (ascending); returns both
// as edits of `source`. A comment that exists already is not repeated.
text::Edits with_todo_comments(std::string_view source, const FileFindings& file,
                               const text::Edits& made, std::span<const std::size_t> findings);

// The message of a finding as Markdown; texts from rules of the project are escaped.
std::string markdown_message(const Finding& finding, const RuleSet& rules);

// The mapping card of the finding at `index` in Markdown: signatures, argument table, notes, proof
// and the rewrite of this use; on request also the facts about its values.
enum class CardDetail : std::uint8_t { mapping, with_facts };
std::string hover_card(std::string_view source, const FileFindings& file, std::size_t index,
                       const RuleSet& rules, CardDetail detail = CardDetail::mapping);

}  // namespace paddle_ls::rewrite
