#include "server/cli/source_uses.hpp"

#include "engine/packages/analyze_packages.hpp"
#include "server/contents/markdown.hpp"
#include "server/contents/notebook.hpp"

namespace paddle_ls::cli {

Result<SourceUses> SourceUses::find(std::string_view text, const SourceFile& file) {
  SourceUses uses(text, file);
  switch (file.kind) {
    case SourceFile::Kind::notebook: {
      auto cells = contents::python_of_notebook(text);
      if (!cells) return tl::unexpected(cells.error());
      uses.embedded_ = std::move(*cells);
      break;
    }
    case SourceFile::Kind::markdown: uses.embedded_ = contents::python_of_markdown(text); break;
    default: break;
  }
  if (file.kind == SourceFile::Kind::packages) {
    uses.found_ = packages::analyze_packages(
        text, packages::format_of(file.path.filename().native()), file.project->options);
  } else {
    uses.analyse_python(uses.python());
  }
  for (rewrite::Finding finding : uses.found_.findings) {
    if (!uses.is_shown(finding)) continue;
    if (uses.embedded_) finding.range = uses.embedded_->in_file(finding.range);
    uses.findings_.push_back(finding);
  }
  return uses;
}

void SourceUses::analyse_python(std::string_view python) {
  options_ = file_->project->options;
  options_.helper_module = file_->helper_module;
  if (!file_->stands_alone) {
    options_.reexports = file_->project->modules->of(file_->absolute_path(), python);
    options_.wanted = file_->project->modules->wanted_of(file_->absolute_path());
  }
  recorded_ = rewrite::read(python, nullptr, file_->project->rules, {}, options_.reexports.get());
  if (!recorded_) return;
  found_ = rewrite::analyze(python, *recorded_, file_->project->rules, options_);
}

bool SourceUses::is_shown(const rewrite::Finding& finding) const {
  return file_->project->settings.severity(*finding.code) != Severity::off;
}

// On what was converted and needs review, and on what is left.
text::Edits SourceUses::commented(const text::Edits& made, const rewrite::IsChosen& is_made) const {
  std::vector<std::size_t> wanted;
  for (std::size_t i = 0; i < found_.findings.size(); ++i) {
    const rewrite::Finding& finding = found_.findings[i];
    const bool is_settled = finding.fix == rewrite::FixClass::safe && is_made(finding);
    if (!finding.code->is_remark && is_shown(finding) && !is_settled) wanted.push_back(i);
  }
  return rewrite::with_todo_comments(python(), found_, made, wanted);
}

Result<Conversion> SourceUses::convert(const rewrite::IsChosen& is_chosen,
                                       TodoComments comments) const {
  const auto is_wanted = [&](const rewrite::Finding& finding) {
    return is_shown(finding) && is_chosen(finding);
  };
  if (!recorded_) {
    std::vector<std::size_t> chosen;
    for (std::size_t i = 0; i < found_.findings.size(); ++i) {
      if (found_.findings[i].has_edits() && is_wanted(found_.findings[i])) chosen.push_back(i);
    }
    return Conversion{rewrite::edits_for(text_, found_, chosen), {}, {}};
  }
  rewrite::FixAll fixes =
      rewrite::fix_all(python(), &*recorded_, found_, file_->project->rules, options_, is_wanted);
  if (fixes.would_break) {
    return error("its edits overlap, or the result would not parse; please report this");
  }
  Conversion made{std::move(fixes.edits), std::move(fixes.kept_imports), std::move(fixes.helpers)};
  if (comments == TodoComments::written) made.edits = commented(made.edits, is_wanted);
  if (!embedded_) return made;
  return embedded_->in_file(made.edits).map([&](text::Edits edits) {
    made.edits = std::move(edits);
    return std::move(made);
  });
}

}  // namespace paddle_ls::cli
