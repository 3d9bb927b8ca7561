#include "engine/mapping_docs/original/original.hpp"

#include "engine/mapping_docs/original/original_lines.hpp"
#include "engine/mapping_docs/original/original_signature.hpp"
#include "engine/mapping_docs/text/python_str.hpp"
#include "engine/text/cut.hpp"

namespace paddle_ls::mapping_docs {

namespace {

enum class State {
  title,
  source_heading,
  source_fence,
  source_code,
  source_code_end,
  target_heading,
  target_fence,
  target_code,
  target_code_end,
  arguments_heading,
  table_header,
  table_separator,
  table_rows,
  end,
};

constexpr std::string_view waited_for(State state) {
  switch (state) {
    case State::title: return "the title";
    case State::source_heading: return "the heading of the source API";
    case State::source_fence: return "the signature block of the source API";
    case State::source_code: return "the signature of the source API";
    case State::source_code_end: return "the end of the source API's signature block";
    case State::target_heading: return "the heading of the Paddle API";
    case State::target_fence: return "the signature block of the Paddle API";
    case State::target_code: return "the signature of the Paddle API";
    case State::target_code_end: return "the end of the Paddle API's signature block";
    case State::arguments_heading: return "the heading of the parameter table";
    case State::table_header: return "the header of the parameter table";
    case State::table_separator: return "the delimiter row of the parameter table";
    case State::table_rows:
    case State::end: break;
  }
  return "nothing";
}

// Lines as Python's text mode gives them: "\n", "\r\n" and "\r" end a line.
struct PythonLine {
  std::string_view content;
  bool ended;  // false for a last line without line ending
};

// Takes the first line off `text`, which must not be empty.
PythonLine take_line(std::string_view& text) {
  const std::size_t feed = text.find('\n');
  const std::size_t end = std::min(text.substr(0, feed).find('\r'), feed);
  const PythonLine line{text.substr(0, end), end != std::string_view::npos};
  text.remove_prefix(line.content.size());
  if (line.ended) text.remove_prefix(text.starts_with("\r\n") ? 2 : 1);
  return line;
}

std::size_t count_lines(std::string_view text) {
  std::size_t count = 0;
  for (; !text.empty(); ++count) take_line(text);
  return count;
}

class Machine {
 public:
  Machine(const Identity& identity, const DocumentProfile& profile)
      : identity_(identity), profile_(profile) {}

  // Nothing, or why the document is rejected at this line.
  std::optional<std::string> read(const PythonLine& line);

  OriginalVerdict finish(std::size_t last_line);
  bool done() const { return state_ == State::end; }

 private:
  std::optional<std::string> read_title(std::string_view line);
  std::optional<std::string> read_source_heading(std::string_view line);
  std::optional<std::string> read_target_heading(std::string_view line);
  std::optional<std::string> read_code(const PythonLine& line);
  std::optional<std::string> read_code_end(const PythonLine& line);
  std::optional<std::string> read_header(std::string_view line);
  std::optional<std::string> read_separator(std::string_view line);
  std::optional<std::string> read_row(std::string_view line);

  bool at_source() const { return state_ <= State::source_code_end; }
  void advance() { state_ = static_cast<State>(static_cast<int>(state_) + 1); }

