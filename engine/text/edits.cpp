#include "engine/text/edits.hpp"

#include <algorithm>

#include "engine/text/utf8.hpp"

namespace paddle_ls::text {

Result<Edits> normalized(Edits edits) {
  // An insertion goes before a replacement that starts at the same offset.
  std::stable_sort(edits.begin(), edits.end(), [](const Edit& a, const Edit& b) {
    if (a.range.start != b.range.start) return a.range.start < b.range.start;
    return a.range.empty() && !b.range.empty();
  });
  const auto same_replacement = [](const Edit& a, const Edit& b) {
    return a == b && !a.range.empty();
  };
  edits.erase(std::unique(edits.begin(), edits.end(), same_replacement), edits.end());
  for (std::size_t i = 1; i < edits.size(); ++i) {
    const ByteRange before = edits[i - 1].range;
    const ByteRange after = edits[i].range;
    if (after.start < before.end) {
      return error("two edits overlap at bytes " + std::to_string(after.start) + " to " +
                   std::to_string(std::min(before.end, after.end)));
    }
  }
  return edits;
}

std::string applied(const Edits& edits, std::string_view text) {
  std::string result;
  std::size_t grown = text.size();
  for (const Edit& edit : edits) grown += edit.replacement.size();
  result.reserve(grown);
  std::size_t copied = 0;
  for (const Edit& edit : edits) {
    result.append(text, copied, edit.range.start - copied);
    result.append(edit.replacement);
    copied = edit.range.end;
  }
  result.append(text, copied);
  return result;
}

std::size_t moved(std::size_t offset, const Edits& edits) {
  std::size_t added = 0;
  std::size_t removed = 0;
  for (const Edit& edit : edits) {
    if (offset < edit.range.start) break;
    added += edit.replacement.size();
    if (offset < edit.range.end) return edit.range.start + added - removed;
    removed += edit.range.size();
  }
  return offset + added - removed;
}

Edits composed(const Edits& first, std::string_view between, const Edits& second) {
  Edits result;
  std::size_t f = 0;
  std::size_t s = 0;
  std::size_t grown = 0;   // by the edits of `first` before the group
  std::size_t shrunk = 0;  // the same
  while (f < first.size() || s < second.size()) {
    // A group of edits of both kinds that touch each other, in offsets of `between`.
    const auto range_of_first = [&] {
      const std::size_t start = first[f].range.start + grown - shrunk;
      return ByteRange{start, start + first[f].replacement.size()};
    };
    const bool begins_with_second =
        f == first.size() || (s < second.size() && second[s].range.start < range_of_first().start);
    ByteRange group = begins_with_second ? second[s].range : range_of_first();
    const std::size_t start = group.start + shrunk - grown;
    const std::size_t first_second = s;
    for (bool joined = true; joined;) {
      joined = false;
      if (f < first.size() && range_of_first().start <= group.end) {
        group.end = std::max(group.end, range_of_first().end);
        grown += first[f].replacement.size();
        shrunk += first[f].range.size();
        ++f;
        joined = true;
      }
      if (s < second.size() && second[s].range.start <= group.end) {
        group.end = std::max(group.end, second[s].range.end);
        ++s;
        joined = true;
      }
    }
    Edits own(second.begin() + static_cast<std::ptrdiff_t>(first_second),
              second.begin() + static_cast<std::ptrdiff_t>(s));
    for (Edit& edit : own) {
      edit.range = {edit.range.start - group.start, edit.range.end - group.start};
    }
    result.push_back({{start, group.end + shrunk - grown}, applied(own, slice(between, group))});
  }
  return result;
}

Edits difference(std::string_view before, std::string_view after) {
  if (before == after) return {};
  const std::size_t shorter = std::min(before.size(), after.size());
  std::size_t head = static_cast<std::size_t>(
      std::mismatch(before.begin(), before.begin() + static_cast<std::ptrdiff_t>(shorter),
                    after.begin())
          .first -
      before.begin());
  // A differing byte may stand inside a sequence whose lead byte is common: step back to the lead.
  while (head > 0 && ((head < before.size() && is_continuation(before[head])) ||
                      (head < after.size() && is_continuation(after[head])))) {
    --head;
  }
  std::size_t tail = 0;
  while (tail < shorter - head &&
         before[before.size() - 1 - tail] == after[after.size() - 1 - tail]) {
    ++tail;
  }
  while (tail > 0 && is_continuation(before[before.size() - tail])) --tail;
  return {
      {{head, before.size() - tail}, std::string(after.substr(head, after.size() - tail - head))}};
}

}  // namespace paddle_ls::text
