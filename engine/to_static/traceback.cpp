#include "engine/to_static/traceback.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>

#include "engine/syntax/parser.hpp"
#include "engine/text/edits.hpp"
#include "engine/text/line_index.hpp"
#include "engine/to_static/convert_function.hpp"
#include "engine/to_static/find_function.hpp"

namespace paddle_ls::to_static {
namespace {

constexpr std::string_view blanks = " \t\r";
// Lines of the generated file before the function: imports, `def create_f():`, a blank.
constexpr std::size_t lines_before = 10;
// How many names of functions around it a function is tried with.
constexpr std::size_t most_closure_names = 32;
constexpr std::size_t random_letters = 8;
constexpr std::size_t longest_name = 256;

text::ByteRange trimmed(std::string_view text, text::ByteRange line) {
  const std::string_view content = text::slice(text, line);
  const std::size_t first = content.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {line.start, line.start};
  return {line.start + first, line.start + content.find_last_not_of(blanks) + 1};
}

// The lines without their ends.
std::vector<text::ByteRange> lines_of(std::string_view text) {
  std::vector<text::ByteRange> lines;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    lines.push_back({start, end});
    start = end + 1;
  }
  return lines;
}

// Takes the text before `end`, and `end` itself, off `text`; nothing when `end` does not occur.
std::optional<std::string_view> cut(std::string_view& text, std::string_view end) {
  const std::size_t at = text.find(end);
  if (at == std::string_view::npos) return std::nullopt;
  const std::string_view part = text.substr(0, at);
  text.remove_prefix(at + end.size());
  return part;
}

std::optional<TraceFrame> frame_of(std::string_view trace, text::ByteRange line) {
  TraceFrame frame;
  frame.place = trimmed(trace, line);
  std::string_view rest = text::slice(trace, frame.place);
  if (cut(rest, "File \"") != std::string_view()) return std::nullopt;
  const auto file = cut(rest, "\", line ");
  if (!file) return std::nullopt;
  frame.file = *file;
  const auto end = std::from_chars(rest.data(), rest.data() + rest.size(), frame.line);
  if (end.ec != std::errc()) return std::nullopt;
  rest.remove_prefix(static_cast<std::size_t>(end.ptr - rest.data()));
  if (rest.starts_with(", in ")) frame.function = rest.substr(5);
  return frame;
}

bool is_marks(std::string_view line) {
  return !line.empty() && line.find_first_not_of("^~ ") == std::string_view::npos;
}

// Generated code as it can be compared: the numbers of names count from the start of the process,
// the names that a loop may append to come in any order, and Python chooses the quotes.
std::string comparable(std::string_view code) {
  code = code.substr(0, code.find("push_pop_names="));
  std::string text;
  for (const char letter : code) {
    const bool is_digit = '0' <= letter && letter <= '9';
    if (is_digit && text.ends_with('_')) continue;
    text += letter == '"' ? '\'' : letter;
  }
  return text;
}

// A function of a source as the lines that conversion makes of it.
struct Candidate {
  std::size_t file;
  std::string function;
  std::vector<Origin> origins;
  std::vector<std::string> lines;
};

bool is_named_after(std::string_view path, std::string_view name) {
  const std::size_t last = path.rfind('.');
  if (last == std::string_view::npos) return path == name;
  if (path.substr(last + 1) == name) return true;
  const std::size_t around = path.rfind('.', last - 1);
  std::string joined(path.substr(around == std::string_view::npos ? 0 : around + 1));
  std::replace(joined.begin(), joined.end(), '.', '_');
  return joined == name;
}

std::optional<Candidate> candidate(std::size_t file, const NamedFunction& function,
                                   std::string_view source) {
  if (function.whole.has_error()) return std::nullopt;
  const auto made = convert(function.whole, source, {});
  if (!made || made->refusal) return std::nullopt;
  const python_ast::Unparsed& code = made->last().code;
  Candidate result{file, function.name.substr(function.name.rfind('.') + 1), code.lines, {}};
  for (const text::ByteRange line : lines_of(code.text)) {
    result.lines.push_back(comparable(text::slice(code.text, trimmed(code.text, line))));
  }
  return result;
}

std::vector<Candidate> candidates(std::string_view name, std::span<const TracedFile> sources) {
  std::vector<Candidate> found;
  for (std::size_t file = 0; file < sources.size(); ++file) {
    const std::string& text = sources[file].text;
    if (!may_define(text, name)) continue;
    const auto tree = syntax::parse(syntax::Language::python, text);
    if (!tree) continue;
    for (const NamedFunction& function : named_functions(tree->root(), text)) {
      if (!is_named_after(function.name, name)) continue;
      if (auto made = candidate(file, function, text)) found.push_back(std::move(*made));
    }
  }
  return found;
}

// A frame of a generated file, with its code as it is compared.
struct Wanted {
  std::size_t frame;
  std::size_t line;  // one-based
  std::string code;
};

// How many names from functions around it the candidate takes, so that all frames fit; nothing when
// they do not.
std::optional<std::size_t> closure_names(const Candidate& of, const std::vector<Wanted>& frames) {
  for (std::size_t names = 0; names <= most_closure_names; ++names) {
    const bool fits = std::all_of(frames.begin(), frames.end(), [&](const Wanted& wanted) {
      const std::size_t before = lines_before + names;
      if (wanted.line <= before || wanted.line > before + of.lines.size()) return false;
      return wanted.code.empty() || of.lines[wanted.line - before - 1] == wanted.code;
    });
    if (fits) return names;
  }
  return std::nullopt;
}

// The only line of the candidate that reads like the frame; nothing when there are others, or none.
std::optional<std::size_t> only_line(const Candidate& of, const Wanted& frame) {
  const auto found = std::find(of.lines.begin(), of.lines.end(), frame.code);
  if (frame.code.empty() || found == of.lines.end()) return std::nullopt;
  if (std::find(found + 1, of.lines.end(), frame.code) != of.lines.end()) return std::nullopt;
  return static_cast<std::size_t>(found - of.lines.begin());
}

void map_file(std::string_view name, const std::vector<Wanted>& wanted,
              std::span<const TracedFile> sources, std::vector<MappedFrame>& frames) {
  for (const Candidate& each : candidates(name, sources)) {
    const auto names = closure_names(each, wanted);
    for (const Wanted& frame : wanted) {
      // Literals of several lines are written on one by Python, which moves all lines after them.
      const std::optional<std::size_t> line =
          names ? frame.line - lines_before - *names - 1 : only_line(each, frame);
      if (!line) continue;
      frames[frame.frame].places.push_back({each.file, each.origins[*line], each.function});
    }
  }
}

}  // namespace

