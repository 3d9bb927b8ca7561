#include "server/features/commands/programs/comparison_results.hpp"

#include <map>

#include <fmt/core.h>

#include "engine/files/read_file.hpp"
#include "server/features/commands/programs/optional_members.hpp"

namespace paddle_ls::server {
namespace {

namespace fs = std::filesystem;
namespace json = protocol::json;

constexpr std::size_t most_differences = 100;
constexpr std::size_t largest_compared_file = std::size_t{16} << 20U;

std::uint64_t whole_number_at(const json::object& object, std::string_view name) {
  const json::value* member = object.if_contains(name);
  if (member == nullptr || !member->is_int64() || member->get_int64() < 0) return 0;
  return static_cast<std::uint64_t>(member->get_int64());
}

struct FileText {
  std::string text;
  text::LineIndex index;
};

// A line of a program as the comparison names it, and where it is.
struct FoundLine {
  protocol::Uri uri;
  ComparedLine line;
  protocol::Range range;
  std::string shown;  // net.py:6
};

// The two sides of a place; either may be missing.
struct BothSides {
  std::optional<FoundLine> original;
  std::optional<FoundLine> converted;
};

class Lines {
 public:
  Lines(const json::object& printed, text::Encoding encoding) : encoding_(encoding) {
    if (const json::object* programs = object_at(printed, "programs")) programs_ = *programs;
  }

  BothSides of(const json::object& place) {
    return {found(place, "original"), found(place, "converted")};
  }

 private:
  std::optional<FoundLine> found(const json::object& place, std::string_view side) {
    const json::object* line = object_at(place, side);
    if (line == nullptr) return std::nullopt;
    const std::string file = protocol::text_at(*line, "file");
    const std::uint64_t number = whole_number_at(*line, "line");
    const fs::path path = fs::path(protocol::text_at(programs_, side)) / file;
    if (number == 0 || !path.is_absolute()) return std::nullopt;
    FoundLine result;
    result.uri = protocol::Uri::from_path(path.lexically_normal().generic_string());
    result.shown = fmt::format("{}:{}", file, number);
    result.line.number = static_cast<std::uint32_t>(number - 1);
    read_words(path, result);
    return result;
  }

  void read_words(const fs::path& path, FoundLine& to) {
    const FileText& file = text_of(path);
    if (to.line.number >= file.index.line_count()) return;
    const text::ByteRange words = words_of_line({file.text, file.index}, to.line.number);
    to.line.words = text::slice(file.text, words);
    const auto range = file.index.position_range(file.text, words, encoding_);
    to.range = {{range.start.line, range.start.column}, {range.end.line, range.end.column}};
  }

  const FileText& text_of(const fs::path& path) {
    const auto known = files_.find(path);
    if (known != files_.end()) return known->second;
    auto read = files::read_bytes(path, largest_compared_file);
    std::string text = read ? std::move(*read) : std::string();
    text::LineIndex index(text);
    return files_.emplace(path, FileText{std::move(text), std::move(index)}).first->second;
  }

  json::object programs_;
  text::Encoding encoding_;
  std::map<fs::path, FileText> files_;
};

std::string in_words(const json::object& difference) {
  const std::string subject = protocol::text_at(difference, "subject");
  const std::string words = protocol::text_at(difference, "words");
  const std::uint64_t step = whole_number_at(difference, "step");
  const std::string when = step == 0 ? "" : fmt::format(", step {}", step + 1);
  return (words.starts_with(subject) ? "" : subject + when + ": ") + words;
}

FileResults& file_at(LineResults& results, const FoundLine& line) {
  FileResults& file = results[line.uri.key()];
  file.uri = line.uri;
  return file;
}

void add_difference(LineResults& results, LineDifference difference,
                    const std::optional<FoundLine>& line, const std::optional<FoundLine>& other,
                    std::string_view other_name) {
  if (!line) return;
  difference.line = line->line;
  if (other) {
    difference.other_side = {{other->uri, other->range},
                             fmt::format("The {}: {}", other_name, other->line.words)};
  }
  file_at(results, *line).differences.push_back(std::move(difference));
}

void add_differences(ComparedEntry& entry, const json::array& differences, Lines& lines) {
  entry.differences = differences.size();
  for (std::size_t i = 0; i < differences.size() && i < most_differences; ++i) {
    const json::object* each = differences[i].if_object();
    if (each == nullptr) continue;
    const BothSides sides = lines.of(*each);
    const LineDifference difference{{}, in_words(*each), i == 0, {}};
    add_difference(entry.lines, difference, sides.converted, sides.original, "original");
    add_difference(entry.lines, difference, sides.original, sides.converted, "converted program");
    if (i != 0) continue;
    const auto& shown = sides.converted ? sides.converted : sides.original;
    entry.first = difference.message + (shown ? " (" + shown->shown + ")" : "");
    if (shown) entry.first_place = protocol::Location{shown->uri, shown->range};
  }
}

struct LayerState {
  bool agrees = true;
  double error = 0;
};

// `2e-7` rather than `2e-07`.
std::string short_number(double number) {
  std::string text = fmt::format("{:.1g}", number);
  const std::size_t zero = text.find("e-0");
  if (zero != std::string::npos) text.erase(zero + 2, 1);
  return text;
}

std::string label_of(const LayerState& state) {
  const std::string verdict = state.agrees ? "agrees" : "differs";
  return state.error > 0 ? verdict + ", " + short_number(state.error) : verdict;
}

// A line that makes several layers is shown as the worst of them.
void add_layers(ComparedEntry& entry, const json::array& layers, Lines& lines) {
  std::map<std::string, std::map<std::uint32_t, LayerState>> states;
  std::vector<FoundLine> found;
  for (const json::value& value : layers) {
    const json::object* layer = value.if_object();
    if (layer == nullptr) continue;
    const json::value* error = layer->if_contains("error");
    const bool has_number = error != nullptr && error->is_number();
    const BothSides sides = lines.of(*layer);
    for (const auto& line : {sides.original, sides.converted}) {
      if (!line) continue;
      const auto [state, is_new] =
          states[line->uri.key()].try_emplace(line->line.number, LayerState());
      if (is_new) found.push_back(*line);
      state->second.agrees = state->second.agrees && flag_at(*layer, "agrees").value_or(false);
      if (has_number) {
        state->second.error = std::max(state->second.error, error->to_number<double>());
      }
    }
  }
  for (const FoundLine& line : found) {
    const LayerState& state = states[line.uri.key()][line.line.number];
    file_at(entry.lines, line).layers.push_back({line.line, label_of(state)});
  }
}

const json::array* list_at(const json::object& object, std::string_view name) {
  const json::value* member = object.if_contains(name);
  return member != nullptr ? member->if_array() : nullptr;
}

}  // namespace

ComparedEntry read_compared_entry(const json::object& printed, text::Encoding encoding) {
  ComparedEntry entry;
  entry.name = protocol::text_at(printed, "entry");
  entry.agrees = flag_at(printed, "agree").value_or(false);
  entry.values = whole_number_at(printed, "compared");
  Lines lines(printed, encoding);
  if (const auto* differences = list_at(printed, "differences")) {
    add_differences(entry, *differences, lines);
  }
  if (const auto* layers = list_at(printed, "layers")) add_layers(entry, *layers, lines);
  return entry;
}

}  // namespace paddle_ls::server
