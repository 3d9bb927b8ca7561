#include "engine/torch/torch_releases.hpp"

#include <algorithm>
#include <charconv>

#include "engine/torch/built_in_releases.hpp"

namespace paddle_ls::torch {

namespace {

// The line of `table` that contains `at`, with its end.
std::string_view line_around(std::string_view table, std::size_t at) {
  const std::size_t before = at == 0 ? std::string_view::npos : table.rfind('\n', at - 1);
  const std::size_t start = before == std::string_view::npos ? 0 : before + 1;
  return table.substr(start, std::min(table.find('\n', at), table.size() - 1) + 1 - start);
}

std::string_view take_field(std::string_view& line) {
  const std::string_view field = line.substr(0, line.find_first_of("\t\n"));
  line.remove_prefix(std::min(field.size() + 1, line.size()));
  return field;
}

std::optional<TorchRelease> release_in(std::string_view field) {
  if (field == "-") return std::nullopt;
  TorchRelease release;
  const std::size_t dot = std::min(field.find('.'), field.size());
  std::from_chars(field.data(), field.data() + dot, release.major);
  if (dot < field.size()) {
    std::from_chars(field.data() + dot + 1, field.data() + field.size(), release.minor);
  }
  return release;
}

}  // namespace

std::optional<ReleaseSpan> releases_of(std::string_view name) {
  // The lines are sorted, so that none has to be read before it is asked for.
  std::string_view left = built_in_releases;
  while (!left.empty()) {
    std::string_view line = line_around(left, left.size() / 2);
    const std::size_t start = static_cast<std::size_t>(line.data() - left.data());
    const std::size_t end = start + line.size();
    const std::string_view found = take_field(line);
    if (found == name) {
      const auto since = release_in(take_field(line));
      const auto until = release_in(take_field(line));
      const std::string_view replaced = take_field(line);
      return ReleaseSpan{since, until, replaced == "-" ? std::string_view() : replaced};
    }
    left = found < name ? left.substr(end) : left.substr(0, start);
  }
  return std::nullopt;
}

std::string words_of(TorchRelease release) {
  return "PyTorch " + std::to_string(release.major) + "." + std::to_string(release.minor);
}

std::string words_of(const ReleaseSpan& span) {
  return span.until ? "removed in " + words_of(*span.until) : "new in " + words_of(*span.since);
}

std::optional<TorchRelease> release_without(const ReleaseSpan& span, const TorchRange& allowed) {
  if (span.since && allowed.newest && *allowed.newest < *span.since) return allowed.newest;
  if (span.until && allowed.oldest && *allowed.oldest >= *span.until) return allowed.oldest;
  return std::nullopt;
}

}  // namespace paddle_ls::torch
