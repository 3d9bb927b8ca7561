// What a conversion came to, for whoever asked for it: what was converted, on which assumptions,
// and what is left. The command line and editors say the same words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "project/conversion/convert_file.hpp"

namespace paddle_ls::project {

// A use in a file, as people look it up.
struct UsePlace {
  std::string file;      // as it is shown
  std::size_t line = 0;  // one-based
  std::string api;
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
  void add_held(const modules::HeldGroup& group) { held_.push_back(group); }

  std::size_t converted() const { return converted_; }
  std::size_t assumed() const;
  std::size_t waiting() const { return waiting_; }
  std::size_t to_review() const { return to_review_; }
  std::size_t changed_files() const { return changed_; }
  const std::vector<modules::HeldGroup>& held() const { return held_; }

  // Uses that were converted on an assumption, by what is assumed.
  const std::map<std::string, std::vector<UsePlace>>& assumptions() const { return assumptions_; }
  struct Manual {
    UsePlace use;
    std::string reason;
  };
  const std::vector<Manual>& manual() const { return manual_; }

  // Every use has been converted, and every file.
  bool leaves_nothing() const;

  // Several lines, each with its end: how much was converted, what was assumed, what is held back,
  // what is manual and where. Nothing that somebody has to decide is left out, but of a long list
  // of manual uses the end.
  std::string text(const std::function<std::string(const std::string&)>& shown_path) const;

 private:
  std::string assumptions_text() const;
  std::string manual_text() const;

  Lines lines_;
  std::size_t files_ = 0;
  std::size_t changed_ = 0;
  std::size_t converted_ = 0;
  std::size_t waiting_ = 0;
  std::size_t to_review_ = 0;  // that were not asked for
  std::size_t problems_ = 0;
  std::map<std::string, std::vector<UsePlace>> assumptions_;
  std::vector<Manual> manual_;
  std::vector<modules::HeldGroup> held_;
};

}  // namespace paddle_ls::project
