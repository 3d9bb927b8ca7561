#include "server/to_static/known_refusals.hpp"

#include <mutex>
#include <string>
#include <unordered_map>

namespace paddle_ls::server {
namespace {

using to_static::Refusal;

// Places count from the start of the function's first line.
class Known {
 public:
  std::optional<std::optional<Refusal>> find(const std::string& lines) {
    const std::lock_guard lock(mutex_);
    const auto found = by_lines_.find(lines);
    if (found == by_lines_.end()) return std::nullopt;
    return found->second;
  }

  void add(std::string lines, std::optional<Refusal> refusal) {
    const std::lock_guard lock(mutex_);
    bytes_ += lines.size();
    if (bytes_ > most_bytes) {
      by_lines_.clear();
      bytes_ = lines.size();
    }
    by_lines_.insert_or_assign(std::move(lines), std::move(refusal));
  }

 private:
  static constexpr std::size_t most_bytes = std::size_t{4} << 20U;

  std::mutex mutex_;
  std::unordered_map<std::string, std::optional<Refusal>> by_lines_;
  std::size_t bytes_ = 0;
};

std::optional<Refusal> moved(std::optional<Refusal> refusal, std::size_t from, std::size_t to) {
  if (!refusal) return refusal;
  const auto shifted = [&](std::uint32_t at) { return static_cast<std::uint32_t>(at - from + to); };
  refusal->at.start = shifted(refusal->at.start);
  refusal->at.end = shifted(refusal->at.end);
  return refusal;
}

}  // namespace

std::optional<Refusal> known_refusal_of(syntax::Node function, std::string_view source) {
  static Known known;
  const std::size_t start =
      function.start() == 0 ? 0 : source.rfind('\n', function.start() - 1) + 1;
  std::string lines(source.substr(start, function.end() - start));
  if (auto found = known.find(lines)) return moved(std::move(*found), 0, start);
  auto refusal = to_static::refusal_of(function, source);
  if (refusal && refusal->at.start < start) return refusal;
  known.add(std::move(lines), moved(refusal, start, 0));
  return refusal;
}

}  // namespace paddle_ls::server
