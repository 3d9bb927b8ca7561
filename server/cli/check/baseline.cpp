#include "server/cli/check/baseline.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include <fmt/core.h>

#include "engine/text/stable_hash.hpp"
#include "engine/text/surrogates.hpp"
#include "engine/text/utf8.hpp"

namespace paddle_ls::cli {
namespace {

constexpr std::size_t longest_read = 4096;  // thousands of findings on one long line stay linear
constexpr std::size_t longest_text = 200;
constexpr std::size_t shown_of_longer = 120;

bool is_blank(char byte) {
  return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

std::string with_single_spaces(std::string_view text) {
  std::string result;
  bool is_between_words = false;
  for (const char byte : text) {
    if (is_blank(byte)) {
      is_between_words = !result.empty();
      continue;
    }
    if (std::exchange(is_between_words, false)) result += ' ';
    result += byte;
  }
  return result;
}

// A generated line of megabytes must not be in the baseline once for each of its findings.
std::string bounded(std::string text) {
  if (text.size() <= longest_text) return text;
  std::size_t size = shown_of_longer;
  while (text::is_continuation(text[size])) --size;
  return fmt::format("{}... #{:016x}", text.substr(0, size), text::stable_hash(text));
}

template <class Counts>
bool take_one(Counts& from, const typename Counts::key_type& key) {
  const auto found = from.find(key);
  if (found == from.end() || found->second == 0) return false;
  --found->second;
  return true;
}

}  // namespace

std::size_t number_of(const KnownUses& uses) {
  std::size_t number = 0;
  for (const auto& [use, count] : uses) number += count;
  return number;
}

std::size_t number_of(const Baseline& baseline) {
  std::size_t number = 0;
  for (const auto& [file, uses] : baseline) number += number_of(uses);
  return number;
}

std::string known_text(std::string_view source, const text::LineIndex& lines,
                       text::ByteRange range) {
  const std::size_t start = lines.line_start(lines.line_of(range.start));
  const std::size_t last = range.empty() ? range.start : range.end - 1;
  const std::size_t end = lines.line_content(source, lines.line_of(last)).end;
  const std::size_t size = std::min(std::max(start, end) - start, longest_read);
  const std::string_view text = source.substr(start, size);
  return bounded(text::with_valid_utf8(with_single_spaces(text)));
}

BaselineComparison compare(const KnownUses& stored, const std::vector<KnownUse>& found) {
  BaselineComparison result;
  KnownUses left = stored;
  for (const KnownUse& use : found) result.is_known.push_back(take_one(left, use));

  std::map<std::pair<std::string, std::string>, std::size_t> edited;  // by code and API
  for (const auto& [use, count] : left) edited[{use.code, use.api}] += count;
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (!result.is_known[i]) {
      result.is_known[i] = take_one(edited, {found[i].code, found[i].api});
    }
  }

  const auto known = std::count(result.is_known.begin(), result.is_known.end(), true);
  result.known = static_cast<std::size_t>(known);
  for (const auto& [key, count] : edited) result.gone += count;
  return result;
}

}  // namespace paddle_ls::cli
