#include "project/conversion/convert_file.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "engine/text/counted.hpp"
#include "engine/text/part_edits.hpp"
#include "project/conversion/compat_mode.hpp"
#include "project/conversion/file_use_units.hpp"

namespace paddle_ls::project {
namespace {

// Without a use that has no safe fix nothing waits, and no text has to be read to know it.
bool may_hold_back(const FileUses& uses) {
  const auto& findings = uses.found.findings;
  return std::any_of(findings.begin(), findings.end(), [&](const rewrite::Finding& finding) {
    return finding.fix != rewrite::FixClass::safe && uses.is_shown(finding) &&
           rewrite::tie_of(finding) == rewrite::Tie::ties;
  });
}

std::string why_waiting(const std::vector<modules::HeldGroup>& held) {
  std::size_t waiting = 0;
  std::size_t blocking = 0;
  const modules::HeldGroup::Blocker* first = nullptr;
  for (const modules::HeldGroup& group : held) {
    waiting += group.waiting();
    blocking += group.blocking.size();
    if (first == nullptr && !group.blocking.empty()) first = &group.blocking.front();
  }
  if (first == nullptr) return {};
  return text::counted(waiting, "use") + " only " + (waiting == 1 ? "works" : "work") +
         " together with " + std::to_string(blocking) + " that " +
         (blocking == 1 ? "needs" : "need") + " your decision, first " + first->api + " in line " +
         std::to_string(first->line) + " (" + first->why + ")";
}

// Converts one file; the members are what every step needs.
class Converter {
 public:
  Converter(const FileUses& uses, const Wish& wish, const modules::UseGroups* groups)
      : uses_(uses), wish_(wish) {
    if (!wish.holds_back() || !uses.is_python) return;
    if (groups == nullptr && !may_hold_back(uses)) return;
    if (groups == nullptr) own_ = groups_within(uses, wish.least_certainty);
    groups_ = groups != nullptr ? groups : &*own_;
  }

  ReadyFixes ready() const {
    ReadyFixes ready;
    const auto& findings = uses_.found.findings;
    for (const rewrite::Finding& finding : findings) {
      if (finding.has_edits() && is_wanted(finding)) ++ready.waiting;
    }
    const auto chosen = rewrite::chosen_fixes(uses_.found, choice());
    ready.made = chosen.size();
    ready.waiting -= ready.made;
    if (ready.waiting > 0 && groups_ != nullptr) ready.reason = why_waiting(groups_->held());
    return ready;
  }

  FileConversion convert(const python::RecordedFile* recorded, const syntax::Stop& stop) const {
    FileConversion made = uses_.is_python ? fix_all(recorded, stop) : fix_list();
    if (!uses_.imports_of_torch.empty()) enable_compat_mode(made);
    settle_fates(made);
    if (own_) made.held = own_->held();
    const text::Edits bare = made.edits;
    if (wish_.comments == TodoComments::written) made.edits = commented(made);
    auto placed = in_parts(made.edits);
    // A comment that has no place in a part of the file is left out with the others.
    if (!placed) placed = in_parts(bare);
    made.edits = placed.value_or(text::Edits());
    for (rewrite::LeftUse& left : made.left) left.range = uses_.in_file(left.range);
    for (rewrite::LeftMissing& use : made.missing) use.range = uses_.in_file(use.range);
    return made;
  }

 private:
  bool is_wanted(const rewrite::Finding& finding) const {
    return uses_.is_shown(finding) && wish_.fate_of(finding) == Fate::converted;
  }

  FileConversion fix_list() const {
    std::vector<std::size_t> chosen;
    const auto& findings = uses_.found.findings;
    for (std::size_t i = 0; i < findings.size(); ++i) {
      if (findings[i].has_edits() && is_wanted(findings[i])) chosen.push_back(i);
    }
    return {rewrite::edits_for(*uses_.source.text, uses_.found, chosen), {}, {}, {}, {}, {}, {}};
  }

  rewrite::Limits limits() const {
    rewrite::Limits limits;
    const bool has_parts = uses_.embedded || !uses_.source.cells.empty();
    if (has_parts) {
      limits.is_possible = [this](const text::Edits& edits) { return in_parts(edits).has_value(); };
    }
    if (groups_ != nullptr) {
      limits.is_held = [this, key = uses_.key()](const rewrite::Finding& finding,
                                                 std::size_t place) {
        return rewrite::tie_of(finding) != rewrite::Tie::none &&
               groups_->holder(key, place) != nullptr;
      };
    }
    return limits;
  }

