// What the newest comparisons of a program with its conversion say of lines of files, until the
// session ends.
//
// A comparison speaks of files as they were when it ran. A line is found again by its words, the
// nearest one that has them, so that it moves with the text; what is said of it goes when the line
// itself is changed. What an example of a mapping document gives goes with any change of the text.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "engine/text/line_index.hpp"
#include "protocol/types/diagnostics.hpp"

namespace paddle_ls::server {

struct ComparedLine {
  std::uint32_t number = 0;  // zero-based
  std::string words;         // without blanks at both ends
};

struct LineDifference {
  ComparedLine line;
  std::string message;
  bool is_first = false;  // of all
  std::optional<protocol::DiagnosticRelatedInformation> other_side = std::nullopt;
  // Of the result of an example; else it is of a comparison of programs.
  std::string code = "align";
  std::optional<protocol::DiagnosticSeverity> severity = std::nullopt;
  std::optional<std::size_t> text_hash = std::nullopt;  // of the only text that it is true of
};

// A line that makes a layer.
struct LayerResult {
  ComparedLine line;
  std::string label;
};

struct FileResults {
  protocol::Uri uri;
  std::vector<LineDifference> differences;
  std::vector<LayerResult> layers;
};

using LineResults = std::map<std::string, FileResults>;  // by document key

// A text that lines are looked for in.
struct LinesOfText {
  std::string_view text;
  const text::LineIndex& index;
};

// Shared by the loop and all workers; every member guards itself.
class ComparedLines {
 public:
  // What was known of the entry before no longer holds.
  void replace(const std::string& entry, LineResults files);
  void forget_all();

  // Files that something is said of.
  std::vector<protocol::Uri> files() const;

  std::vector<protocol::Diagnostic> diagnostics(const std::string& document_key,
                                                const LinesOfText& lines,
                                                text::Encoding encoding) const;

  struct Label {
    std::size_t offset;  // the end of the line
    std::string text;
  };
  // None while they are not shown.
  std::vector<Label> labels(const std::string& document_key, const LinesOfText& lines) const;

  std::atomic<bool> shows_labels = false;

 private:
  using Entries = std::map<std::string, LineResults>;

  std::shared_ptr<const Entries> entries() const;

  mutable std::mutex mutex_;
  std::shared_ptr<const Entries> entries_ = std::make_shared<const Entries>();
};

// The text of a line without blanks at both ends, and where it is.
text::ByteRange words_of_line(const LinesOfText& lines, std::size_t number);

}  // namespace paddle_ls::server
