// One Python file in, findings out; then any choice of findings in, one disjoint set of edits out.
#pragma once

#include <cstddef>
#include <forward_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/python/recording.hpp"
#include "engine/rewrite/edit_table.hpp"
#include "engine/rewrite/finding.hpp"
#include "engine/rewrite/import_plan.hpp"
#include "engine/rewrite/leftover_imports.hpp"
#include "engine/rewrite/patches.hpp"
#include "engine/rewrite/reexports.hpp"
#include "engine/rewrite/rule_set.hpp"
#include "engine/text/edits.hpp"

namespace paddle_ls::rewrite {

struct InstalledPackages;

struct Options {
  Profile profile = Profile::v3_3;
  bool reads_text = false;  // also comments and docstrings, for findings of the code torch-text
  LeftoverImports leftover_imports = LeftoverImports::keep;
  Patches patches = Patches::never;
  std::shared_ptr<const Reexports> reexports = nullptr;
  // Names that other files of the project import from this one, in order, as far as it is known.
  std::shared_ptr<const std::vector<std::string>> wanted = nullptr;
  // Packages of the project that are called as one that needs PyTorch is, in order.
  std::shared_ptr<const std::vector<std::string>> own_packages = nullptr;
  // Of the environment that the project runs in; null where nobody knows.
  std::shared_ptr<const InstalledPackages> installed = nullptr;
  // What files import the helpers of rules from, as it is written behind `from`; where it is empty,
  // each file has those that it needs.
  std::string helper_module = {};
};

// The edits of one finding, without those that depend on what happens to the imports.
struct FindingPlan {
  std::uint32_t first_edit = 0;  // in FileFindings::edits
  std::uint32_t edit_count = 0;
  Rows<Hole> holes;                // in FileFindings::edits
  std::uint32_t extent_start = 0;  // the whole use: call, attribute or name
  std::uint32_t extent_end = 0;
  std::uint32_t group = no_index;  // whose name the use is written with
  std::string_view name_target;    // what the dotted name becomes; empty: Finding::target
  std::uint32_t name_start = 0;    // the dotted name
  std::uint32_t name_end = 0;
  std::uint32_t root_end = 0;            // the part of it that the group binds
  std::uint32_t alias = no_index;        // group that this use is the assigned value of
  std::uint32_t comment_at = no_index;   // line above which a comment on it may stand
  std::uint32_t alternative = no_index;  // of the rule: chosen, or what the reason comes from
  Precedence precedence = Precedence::primary;  // of what the use becomes
  bool replaces_name = false;                   // by Finding::target, as the imports allow
  bool leaf_is_free = false;                    // the code has no other use of its last component
  bool needs_paddle = false;                    // an edit spells `paddle.`
};

// A statement that goes with the fix of a finding, unless its block would be left empty.
struct RemovedStatement {
  std::uint32_t finding = 0;
  std::uint32_t block = 0;
  std::uint32_t block_size = 0;  // statements in it
  text::ByteRange statement;     // without its line end
  // The lines of the `if` that has nothing but this block and whose test does nothing; else empty.
  text::ByteRange around;
  std::uint32_t outer_block = 0;  // that the `if` stands in
  std::uint32_t outer_size = 0;   // 0: the module, which may be empty
};

// What the fix of a finding needs in the file besides its own edits.
struct FindingNeed {
  std::uint32_t finding = 0;
  std::string_view name;                       // of a module, or of what `code` defines
  std::string_view code;                       // empty for a module
  bool patches = false;                        // the file has to call it once
  std::size_t place = std::string_view::npos;  // that a definition has to stand in front of
  std::string_view local = {};                 // what the file calls it, where that is another name
  bool is_inner = false;  // other definitions of the rule call it, and not the file
};

struct FileFindings {
  std::vector<Finding> findings;   // by start of range
  std::vector<FindingPlan> plans;  // one per finding
  EditTable edits;
  std::vector<RemovedStatement> removed;  // by finding
  std::vector<FindingNeed> needs;         // by finding
  ImportFacts imports;
  std::forward_list<std::string> texts;  // what findings view into, besides the rule set

  std::size_t memory_bytes() const;

  // What the name that a finding is written with becomes, if it is replaced.
  std::string_view name_target(std::size_t finding) const {
    const std::string_view own = plans[finding].name_target;
    return own.empty() ? findings[finding].target : own;
  }
};

// Brings findings that were added in any order, and all that points at them, into source order.
void sort_findings(FileFindings& file);

// Reads a text for `analyze`. What `earlier`, any earlier version of the file or null, has of it is
// taken over. A text that mentions nothing that `rules` speak of is not looked at, unless
// `reexports` are there, or it imports what needs PyTorch: they, the rules and what is `installed`
// are those of the analysis, and the last two may be null. Nothing when `stop` said so.
std::optional<python::RecordedFile> read(std::string_view source,
                                         const python::RecordedFile* earlier, const RuleSet& rules,
                                         const syntax::Stop& stop = {},
                                         const Reexports* reexports = nullptr,
                                         const InstalledPackages* installed = nullptr);

// The same for the text that `edits`, normalized, make of the text of `earlier`.
std::optional<python::RecordedFile> read_edited(std::string_view source,
                                                const python::RecordedFile& earlier,
                                                const text::Edits& edits, const RuleSet& rules,
                                                const syntax::Stop& stop = {},
                                                const Reexports* reexports = nullptr,
                                                const InstalledPackages* installed = nullptr);

// `file` is what was read of `source`. Total: a broken file gives the findings of its sound parts.
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

// A comment on a line of its own.
struct TodoComment {
  std::size_t line = 0;  // where the line starts that it stands above
  std::string text;      // with its indentation and line end
};

// What a comment above the statement of the finding at `index` says to whoever looks at it later,
// also where it has edits. Nothing where no line of its own would be a comment.
std::optional<TodoComment> todo_comment(std::string_view source, const FileFindings& file,
                                        std::size_t index);

// `made`, edits of `source`, and then the comments on `findings` (ascending), as edits of `source`.
// A comment that stands there is not written again.
text::Edits with_todo_comments(std::string_view source, const FileFindings& file,
                               const text::Edits& made, std::span<const std::size_t> findings);

// The mapping card of the finding at `index` in Markdown: signatures, argument table, notes, proof,
// and what becomes of this very use.
std::string hover_card(std::string_view source, const FileFindings& file, std::size_t index,
                       const RuleSet& rules);

}  // namespace paddle_ls::rewrite
