// One Python file in, findings out; then any choice of findings in, one disjoint set of edits out.
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

// Reads a text for `analyze`. What `earlier`, any earlier version of the file or null, has of it is
// taken over. A text that mentions nothing that the rules of `view` speak of is not looked at,
// unless other files hand names on to it, or it imports what needs PyTorch: `view` is that of the
// analysis. Nothing when `stop` said so.
std::optional<python::RecordedFile> read(std::string_view source,
                                         const python::RecordedFile* earlier,
                                         const ProjectView& view, const syntax::Stop& stop = {});

// The same for the text that `edits`, normalized, make of the text of `earlier`.
std::optional<python::RecordedFile> read_edited(std::string_view source,
                                                const python::RecordedFile& earlier,
                                                const text::Edits& edits, const ProjectView& view,
                                                const syntax::Stop& stop = {});

// `file` is what was read of `source`. Total: a broken file gives the findings of its sound parts.
// A file that nothing brings torch into, no import and no other file of the project, has no
// findings but those of its comments.
// `rules` must outlive the result. `stop` is polled; when it says true the result is empty.
FileFindings analyze(std::string_view source, const python::RecordedFile& file,
                     const RuleSet& rules, const Options& options, const syntax::Stop& stop = {});

// For a file that is looked at once: `tree` is the Python tree of `source`.
FileFindings analyze(std::string_view source, const syntax::Tree& tree, const RuleSet& rules,
                     const Options& options, const syntax::Stop& stop = {});

// The edits of the findings at `chosen` (ascending indexes of findings that have edits), composed
// where they nest. Where the assignment of an alias is chosen, so are all uses of the alias; an
// import moves into functions only where nothing else is chosen. The import statements are brought
// in step: `import paddle` where the first rewrite needs it, torch imports removed when nothing
// refers to them any more. Normalized.
text::Edits edits_for(std::string_view source, const FileFindings& file,
                      std::span<const std::size_t> chosen);

// A comment above the statement of the finding at `index` that says why it has to be moved by hand.
// Empty where the finding has edits, where the comment stands already, and where a line of its own
// would not be a comment.
text::Edits comment_edits(std::string_view source, const FileFindings& file, std::size_t index);

// A comment on lines of its own.
struct TodoComment {
  std::size_t line = 0;  // where the line starts that it stands above
  std::string text;      // with its indentation and line ends
};

// What a comment above the statement of the finding at `index` says to whoever looks at it later,
// also where it has edits. Nothing where no line of its own would be a comment.
std::optional<TodoComment> todo_comment(std::string_view source, const FileFindings& file,
                                        std::size_t index);

// `made`, edits of `source`, and then the comments on `findings` (ascending), as edits of `source`.
// A comment that stands there is not written again.
text::Edits with_todo_comments(std::string_view source, const FileFindings& file,
                               const text::Edits& made, std::span<const std::size_t> findings);

// The message of a finding as Markdown: what a rule of the project says means nothing there.
std::string markdown_message(const Finding& finding, const RuleSet& rules);

// The mapping card of the finding at `index` in Markdown: signatures, argument table, notes, proof,
// and what becomes of this very use; on request what was known of its values.
enum class CardDetail : std::uint8_t { mapping, with_facts };
std::string hover_card(std::string_view source, const FileFindings& file, std::size_t index,
                       const RuleSet& rules, CardDetail detail = CardDetail::mapping);

}  // namespace paddle_ls::rewrite