  rewrite::FixChoice choice() const {
    return {[this](const rewrite::Finding& finding) { return is_wanted(finding); }, limits()};
  }

  FileConversion fix_all(const python::RecordedFile* recorded, const syntax::Stop& stop) const {
    rewrite::FixAll fixes =
        rewrite::fix_all({uses_.python(), recorded, uses_.found}, *uses_.configuration.rules,
                         uses_.options, choice(), stop);
    return {std::move(fixes.edits),   std::move(fixes.left),    {}, std::move(fixes.kept_imports),
            std::move(fixes.missing), std::move(fixes.helpers), {}};
  }

  // An import that is new, or spelled otherwise now, leads to torch if it names it.
  void enable_compat_mode(FileConversion& made) const {
    const std::string text = text::applied(made.edits, uses_.python());
    const auto leads_to_torch = [this](const python::WrittenImport& import) {
      const auto& known = uses_.imports_of_torch;
      return modules::is_of_torch(import) ||
             std::find(known.begin(), known.end(), import) != known.end();
    };
    const text::Edits added = compat_mode_edits(text, leads_to_torch);
    made.enables_compat_mode = !added.empty();
    if (made.enables_compat_mode) made.edits = text::composed(made.edits, text, added);
  }

  // The same edits, of the file; nothing where one reaches across two cells or fences.
  std::optional<text::Edits> in_parts(const text::Edits& edits) const {
    if (!uses_.source.cells.empty()) {
      return text::inside_parts(edits, uses_.source.cells, *uses_.source.text);
    }
    if (!uses_.embedded) return edits;
    auto in_file = uses_.embedded->in_file(edits);
    return in_file ? std::optional(std::move(*in_file)) : std::nullopt;
  }

  void settle_fates(FileConversion& made) const {
    std::set<std::pair<std::size_t, std::string_view>> left;
    for (const rewrite::LeftUse& each : made.left) left.emplace(each.range.start, each.api);
    for (const std::size_t i : shown_findings(uses_)) {
      const rewrite::Finding& finding = uses_.found.findings[i];
      Fate fate =
          left.contains({finding.range.start, finding.api}) ? Fate::manual : wish_.fate_of(finding);
      const bool waits = fate == Fate::converted && groups_ != nullptr &&
                         holder_of(uses_, finding, *groups_) != nullptr;
      made.fates.push_back(waits ? Fate::waiting : fate);
    }
  }

  // On what was converted and needs review, and on what is left.
  text::Edits commented(const FileConversion& made) const {
    const std::vector<std::size_t> shown = shown_findings(uses_);
    std::vector<std::size_t> wanted;
    for (std::size_t i = 0; i < shown.size(); ++i) {
      const rewrite::Finding& finding = uses_.found.findings[shown[i]];
      const bool is_settled =
          made.fates[i] == Fate::converted && finding.fix == rewrite::FixClass::safe;
      if (!finding.code->is_remark && !is_settled) wanted.push_back(shown[i]);
    }
    return rewrite::with_todo_comments(uses_.python(), uses_.found, made.edits, wanted);
  }

  const FileUses& uses_;
  const Wish& wish_;
  std::optional<modules::UseGroups> own_;
  const modules::UseGroups* groups_ = nullptr;
};

}  // namespace

FileConversion convert_file(const FileUses& uses, const python::RecordedFile* recorded,
                            const Wish& wish, const modules::UseGroups* groups,
                            const syntax::Stop& stop) {
  return Converter(uses, wish, groups).convert(recorded, stop);
}

ReadyFixes ready_fixes(const FileUses& uses, const Wish& wish) {
  const Converter converter(uses, wish, nullptr);
  return converter.ready();
}

std::vector<std::size_t> shown_findings(const FileUses& uses) {
  std::vector<std::size_t> shown;
  for (std::size_t i = 0; i < uses.found.findings.size(); ++i) {
    if (uses.is_shown(uses.found.findings[i])) shown.push_back(i);
  }
  return shown;
}

}  // namespace paddle_ls::project
