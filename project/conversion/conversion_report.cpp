#include "project/conversion/conversion_report.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>

#include "engine/text/counted.hpp"
#include "project/conversion/use_lines.hpp"

namespace paddle_ls::project {
namespace {

// Somebody reads them as the last words of a run.
constexpr std::size_t most_places = 3;
constexpr std::size_t most_manual = 20;

using text::counted;

std::string place(const UsePlace& use) {
  return use.file + ":" + std::to_string(use.line);
}

}  // namespace

void ConversionReport::add(const std::string& shown, const FileUses& uses,
                           const FileConversion& made) {
  ++files_;
  if (!made.edits.empty()) ++changed_;
  for (const modules::HeldGroup& group : made.held) add_held(group);
  UseLines lines(uses, made);
  const std::vector<std::size_t> places = shown_findings(uses);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const rewrite::Finding& finding = uses.found.findings[places[i]];
    if (finding.code->is_remark) continue;
    const auto use = [&] {
      const std::size_t line =
          lines_ == Lines::after ? lines.after(finding) : lines.before(finding);
      return UsePlace{shown, line, std::string(finding.api)};
    };
    switch (made.fates[i]) {
      case Fate::converted:
        ++converted_;
        if (finding.fix == rewrite::FixClass::needs_confirmation) {
          assumptions_[std::string(finding.reason)].push_back(use());
        }
        break;
      case Fate::waiting: ++waiting_; break;
      case Fate::to_confirm: ++to_review_; break;
      case Fate::manual: manual_.push_back({use(), std::string(finding.reason)}); break;
    }
  }
}

void ConversionReport::add(ConversionReport other) {
  files_ += other.files_;
  changed_ += other.changed_;
  converted_ += other.converted_;
  waiting_ += other.waiting_;
  to_review_ += other.to_review_;
  problems_ += other.problems_;
  for (auto& [reason, uses] : other.assumptions_) {
    std::vector<UsePlace>& into = assumptions_[reason];
    std::move(uses.begin(), uses.end(), std::back_inserter(into));
  }
  std::move(other.manual_.begin(), other.manual_.end(), std::back_inserter(manual_));
  std::move(other.held_.begin(), other.held_.end(), std::back_inserter(held_));
}

std::size_t ConversionReport::assumed() const {
  return std::accumulate(
      assumptions_.begin(), assumptions_.end(), std::size_t{0},
      [](std::size_t sum, const auto& assumption) { return sum + assumption.second.size(); });
}

bool ConversionReport::leaves_nothing() const {
  return problems_ == 0 && waiting_ == 0 && to_review_ == 0 && manual_.empty();
}

std::string ConversionReport::text(
    const std::function<std::string(const std::string&)>& shown_path) const {
  if (converted_ == 0 && leaves_nothing()) {
    return counted(files_, "file") + ": nothing is left to convert\n";
  }
  std::string text = counted(files_, "file") + ": " + counted(converted_, "use") + " converted";
  text += changed_ == 0 ? "\n" : " in " + counted(changed_, "file") + "\n";
  text += assumptions_text();
  for (const modules::HeldGroup& group : held_) text += modules::sentence(group, shown_path) + "\n";
  if (to_review_ > 0) {
    text += counted(to_review_, "use") + (to_review_ == 1 ? " needs" : " need") + " review and " +
            (to_review_ == 1 ? "is" : "are") + " left as " +
            (to_review_ == 1 ? "it is" : "they are") + "\n";
  }
  text += manual_text();
  if (problems_ > 0) text += counted(problems_, "file") + " could not be converted\n";
  return text;
}

// What concerns most uses comes first.
std::string ConversionReport::assumptions_text() const {
  if (assumptions_.empty()) return {};
  std::vector<std::pair<std::string_view, const std::vector<UsePlace>*>> rows;
  for (const auto& [reason, uses] : assumptions_) rows.emplace_back(reason, &uses);
  std::stable_sort(rows.begin(), rows.end(), [](const auto& one, const auto& other) {
    return one.second->size() > other.second->size();
  });
  std::string text = std::to_string(assumed()) + " of them on an assumption:\n";
  for (const auto& [reason, uses] : rows) {
    text += "  " + std::to_string(uses->size()) + ": " + std::string(reason) + " (";
    for (std::size_t i = 0; i < std::min(uses->size(), most_places); ++i) {
      text += (i > 0 ? ", " : "") + place((*uses)[i]);
    }
    text += uses->size() > most_places ? ", ...)\n" : ")\n";
  }
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
