#include "server/cli/run/unified_diff.hpp"

#include <algorithm>
#include <vector>

namespace paddle_ls::cli {
namespace {

constexpr std::size_t context_lines = 3;

// Lines with their LF; the last one may have none.
std::vector<std::string_view> split_lines(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return lines;
}

// Old lines [first, first + count) that become the lines of `text`.
struct Block {
  std::size_t first;
  std::size_t count;
  std::string text;
};

class Differ {
 public:
  Differ(std::string_view source, const text::Edits& edits)
      : source_(source), edits_(edits), lines_(split_lines(source)) {
    starts_.reserve(lines_.size() + 1);
    std::size_t start = 0;
    for (const std::string_view line : lines_) {
      starts_.push_back(start);
      start += line.size();
    }
    starts_.push_back(start);
  }

  const std::vector<std::string_view>& lines() const { return lines_; }

  std::vector<Block> blocks() const {
    std::vector<Block> blocks;
    for (std::size_t first = 0; first < edits_.size();) {
      std::size_t behind = first + 1;
      text::ByteRange whole = lines_around(edits_[first].range);
      // Later edits join while they share a line with the block, or while the block would otherwise
      // end in the middle of a line.
      while (true) {
        if (behind < edits_.size() && edits_[behind].range.start < whole.end) {
          whole.end = std::max(whole.end, lines_around(edits_[behind].range).end);
          ++behind;
        } else if (std::string text = replaced(first, behind, whole);
                   text.ends_with('\n') || text.empty() || whole.end == source_.size()) {
          add_block(whole, std::move(text), blocks);
          break;
        } else {
          whole.end = starts_[line_of(whole.end) + 1];
        }
      }
      first = behind;
    }
    return blocks;
  }

 private:
  std::size_t line_of(std::size_t offset) const {
    const auto after = std::upper_bound(starts_.begin(), starts_.end() - 1, offset);
    return static_cast<std::size_t>(after - starts_.begin()) - (after == starts_.begin() ? 0 : 1);
  }

  text::ByteRange lines_around(text::ByteRange range) const {
    if (lines_.empty()) return {0, 0};
    const std::size_t last_byte = range.empty() ? range.start : range.end - 1;
    return {starts_[line_of(range.start)], starts_[line_of(last_byte) + 1]};
  }

  // The bytes of `whole` with the edits [first, end) made.
  std::string replaced(std::size_t first, std::size_t behind, text::ByteRange whole) const {
    std::string text;
    std::size_t copied = whole.start;
    for (std::size_t i = first; i < behind; ++i) {
      text.append(source_, copied, edits_[i].range.start - copied);
      text.append(edits_[i].replacement);
      copied = edits_[i].range.end;
    }
    text.append(source_, copied, whole.end - copied);
    return text;
  }

  // Adds the block without the unchanged lines at both ends.
  void add_block(text::ByteRange whole, std::string text, std::vector<Block>& blocks) const {
    if (text == text::slice(source_, whole)) return;
    std::size_t first = whole.empty() ? lines_.size() : line_of(whole.start);
    std::size_t behind = whole.empty() ? first : line_of(whole.end - 1) + 1;
    std::vector<std::string_view> fresh = split_lines(text);
    std::size_t head = 0;
    while (first < behind && head < fresh.size() && fresh[head] == lines_[first]) ++first, ++head;
    std::size_t tail = fresh.size();
    while (first < behind && head < tail && fresh[tail - 1] == lines_[behind - 1]) --behind, --tail;
    Block block{first, behind - first, {}};
    for (std::size_t i = head; i < tail; ++i) block.text += fresh[i];
    blocks.push_back(std::move(block));
  }

  std::string_view source_;
  const text::Edits& edits_;
  std::vector<std::string_view> lines_;
  std::vector<std::size_t> starts_;  // one more than lines: the end
};

class Writer {
 public:
  explicit Writer(Colour colour) : colour_(colour) {}

  void line(char mark, std::string_view text) {
    const bool complete = text.ends_with('\n');
    if (complete) text.remove_suffix(1);
    begin(mark == '-' ? "31" : mark == '+' ? "32" : "");
    out_ += mark;
    out_ += text;
    end(mark != ' ');
    if (!complete) out_ += "\\ No newline at end of file\n";
  }

  void heading(std::string_view text, std::string_view colour) {
    begin(colour);
    out_ += text;
    end(true);
  }

  std::string take() { return std::move(out_); }

