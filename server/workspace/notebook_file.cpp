#include "server/workspace/notebook_file.hpp"

#include "engine/rewrite/fix_all.hpp"
#include "protocol/uri.hpp"
#include "server/contents/notebook.hpp"

namespace paddle_ls::server {
namespace {

class NotebookFile : public Model {
 public:
  NotebookFile(contents::PythonText python, const Analysis& analysis)
      : python_(std::move(python)), rules_(analysis.rules), options_(analysis.options) {}

  void analyse(const syntax::Stop& stop) {
    recorded_ = rewrite::read(python_.python(), nullptr, *rules_, stop, options_.reexports.get(),
                              options_.installed.get());
    if (!recorded_) return;
    found_ = rewrite::analyze(python_.python(), *recorded_, *rules_, options_, stop);
  }

  // One for each finding, in their order.
  std::vector<Problem> problems() const {
    std::vector<Problem> problems;
    for (const rewrite::Finding& finding : found_.findings) {
      problems.push_back({python_.in_file(finding.range),
                          *finding.code,
                          rewrite::message(finding),
                          {},
                          rewrite::documentation(finding)});
    }
    return problems;
  }

  text::Edits edits(settings::FixScope scope, const syntax::Stop& stop) const {
    if (!recorded_) return {};
    const auto is_chosen = [&](const rewrite::Finding& finding) {
      return finding.fix == rewrite::FixClass::safe || scope == settings::FixScope::all;
    };
    // An edit across two cells is no edit of the file.
    rewrite::Limits limits;
    limits.is_possible = [&](const text::Edits& edits) {
      return python_.in_file(edits).has_value();
    };
    const rewrite::FixAll fixes = rewrite::fix_all(python_.python(), &*recorded_, found_, *rules_,
                                                   options_, is_chosen, stop, limits);
    return python_.in_file(fixes.edits).value_or(text::Edits());
  }

  std::size_t memory_bytes() const override {
    return python_.python().capacity() + found_.memory_bytes();
  }

  std::vector<Fix> fixes(std::size_t problem) const override {
    if (problem >= found_.findings.size()) return {};
    const rewrite::Finding& finding = found_.findings[problem];
    if (!finding.has_edits()) return {};
    auto edits = python_.in_file(rewrite::edits_for(python_.python(), found_, {&problem, 1}));
    if (!edits || edits->empty()) return {};
    const bool is_safe = finding.fix == rewrite::FixClass::safe;
    std::string title = rewrite::title(finding);
    if (!is_safe) title += " (needs review: " + std::string(finding.reason) + ")";
    return {Fix{std::move(title), Change{{{nullptr, std::move(*edits)}}, {}}, is_safe}};
  }

  text::Edits fix_all(const syntax::Stop& stop) const override {
    return edits(settings::FixScope::safe, stop);
  }

  std::optional<HoverCard> hover(std::size_t offset) const override {
    for (std::size_t i = 0; i < found_.findings.size(); ++i) {
      const text::ByteRange range = python_.in_file(found_.findings[i].range);
      if (offset < range.start || offset > range.end) continue;
      return HoverCard{range, rewrite::hover_card(python_.python(), found_, i, *rules_)};
    }
    return std::nullopt;
  }

 private:
  contents::PythonText python_;
  std::shared_ptr<const rewrite::RuleSet> rules_;
  rewrite::Options options_;
  std::optional<python::RecordedFile> recorded_;
  rewrite::FileFindings found_;
};

}  // namespace

void analyse_notebook_file(Analysis& analysis, modules::ProjectModules& modules,
                           const syntax::Stop& stop) {
  auto python = contents::python_of_notebook(*analysis.source.text);
  if (!python) {  // half of a notebook, while somebody types
    analysis.complete = true;
    return;
  }
  if (const auto path = protocol::Uri::parse(analysis.source.key).file_path()) {
    analysis.options.reexports = modules.of(*path, python->python());
    analysis.options.own_packages =
        modules.own_packages(*path, python->python(), analysis.options.installed.get());
  }
  auto notebook = std::make_shared<NotebookFile>(std::move(*python), analysis);
  notebook->analyse(stop);
  analysis.problems = notebook->problems();
  analysis.model = std::move(notebook);
  analysis.complete = !stop();
}

text::Edits notebook_edits(const Analysis& analysis, settings::FixScope scope,
                           const syntax::Stop& stop) {
  const auto* notebook = dynamic_cast<const NotebookFile*>(analysis.model.get());
  return notebook == nullptr ? text::Edits() : notebook->edits(scope, stop);
}

}  // namespace paddle_ls::server
