#include "project/conversion/held_checkpoints.hpp"

#include <algorithm>
#include <string>

namespace paddle_ls::project {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view endings[] = {".pth", ".pt", ".ckpt", ".bin", ".safetensors", ".tar"};
constexpr std::size_t longest_name = 300;
constexpr std::size_t most_folders = 4;
constexpr const char* marks_of_projects[] = {".git", "pyproject.toml", "setup.py"};

// The characters of the literal that ends with `quote` at `end`; empty where it is none on one
// line.
std::string_view literal_before(std::string_view text, std::size_t end, char quote) {
  const std::size_t from = end > longest_name ? end - longest_name : 0;
  for (std::size_t at = end; at-- > from;) {
    if (text[at] == quote) return text.substr(at + 1, end - at - 1);
    if (text[at] == '\n' || text[at] == '\\') return {};
  }
  return {};
}

// Whether the literal that starts at `start` is in a call of something named `save`.
bool is_saved(std::string_view text, std::size_t start) {
  const std::size_t line = text.rfind('\n', start);
  const std::string_view before =
      text.substr(line == text.npos ? 0 : line, start - (line == text.npos ? 0 : line));
  return before.find("save") != before.npos;
}

bool is_top(const fs::path& folder) {
  return std::any_of(std::begin(marks_of_projects), std::end(marks_of_projects),
                     [&](const char* mark) {
                       std::error_code unknown;
                       return fs::exists(folder / mark, unknown);
                     });
}

}  // namespace

fs::path checkpoint_at(std::string_view name, const fs::path& folder) {
  const fs::path relative(name);
  if (relative.is_absolute()) return {};
  fs::path from = folder;
  for (std::size_t i = 0; i < most_folders; ++i) {
    std::error_code unknown;
    const fs::path file = from / relative;
    if (fs::is_regular_file(file, unknown)) return file.lexically_normal();
    if (is_top(from) || !from.has_relative_path()) return {};
    from = from.parent_path();
  }
  return {};
}

std::shared_ptr<const rewrite::CheckpointNames> held_checkpoints(std::string_view python,
                                                                 const fs::path& folder) {
  rewrite::CheckpointNames names;
  rewrite::CheckpointNames saved;
  for (const std::string_view ending : endings) {
    for (std::size_t at = python.find(ending); at != python.npos;
         at = python.find(ending, at + 1)) {
      const std::size_t end = at + ending.size();
      if (end >= python.size() || (python[end] != '"' && python[end] != '\'')) continue;
      const std::string_view name = literal_before(python, end, python[end]);
      if (name.size() <= ending.size()) continue;
      const auto start = static_cast<std::size_t>(name.data() - python.data());
      if (is_saved(python, start)) saved.emplace(name);
      if (!checkpoint_at(name, folder).empty()) names.emplace(name);
    }
  }
  for (const std::string& name : saved) names.erase(name);
  return names.empty() ? nullptr
                       : std::make_shared<const rewrite::CheckpointNames>(std::move(names));
}

namespace {

// The content of the literal on one line that `offset` is in; empty for none.
text::ByteRange literal_around(std::string_view text, std::size_t offset) {
  const std::size_t before = offset == 0 ? text.npos : text.rfind('\n', offset - 1);
  const std::size_t line = before == text.npos ? 0 : before + 1;
  const std::size_t end = std::min(text.find('\n', offset), text.size());
  for (std::size_t at = line; at < end; ++at) {
    const char quote = text[at];
    if (quote == '#') return {};
    if (quote != '"' && quote != '\'') continue;
    const std::size_t close = text.find(quote, at + 1);
    if (close == text.npos || close >= end) return {};
    if (at <= offset && offset <= close + 1) return {at + 1, close};
    at = close;
  }
  return {};
}

bool ends_as_checkpoint(std::string_view name, std::string_view& ending) {
  for (const std::string_view each : endings) {
    if (name.size() > each.size() && name.ends_with(each)) {
      ending = each;
      return true;
    }
  }
  return false;
}

}  // namespace

std::optional<NamedCheckpoint> named_checkpoint(std::string_view python, std::size_t offset,
                                                const fs::path& folder) {
  constexpr std::string_view converted = ".pdparams";
  if (offset > python.size()) return std::nullopt;
  const text::ByteRange literal = literal_around(python, offset);
  const std::string_view name = text::slice(python, literal);
  std::string_view ending;
  if (ends_as_checkpoint(name, ending)) {
    fs::path from = checkpoint_at(name, folder);
    if (from.empty()) return std::nullopt;
    fs::path to = from;
    to.replace_extension(converted);
    return NamedCheckpoint{
        std::move(from), std::move(to), {literal.end - ending.size(), literal.end}};
  }
  if (!name.ends_with(converted) || !checkpoint_at(name, folder).empty()) return std::nullopt;
  const std::string stem(name.substr(0, name.size() - converted.size()));
  for (const std::string_view each : endings) {
    fs::path from = checkpoint_at(stem + std::string(each), folder);
    if (from.empty()) continue;
    fs::path to = from;
    to.replace_extension(converted);
    return NamedCheckpoint{std::move(from), std::move(to), {literal.end, literal.end}};
  }
  return std::nullopt;
}

fs::path project_folder(const fs::path& folder) {
  fs::path from = folder;
  for (std::size_t i = 0; i < most_folders && from.has_relative_path(); ++i) {
    if (is_top(from)) return from;
    from = from.parent_path();
  }
  return folder;
}

}  // namespace paddle_ls::project
