#include "server/workspace/notebook_file.hpp"

#include "server/workspace/python_file.hpp"
#include "server/workspace/uses_model.hpp"

namespace paddle_ls::server {
namespace {

class NotebookFile : public UsesModel {
 public:
  explicit NotebookFile(project::AnalysedFile file) : file_(std::move(file)) {}

  // One for each finding, in their order.
  std::vector<Problem> problems() const {
    std::vector<Problem> problems;
    for (const rewrite::Finding& finding : file_.uses.found.findings) {
      problems.push_back({file_.uses.in_file(finding.range),
                          *finding.code,
                          rewrite::message(finding),
                          {},
                          rewrite::documentation(finding)});
    }
    return problems;
  }

  const project::AnalysedFile& file() const override { return file_; }

  std::size_t memory_bytes() const override {
    return file_.uses.python().size() + file_.uses.found.memory_bytes();
  }

  std::vector<ProblemFix> fixes(std::size_t problem) const override {
    const project::FileUses& uses = file_.uses;
    if (problem >= uses.found.findings.size()) return {};
    const rewrite::Finding& finding = uses.found.findings[problem];
    if (!finding.has_edits()) return {};
    auto edits =
        uses.embedded->in_file(rewrite::edits_for(uses.python(), uses.found, {&problem, 1}));
    if (!edits || edits->empty()) return {};
    const bool is_safe = finding.fix == rewrite::FixClass::safe;
    std::string title = rewrite::title(finding);
    if (!is_safe) title += " (needs review: " + rewrite::named_reason(finding) + ")";
    return {
        ProblemFix{std::move(title), WorkspaceChange{{{nullptr, std::move(*edits)}}, {}}, is_safe}};
  }

  text::Edits fix_all(const syntax::Stop& stop) const override {
    return project::convert_file(file_.uses, file_.recorded.get(), {}, nullptr, stop).edits;
  }

  std::optional<HoverCard> hover(std::size_t offset) const override {
    const project::FileUses& uses = file_.uses;
    for (std::size_t i = 0; i < uses.found.findings.size(); ++i) {
      const text::ByteRange range = uses.in_file(uses.found.findings[i].range);
      if (offset < range.start || offset > range.end) continue;
      return HoverCard{
          range, rewrite::hover_card(uses.python(), uses.found, i, *uses.configuration.rules)};
    }
    return std::nullopt;
  }

 private:
  project::AnalysedFile file_;
};

}  // namespace

project::Recorded analyse_notebook_file(Analysis& analysis, const Look& look) {
  auto analysed = project::analyse(source_text(analysis.source, project::Form::notebook),
                                   analysis.uses.configuration, {analysis.settings->fix_all_scope},
                                   look.surroundings.neighbours, {.stop = look.stop});
  if (!analysed) {  // half of a notebook, while the user types
    analysis.complete = true;
    return nullptr;
  }
  auto notebook = std::make_shared<NotebookFile>(std::move(*analysed));
  analysis.problems = notebook->problems();
  analysis.model = std::move(notebook);
  analysis.complete = !look.stop();
  return nullptr;
}

}  // namespace paddle_ls::server
