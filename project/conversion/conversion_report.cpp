#include "project/conversion/conversion_report.hpp"

#include <algorithm>
#include <iterator>

#include "engine/text/counted.hpp"
#include "project/conversion/held_checkpoints.hpp"
#include "project/conversion/use_lines.hpp"

namespace paddle_ls::project {
namespace {

// They are the last lines that a run prints.
constexpr std::size_t most_manual = 20;

using text::counted;

Question question_of(const rewrite::Finding& finding) {
  // A safe fix is skipped if a higher certainty was requested than the use has.
  if (finding.reason.empty()) return {"", "it is not certain that torch is meant"};
  return {std::string(rewrite::id_of(finding.difference)), std::string(finding.reason)};
}

void add_all(UsesByQuestion from, UsesByQuestion& to) {
  for (auto& [question, uses] : from) {
    std::vector<UsePlace>& into = to[question];
    std::move(uses.begin(), uses.end(), std::back_inserter(into));
  }
}

std::string need_review(std::size_t uses) {
  return std::to_string(uses) + (uses == 1 ? " needs" : " need") + " review";
}

}  // namespace

void AcceptedDifferences::add(const rewrite::Finding& finding, rewrite::Style accepting) {
  const rewrite::DifferenceSet of_style = rewrite::differences_of(accepting);
  style = accepting;
  for (const rewrite::DifferenceId id : finding.accepted) {
    ++(of_style.has(id) ? by_style : by_decision)[std::string(rewrite::id_of(id))];
  }
}

void AcceptedDifferences::add(const AcceptedDifferences& other) {
  if (!other.by_style.empty()) style = other.style;
  project::add(other.by_style, by_style);
  project::add(other.by_decision, by_decision);
}

std::string AcceptedDifferences::text() const {
  const auto line = [](const auto& by_id, const std::string& by) {
    if (by_id.empty()) return std::string();
    return counted(by_id.size(), "difference") + " accepted by " + by + ": " + numbered(by_id) +
           "\n";
  };
  return line(by_style, "style " + std::string(name(style))) + line(by_decision, "decision");
}

void ConversionReport::add(const std::string& shown, const FileUses& uses,
                           const FileConversion& made) {
  ++files_;
  if (!made.edits.empty()) ++changed_;
  if (made.enables_compat_mode) ++enabling_;
  for (const modules::HeldGroup& group : made.held) add_held(group);
  if (uses.options.checkpoints && !made.edits.empty()) {
    for (const std::string& name : *uses.options.checkpoints) {
      checkpoints_.insert(checkpoint_at(name, uses.source.path.parent_path()));
    }
  }
  UseLines lines(uses, made);
  const Standings standings(uses);
  const std::vector<std::size_t> places = shown_findings(uses);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const rewrite::Finding& finding = uses.found.findings[places[i]];
    if (finding.code->is_remark) continue;
    const Standing standing = standings.of(finding);
    verdicts_.add(standing);
    const std::string_view id = rewrite::id_of(finding.difference);
    if (standing == Standing::open && !id.empty()) open_.emplace(id);
    const auto use = [&] {
      const std::size_t line =
          lines_ == Lines::after ? lines.after(finding) : lines.before(finding);
      return UsePlace{shown, line, std::string(finding.api)};
    };
    switch (made.fates[i]) {
      case Fate::converted:
        ++converted_;
        accepted_.add(finding, uses.configuration.settings->style);
        if (finding.fix == rewrite::FixClass::needs_confirmation) {
          assumptions_[question_of(finding)].push_back(use());
        }
        break;
      case Fate::waiting: ++waiting_; break;
      case Fate::to_confirm: to_review_[question_of(finding)].push_back(use()); break;
      case Fate::manual: manual_.push_back({use(), std::string(finding.reason)}); break;
    }
  }
}

void ConversionReport::add(ConversionReport other) {
  files_ += other.files_;
  changed_ += other.changed_;
  enabling_ += other.enabling_;
  converted_ += other.converted_;
  waiting_ += other.waiting_;
  problems_ += other.problems_;
  unwritten_ += other.unwritten_;
  add_all(std::move(other.assumptions_), assumptions_);
  add_all(std::move(other.to_review_), to_review_);
  accepted_.add(other.accepted_);
  std::move(other.manual_.begin(), other.manual_.end(), std::back_inserter(manual_));
  std::move(other.held_.begin(), other.held_.end(), std::back_inserter(held_));
  open_.merge(other.open_);
  verdicts_ += other.verdicts_;
  checkpoints_.merge(other.checkpoints_);
}

bool ConversionReport::leaves_nothing() const {
  return problems_ == 0 && unwritten_ == 0 && waiting_ == 0 && to_review_.empty() &&
         manual_.empty();
}

std::string ConversionReport::text(
    const std::function<std::string(const std::string&)>& shown_path) const {
  if (converted_ == 0 && changed_ == 0 && leaves_nothing()) {
    return counted(files_, "file") + ": nothing is left to convert\n";
  }
  std::string text = counted(files_, "file") + ": " + counted(converted_, "use") + " converted";
  text += (changed_ == 0 ? "" : " in " + counted(changed_, "file")) + "\n" + accepted_.text();
  if (enabling_ > 0) {
    text += counted(enabling_, "file") + (enabling_ == 1 ? " now calls" : " now call") +
            " paddle.enable_compat() before torch is imported\n";
  }
  text += review_lines(assumptions_, need_review(assumed()));
  for (const modules::HeldGroup& group : held_) text += modules::sentence(group, shown_path) + "\n";
  text += review_lines(to_review_,
                       need_review(to_review()) + " and " +
                           (to_review() == 1 ? "is left as it is" : "are left as they are"));
  text += manual_text();
  if (problems_ > 0) text += counted(problems_, "file") + " could not be converted\n";
  if (unwritten_ > 0) text += counted(unwritten_, "file") + " could not be written\n";
  return text;
}

std::string ConversionReport::manual_text() const {
  if (manual_.empty()) return {};
  std::string text = std::to_string(manual_.size()) +
                     " manual, to be changed by hand; what is left fails where it is used:\n";
  for (std::size_t i = 0; i < std::min(manual_.size(), most_manual); ++i) {
    const Manual& each = manual_[i];
    text += "  " + place(each.use) + ": " + each.use.api;
    text += each.reason.empty() ? "\n" : ": " + each.reason + "\n";
  }
  if (manual_.size() > most_manual) {
    text += "  ... and " + std::to_string(manual_.size() - most_manual) + " more\n";
  }
  return text;
}

}  // namespace paddle_ls::project