 private:
  void begin(std::string_view colour) {
    if (colour_ == Colour::terminal && !colour.empty()) out_.append("\x1b[").append(colour) += 'm';
  }
  void end(bool coloured) {
    if (colour_ == Colour::terminal && coloured) out_ += "\x1b[0m";
    out_ += '\n';
  }

  Colour colour_;
  std::string out_;
};

std::string span(std::size_t first, std::size_t count) {
  // A span of no lines names the line before it; a span of one line leaves its count out.
  const std::size_t shown = count == 0 ? first : first + 1;
  return std::to_string(shown) + (count == 1 ? "" : "," + std::to_string(count));
}

// One hunk of the blocks [begin, end). `shift` is how many lines the blocks before added.
void write_hunk(const Block* begin, const Block* end, const std::vector<std::string_view>& lines,
                std::ptrdiff_t& shift, Writer& to) {
  const std::size_t first = begin->first - std::min(begin->first, context_lines);
  const Block& last = *(end - 1);
  const std::size_t behind = std::min(last.first + last.count + context_lines, lines.size());
  std::vector<std::vector<std::string_view>> fresh;
  std::ptrdiff_t added = 0;
  for (const Block* block = begin; block != end; ++block) {
    fresh.push_back(split_lines(block->text));
    added += static_cast<std::ptrdiff_t>(fresh.back().size()) -
             static_cast<std::ptrdiff_t>(block->count);
  }
  const std::size_t old_count = behind - first;
  const auto new_first = static_cast<std::size_t>(static_cast<std::ptrdiff_t>(first) + shift);
  const auto new_count = static_cast<std::size_t>(static_cast<std::ptrdiff_t>(old_count) + added);
  to.heading("@@ -" + span(first, old_count) + " +" + span(new_first, new_count) + " @@", "36");
  shift += added;

  std::size_t line = first;
  for (const Block* block = begin; block != end; ++block) {
    while (line < block->first) to.line(' ', lines[line++]);
    while (line < block->first + block->count) to.line('-', lines[line++]);
    for (const std::string_view text : fresh[static_cast<std::size_t>(block - begin)]) {
      to.line('+', text);
    }
  }
  while (line < behind) to.line(' ', lines[line++]);
}

// The escapes of C; other bytes are octal.
std::string with_escapes(std::string_view name) {
  constexpr std::string_view plain = "\a\b\t\n\v\f\r\"\\";
  constexpr std::string_view letters = "abtnvfr\"\\";
  std::string text = "\"";
  for (const char character : name) {
    const auto byte = static_cast<unsigned char>(character);
    if (const std::size_t at = plain.find(character); at != std::string_view::npos) {
      (text += '\\') += letters[at];
    } else if (byte < 0x20 || byte >= 0x7F) {
      (((text += '\\') += static_cast<char>('0' + (byte >> 6U))) +=
       static_cast<char>('0' + ((byte >> 3U) & 7U))) += static_cast<char>('0' + (byte & 7U));
    } else {
      text += character;
    }
  }
  return text + '"';
}

}  // namespace

std::string diff_name(std::string_view prefix, const std::filesystem::path& path) {
  const std::string name =
      path.is_absolute() ? path.generic_string() : std::string(prefix) + path.generic_string();
  const bool is_plain = std::all_of(name.begin(), name.end(), [](char character) {
    const auto byte = static_cast<unsigned char>(character);
    return byte >= 0x20 && byte < 0x7F && character != '"' && character != '\\';
  });
  return is_plain ? name : with_escapes(name);
}

std::string unified_diff(std::string_view old_name, std::string_view new_name,
                         std::string_view source, const text::Edits& edits, Colour colour) {
  const Differ differ(source, edits);
  const std::vector<Block> blocks = differ.blocks();
  if (blocks.empty()) return {};
  Writer to(colour);
  to.heading("--- " + std::string(old_name), "1");
  to.heading("+++ " + std::string(new_name), "1");
  std::ptrdiff_t shift = 0;
  for (std::size_t begin = 0; begin < blocks.size();) {
    std::size_t end = begin + 1;
    while (end < blocks.size() &&
           blocks[end].first <= blocks[end - 1].first + blocks[end - 1].count + 2 * context_lines) {
      ++end;
    }
    write_hunk(&blocks[begin], &blocks[begin] + (end - begin), differ.lines(), shift, to);
    begin = end;
  }
  return to.take();
}

std::string diff_of_file(const std::filesystem::path& path, std::string_view source,
                         const text::Edits& edits, Colour colour) {
  return unified_diff(diff_name("a/", path), diff_name("b/", path), source, edits, colour);
}

}  // namespace paddle_ls::cli