  const Identity& identity_;
  const DocumentProfile& profile_;
  State state_ = State::title;
  const Category* category_ = nullptr;
  std::string code_;
  Metadata metadata_;
};

std::optional<std::string> Machine::read(const PythonLine& line) {
  switch (state_) {
    case State::title: return read_title(line.content);
    case State::source_heading: return read_source_heading(line.content);
    case State::target_heading: return read_target_heading(line.content);
    case State::source_fence:
    case State::target_fence:
      if (line.content == "```python") advance();
      return {};
    case State::source_code:
    case State::target_code: return read_code(line);
    case State::source_code_end:
    case State::target_code_end: return read_code_end(line);
    case State::arguments_heading:
      if (line.content.starts_with("### ") &&
          line.content.substr(4) == profile_.arguments_heading) {
        advance();
      }
      return {};
    case State::table_header: return read_header(line.content);
    case State::table_separator: return read_separator(line.content);
    case State::table_rows: return read_row(line.content);
    case State::end: return {};
  }
  return {};
}

std::optional<std::string> Machine::read_title(std::string_view line) {
  const auto title = original_title(line);
  if (!title) return "the first line is not a title";
  metadata_.category = std::string(strip(title->category));
  metadata_.source_api = unescaped(strip(title->api));
  category_ = profile_.category(metadata_.category);
  if (!category_) return "unknown category \"" + metadata_.category + "\"";
  advance();
  return {};
}

std::optional<std::string> Machine::read_source_heading(std::string_view line) {
  const auto heading = original_api_heading(line, identity_.source_prefix);
  if (!heading) return {};
  if (heading->api != metadata_.source_api) {
    return "the heading names " + heading->api + ", the title " + metadata_.source_api;
  }
  std::string_view url = heading->url.value_or(std::string_view{});
  url.remove_prefix(std::min(url.find_first_not_of('('), url.size()));
  metadata_.source_url = std::string(url);
  advance();
  return {};
}

std::optional<std::string> Machine::read_target_heading(std::string_view line) {
  const auto heading = original_api_heading(line, identity_.target_prefix);
  if (!heading) return {};
  if (!heading->url) return "the heading of " + heading->api + " has no (URL)";
  metadata_.target_api = heading->api;
  metadata_.target_url = std::string(strip(*heading->url));
  advance();
  return {};
}

std::optional<std::string> Machine::read_code(const PythonLine& line) {
  // The original's pattern needs two characters for a name, and the line ending may be one of them.
  const std::size_t first = line.content.empty() ? 0 : first_character(line.content).size;
  const bool matches =
      !line.content.empty() && line.content.front() != '#' &&
      (line.content.size() > first ? line.content[first] != '(' && line.content[first] != ' '
                                   : line.ended);
  if (!matches) {
    if (line.content.starts_with('#')) return {};
    return "the first line of the signature block is blank or indented";
  }
  const std::string_view name =
      strip(line.content.substr(0, line.content.find_first_of("( ", first)));
  const std::string& expected = at_source() ? metadata_.source_api : *metadata_.target_api;
  if (name != expected) {
    return "the signature names \"" + std::string(name) + "\", the heading \"" + expected + "\"";
  }
  code_ = line.content;
  code_ += '\n';
  advance();
  return {};
}

std::optional<std::string> Machine::read_code_end(const PythonLine& line) {
  if (line.content != "```") {
    code_ += line.content;
    code_ += '\n';
    return {};
  }
  auto signatures = original_signatures(code_);
  if (!signatures) return signatures.error();
  if (at_source()) {
    metadata_.source_signatures = std::move(*signatures);
  } else {
    metadata_.target_signatures = std::move(*signatures);
  }
  advance();
  return {};
}

std::optional<std::string> Machine::read_header(std::string_view line) {
  if (!line.starts_with('|')) return {};
  const std::vector<std::string_view> expected = {identity_.source_column, profile_.target_column,
                                                  profile_.note_column};
  if (original_cells(line) != expected)
    return "the header of the parameter table has other columns";
  metadata_.rows.emplace();
  advance();
  return {};
}

std::optional<std::string> Machine::read_separator(std::string_view line) {
  if (!line.starts_with('|') || original_cells(line).size() != 3) {
    return "the delimiter row of the parameter table is missing or has not 3 cells";
  }
  advance();
  return {};
}

std::optional<std::string> Machine::read_row(std::string_view line) {
  if (!line.starts_with('|')) {
    advance();
    return {};
  }
  const std::vector<std::string_view> pieces = text::split(line, '|');
  if (pieces.size() != 5) {
    return "a row of the parameter table has " +
           std::to_string(pieces.size() < 2 ? 0 : pieces.size() - 2) + " cells, not 3";
  }
  metadata_.rows->push_back({std::string(strip(pieces[1])), std::string(strip(pieces[2])),
                             std::string(strip(pieces[3]))});
  return {};
}

OriginalVerdict Machine::finish(std::size_t last_line) {
  const auto reject = [&](std::string reason) {
    return tl::unexpected<Rejection>(Rejection{last_line, std::move(reason)});
  };
  if (!category_) return reject("the first line is not a title");
  const bool table_optional = category_->table == FieldPresence::optional;
  if (state_ == (table_optional ? State::arguments_heading : State::table_rows)) {
    state_ = State::end;
  }
  const bool may_end_early =
      category_->target == FieldPresence::optional && state_ == State::target_heading;
  if (state_ == State::end || may_end_early) return std::move(metadata_);
  if (state_ == State::table_rows) {
    // The one shape in which the original refuses a complete document: a category that may go
    // without a table, and a table that reaches the last line.
    return reject("the document ends inside the parameter table, which " + category_->name +
                  " does not need");
  }
  return reject("the document ends before " + std::string(waited_for(state_)));
}

}  // namespace

OriginalVerdict original_verdict(std::string_view text, const Identity& identity,
                                 const DocumentProfile& profile) {
  const auto reject = [](std::size_t line, std::string reason) {
    return tl::unexpected<Rejection>(Rejection{line, std::move(reason)});
  };
  if (const std::size_t bad = invalid_utf8(text); bad != std::string_view::npos) {
    return reject(count_lines(text.substr(0, bad + 1)) - 1, "the file is not UTF-8");
  }
  Machine machine(identity, profile);
  std::size_t line = 0;
  for (std::string_view rest = text; !rest.empty() && !machine.done(); ++line) {
    if (auto reason = machine.read(take_line(rest))) return reject(line, std::move(*reason));
  }
  return machine.finish(line == 0 ? 0 : line - 1);
}

}  // namespace paddle_ls::mapping_docs