std::vector<TraceFrame> read_trace(std::string_view trace) {
  std::vector<TraceFrame> frames;
  const auto lines = lines_of(trace);
  for (std::size_t at = 0; at < lines.size(); ++at) {
    auto frame = frame_of(trace, lines[at]);
    if (!frame) continue;
    if (at + 1 < lines.size() && !frame_of(trace, lines[at + 1])) {
      frame->code = trimmed(trace, lines[at + 1]);
      const bool is_marked =
          at + 2 < lines.size() && is_marks(text::slice(trace, trimmed(trace, lines[at + 2])));
      if (is_marked) {
        frame->marks = {lines[at + 2].start, std::min(lines[at + 2].end + 1, trace.size())};
      }
    }
    frames.push_back(*frame);
  }
  return frames;
}

std::string_view generated_name(const TraceFrame& frame) {
  if (frame.file.find("to_static_tmp") == std::string_view::npos) return {};
  std::string_view name = frame.file.substr(frame.file.find_last_of("/\\") + 1);
  if (!name.ends_with(".py")) return {};
  name.remove_suffix(3);
  if (name.size() <= random_letters) return {};
  name.remove_suffix(random_letters);
  return name.size() <= longest_name ? name : std::string_view();
}

bool may_define(std::string_view source, std::string_view name) {
  // The last name of `Class_method` begins after some underscore, or is all of it.
  for (std::size_t start = 0; start != std::string_view::npos;) {
    if (source.find("def " + std::string(name.substr(start))) != std::string_view::npos)
      return true;
    const std::size_t underscore = name.find('_', start);
    start = underscore == std::string_view::npos ? underscore : underscore + 1;
  }
  return false;
}

std::vector<MappedFrame> map_trace(std::string_view trace, std::span<const TracedFile> sources) {
  std::vector<MappedFrame> frames;
  std::map<std::string_view, std::vector<Wanted>> generated;  // by file
  for (const TraceFrame& frame : read_trace(trace)) {
    if (!generated_name(frame).empty()) {
      generated[frame.file].push_back(
          {frames.size(), frame.line, comparable(text::slice(trace, frame.code))});
    }
    frames.push_back({frame, {}});
  }
  for (const auto& [file, wanted] : generated) {
    map_file(generated_name(frames[wanted.front().frame].frame), wanted, sources, frames);
  }
  return frames;
}

std::string translated(std::string_view trace, const std::vector<MappedFrame>& frames,
                       std::span<const TracedFile> sources) {
  std::map<std::size_t, text::LineIndex> indexes;
  text::Edits edits;
  for (const auto& [frame, places] : frames) {
    if (places.size() != 1) continue;
    const SourcePlace& place = places.front();
    const std::string& source = sources[place.file].text;
    const auto& lines = indexes.try_emplace(place.file, source).first->second;
    const std::size_t line = lines.line_of(place.at.start);
    edits.push_back({frame.place, "File \"" + sources[place.file].path + "\", line " +
                                      std::to_string(line + 1) + ", in " + place.function});
    if (frame.code.empty()) continue;
    const text::ByteRange code = trimmed(source, lines.line_content(source, line));
    edits.push_back({frame.code, std::string(text::slice(source, code))});
    if (!frame.marks.empty()) edits.push_back({frame.marks, ""});
  }
  return text::applied(edits, trace);
}

}  // namespace paddle_ls::to_static
