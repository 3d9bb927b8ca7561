// Python that is embedded in another kind of file: cells of a notebook, fences of a Markdown
// document.
//
// The parts are joined into one text, because what one cell imports another one uses. Every stretch
// of it remembers its place in the file, so findings are shown there and edits are made
// there: the file is never written again from what was read, and its other bytes stay as they are.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/edits.hpp"

namespace paddle_ls::contents {

// How new text is written into the file.
enum class Spelling { verbatim, json, ascii_json };

class PythonText {
 public:
  // Bytes of the file that mean the same bytes of Python, or an escape sequence that means others.
  struct Stretch {
    std::size_t python;       // offset in the joined text
    std::size_t python_size;  // equal to `file_size` unless it is an escape sequence
    std::size_t file;         // offset in the file
    std::size_t file_size;
  };

  explicit PythonText(Spelling spelling) : spelling_(spelling) {}

  // Parts and stretches are added in the order of the file. `line_break` is the text of the file
  // between two lines of the part, the line end included; `last_line_end` is a line end alone.
  void begin_part(std::string line_break, std::string last_line_end);
  void add(text::ByteRange file, std::string_view means);
  void end_part();

  // The joined parts, each followed by a line end that belongs to none, and before that
  // what ends a part that is not finished.
  const std::string& python() const { return python_; }
  std::string& python() { return python_; }
  std::size_t parts() const { return parts_.size(); }
  // Of a part, in the joined text.
  text::ByteRange part(std::size_t index) const { return parts_[index].range; }

  // The place in the file of bytes of the joined text.
  text::ByteRange in_file(text::ByteRange python) const;

  // The same edits, of the file. An error says that one would reach across two parts.
  Result<text::Edits> in_file(const text::Edits& edits) const;

 private:
  struct Part {
    text::ByteRange range;
    std::string line_break;
    std::string last_line_end;
    std::size_t first_stretch;
    std::size_t end_of_stretches;
  };

  const Part* part_around(text::ByteRange python) const;
  // The stretch that holds the byte at `python`, or the last one of the part.
  const Stretch& stretch_at(const Part& part, std::size_t python) const;
  std::string spelled(const Part& part, std::string_view text, std::size_t python_end) const;

  Spelling spelling_;
  std::string python_;
  std::vector<Part> parts_;
  std::vector<Stretch> stretches_;
};

}  // namespace paddle_ls::contents
