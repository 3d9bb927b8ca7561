// The summary of a conversion: what was converted, on which assumptions,
// and what is left. The command line and editors print the same text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "project/conversion/convert_file.hpp"
#include "project/conversion/review_lines.hpp"
#include "project/conversion/standing.hpp"

namespace paddle_ls::project {

// How many uses were converted to a form that depends on a difference that the project accepts.
struct AcceptedDifferences {
  NumbersById by_style;
  NumbersById by_decision;
  rewrite::Style style = rewrite::Style::native;  // whose differences `by_style` counts

  void add(const rewrite::Finding& finding, rewrite::Style accepting);
  void add(const AcceptedDifferences& other);
  // "2 differences accepted by style native: first-weights 41, linear-layout 9", a line each for
  // styles and decisions; empty for none.
  std::string text() const;
};

class ConversionReport {
 public:
  // Which lines are named: those of the files as they were, or as they are now.
  enum class Lines : std::uint8_t { before, after };
  explicit ConversionReport(Lines lines = Lines::before) : lines_(lines) {}

  // A file that was looked at, called `shown`.
  void add(const std::string& shown, const FileUses& uses, const FileConversion& made);
  // Another report, whose files come after these.
  void add(ConversionReport other);
  // A file that could not be converted.
  void add_problem() { ++files_, ++problems_; }
  // A file whose conversion could not be written: nothing in it was converted.
  void add_unwritten() { ++files_, ++unwritten_; }
  void add_held(const modules::HeldGroup& group) { held_.push_back(group); }

  std::size_t converted() const { return converted_; }
  std::size_t assumed() const { return count(assumptions_); }
  std::size_t waiting() const { return waiting_; }
  std::size_t to_review() const { return count(to_review_); }
  std::size_t changed_files() const { return changed_; }
  std::size_t unwritten_files() const { return unwritten_; }
  const std::vector<modules::HeldGroup>& held() const { return held_; }

  // Uses that were converted and need review, by what is assumed.
  const UsesByQuestion& assumptions() const { return assumptions_; }
  // Differences that uses depend on and that the project has not decided about.
  std::size_t open_questions() const { return open_.size(); }
  // Of uses that were converted, or would be, and of those that are left.
  const Verdicts& verdicts() const { return verdicts_; }
  const AcceptedDifferences& accepted() const { return accepted_; }
  struct Manual {
    UsePlace use;
    std::string reason;
  };
  const std::vector<Manual>& manual() const { return manual_; }

  // The checkpoints of PyTorch that converted code reads under a name for Paddle, in order.
  const std::set<std::filesystem::path>& checkpoints() const { return checkpoints_; }

  // Every use has been converted, and every file.
  bool leaves_nothing() const;

  // Several lines, each with its end: how much was converted, what was accepted and what needs
  // review, by the names of differences, what is held back, what is manual and where. Nothing that
  // a person has to decide is left out; only a long list of manual uses is cut.
  std::string text(const std::function<std::string(const std::string&)>& shown_path) const;

 private:
  std::string manual_text() const;

  Lines lines_;
  std::size_t files_ = 0;
  std::size_t changed_ = 0;
  std::size_t enabling_ = 0;  // files that now enable the compatibility mode of Paddle
  std::size_t converted_ = 0;
  std::size_t waiting_ = 0;
  std::size_t problems_ = 0;
  std::size_t unwritten_ = 0;
  UsesByQuestion assumptions_;
  UsesByQuestion to_review_;  // that were not asked for
  std::set<std::string> open_;
  Verdicts verdicts_;
  AcceptedDifferences accepted_;
  std::vector<Manual> manual_;
  std::vector<modules::HeldGroup> held_;
  std::set<std::filesystem::path> checkpoints_;
};

}  // namespace paddle_ls::project
