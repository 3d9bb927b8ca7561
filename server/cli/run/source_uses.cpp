#include "server/cli/run/source_uses.hpp"

#include <algorithm>
#include <set>

#include "engine/packages/analyze_packages.hpp"
#include "engine/text/line_index.hpp"
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
  uses.options_ = file.project->options;
  uses.options_.installed = file.project->environments->of(
      file.stands_alone ? std::filesystem::path() : file.absolute_path().parent_path(),
      file.project->settings.python_environment);
  if (file.kind == SourceFile::Kind::packages) {
    uses.found_ = packages::analyze_packages(
        text, packages::format_of(file.path.filename().native()), uses.options_);
  } else {
    uses.analyse_python(uses.python());
  }
  for (std::size_t i = 0; i < uses.found_.findings.size(); ++i) {
    rewrite::Finding finding = uses.found_.findings[i];
    if (!uses.is_shown(finding)) continue;
    uses.places_.push_back(i);
    if (uses.embedded_) finding.range = uses.embedded_->in_file(finding.range);
    uses.findings_.push_back(finding);
  }
  return uses;
}

void SourceUses::analyse_python(std::string_view python) {
  options_.helper_module = file_->helper_module;
  if (!file_->stands_alone) {
    options_.reexports = file_->project->modules->of(file_->absolute_path(), python);
    options_.wanted = file_->project->modules->wanted_of(file_->absolute_path());
    options_.own_packages = file_->project->modules->own_packages(file_->absolute_path(), python,
                                                                  options_.installed.get());
  }
  recorded_ = rewrite::read(python, nullptr, file_->project->rules, {}, options_.reexports.get(),
                            options_.installed.get());
  if (!recorded_) return;
  is_python_ = true;
  found_ = rewrite::analyze(python, *recorded_, file_->project->rules, options_);
  if (file_->path.filename() == "setup.py") {
    packages::add_packages(python, packages::Format::setup_py, options_, found_);
  }
}

bool SourceUses::is_shown(const rewrite::Finding& finding) const {
  return file_->project->settings.severity(*finding.code) != Severity::off;
}

std::string SourceUses::key() const {
  return file_->stands_alone ? std::string() : file_->absolute_path().string();
}

std::vector<rewrite::UseUnit> SourceUses::units(const WantedFixes& wanted) const {
  if (!is_python_) return {};
  auto units = rewrite::use_units(python(), found_, [&](const rewrite::Finding& finding) {
    return is_shown(finding) && finding.certainty >= wanted.least_certainty;
  });
  const bool is_any = std::any_of(units.begin(), units.end(),
                                  [](const auto& unit) { return unit.first_blocking.has_value(); });
  if (!is_any) return units;
  const text::LineIndex lines(text_);
  for (rewrite::UseUnit& unit : units) {
    if (!unit.first_blocking) continue;
    rewrite::BlockingUse& first = *unit.first_blocking;
    if (embedded_) first.range = embedded_->in_file(first.range);
    first.line = lines.position(text_, first.range.start, text::Encoding::utf32).line + 1;
  }
  return units;
}

modules::UseGroups SourceUses::own_groups(const WantedFixes& wanted) const {
  modules::UseGroups groups(modules::GroupReach::file);
  groups.add(key(), python(), units(wanted));
  groups.settle();
  return groups;
}

std::vector<const modules::HeldGroup*> SourceUses::holders(const modules::UseGroups& groups) const {
  std::vector<const modules::HeldGroup*> result;
  const std::string path = key();
  for (const std::size_t i : places_) {
    const rewrite::Finding& finding = found_.findings[i];
    const bool may_wait = is_python_ && finding.fix == rewrite::FixClass::safe &&
                          rewrite::tie_of(finding) != rewrite::Tie::none;
    result.push_back(may_wait ? groups.holder(path, finding.range.start) : nullptr);
  }
  return result;
}

void SourceUses::settle_fates(const WantedFixes& wanted, const modules::UseGroups* groups,
                              Conversion& made) const {
  const auto held_by =
      groups != nullptr ? holders(*groups) : std::vector<const modules::HeldGroup*>();
  std::set<std::pair<std::size_t, std::string_view>> left;
  for (const rewrite::LeftUse& each : made.left) left.emplace(each.range.start, each.api);
  for (std::size_t i = 0; i < findings_.size(); ++i) {
    const rewrite::Finding& finding = findings_[i];
    const bool is_left = left.contains({finding.range.start, finding.api});
    Fate fate = is_left ? Fate::manual : wanted.fate_of(finding);
    if (fate == Fate::converted && groups != nullptr && held_by[i] != nullptr) fate = Fate::waiting;
    made.fates.push_back(fate);
  }
}

// On what was converted and needs review, and on what is left.
text::Edits SourceUses::commented(const Conversion& made) const {
  std::vector<std::size_t> wanted;
  for (std::size_t i = 0; i < findings_.size(); ++i) {
    const bool is_settled =
        made.fates[i] == Fate::converted && findings_[i].fix == rewrite::FixClass::safe;
    if (!findings_[i].code->is_remark && !is_settled) wanted.push_back(places_[i]);
  }
  return rewrite::with_todo_comments(python(), found_, made.edits, wanted);
}

Conversion SourceUses::convert(const WantedFixes& wanted, const modules::UseGroups* groups,
                               TodoComments comments) const {
  const auto is_wanted = [&](const rewrite::Finding& finding) {
    return is_shown(finding) && wanted.fate_of(finding) == Fate::converted;
  };
  if (!is_python_) {
    std::vector<std::size_t> chosen;
    for (std::size_t i = 0; i < found_.findings.size(); ++i) {
      if (found_.findings[i].has_edits() && is_wanted(found_.findings[i])) chosen.push_back(i);
    }
    Conversion made{rewrite::edits_for(text_, found_, chosen), {}, {}, {}, {}};
    settle_fates(wanted, nullptr, made);
    return made;
  }
  const auto stays_in_parts = [&](const text::Edits& edits) {
    return embedded_->in_file(edits).has_value();
  };
  rewrite::Limits limits;
  if (embedded_) limits.is_possible = stays_in_parts;
  const std::string path = key();
  const auto is_held = [&](const rewrite::Finding& finding, std::size_t place) {
    return rewrite::tie_of(finding) != rewrite::Tie::none && groups->holder(path, place) != nullptr;
  };
  if (groups != nullptr) limits.is_held = is_held;
  rewrite::FixAll fixes = rewrite::fix_all(python(), recorded_ ? &*recorded_ : nullptr, found_,
                                           file_->project->rules, options_, is_wanted, {}, limits);
  Conversion made{std::move(fixes.edits),
                  std::move(fixes.left),
                  {},
                  std::move(fixes.kept_imports),
                  std::move(fixes.helpers)};
  settle_fates(wanted, groups, made);
  const text::Edits bare = made.edits;
  if (comments == TodoComments::written) made.edits = commented(made);
  if (!embedded_) return made;
  // A comment that has no place in a part of the file is left out with the others.
  auto in_file = embedded_->in_file(made.edits);
  if (!in_file) in_file = embedded_->in_file(bare);
  made.edits = in_file.value_or(text::Edits());
  for (rewrite::LeftUse& left : made.left) left.range = embedded_->in_file(left.range);
  return made;
}

}  // namespace paddle_ls::cli
