#include "engine/rewrite/result/compose_edits.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace paddle_ls::rewrite {

using text::ByteRange;

namespace {

// Order of edits that start at one offset: see Side. Replacements come last, the widest first.
auto place_key(const ChosenEdit& edit) {
  const int rank = edit.range.empty() ? static_cast<int>(edit.side) : 3;
  const std::size_t size = edit.range.empty() ? edit.extent.size() : edit.range.size();
  const bool inside_out = edit.range.empty() && edit.side != Side::front;
  const auto depth = static_cast<std::ptrdiff_t>(size);
  return std::tuple(edit.range.start, rank, inside_out ? depth : -depth);
}

bool comes_before(const ChosenEdit& a, const ChosenEdit& b) {
  return place_key(a) < place_key(b);
}

// Drops edits from `edits`, which are in order, if another of them replaces the text they change.
void drop_covered(std::vector<ChosenEdit*>& edits) {
  // Replaced ranges are nested or disjoint, so the widest open one covers everything that is
  // dropped.
  std::vector<ByteRange> covers;
  for (const ChosenEdit* edit : edits) {
    if (edit->range.empty()) continue;
    if (!covers.empty() && edit->range.end <= covers.back().end) continue;
    if (!covers.empty() && covers.back().start == edit->range.start) covers.pop_back();
    covers.push_back(edit->range);
  }
  std::size_t cover = 0;
  std::erase_if(edits, [&](const ChosenEdit* edit) {
    while (cover < covers.size() && covers[cover].end < edit->range.start) ++cover;
    const bool is_statement = edit->side == Side::statement && edit->range.empty();
    const bool is_of_text_behind = edit->side == Side::front && edit->range.empty();
    bool is_covered = false;
    for (std::size_t i = cover; i < covers.size() && covers[i].start <= edit->range.start; ++i) {
      if (is_of_text_behind && covers[i].end == edit->range.start) continue;
      // The edit of an assignment extends beyond the name that is its extent: it does not cover
      // itself.
      is_covered = is_covered || (covers[i].contains(edit->extent) && covers[i] != edit->extent &&
                                  covers[i] != edit->range);
    }
    return is_covered && !is_statement;
  });
}

class EditComposer {
 public:
  EditComposer(std::string_view source, std::vector<ChosenEdit>& edits)
      : source_(source), edits_(edits), by_extent_(edits.size()) {
    std::iota(by_extent_.begin(), by_extent_.end(), std::size_t{0});
    std::sort(by_extent_.begin(), by_extent_.end(), [&](std::size_t a, std::size_t b) {
      return edits_[a].extent.start < edits_[b].extent.start;
    });
  }

  // Builds moved texts, innermost first, so that the texts inside them are complete.
  void render() {
    std::vector<std::size_t> carrying;
    for (std::size_t i = 0; i < edits_.size(); ++i) {
      if (!edits_[i].moved.empty()) carrying.push_back(i);
    }
    std::stable_sort(carrying.begin(), carrying.end(), [&](std::size_t a, std::size_t b) {
      return edits_[a].extent.size() < edits_[b].extent.size();
    });
    for (const std::size_t i : carrying) render(edits_[i]);
  }

 private:
  void render(ChosenEdit& edit) {
    std::string result;
    std::size_t copied = 0;
    for (const MovedText& moved : edit.moved) {
      result.append(edit.replacement, copied, moved.at - copied);
      result += edited(edit, {moved.source_start, moved.source_start + moved.size});
      copied = moved.at + moved.size;
    }
    result.append(edit.replacement, copied);
    edit.replacement = std::move(result);
  }

  // The source text of `range` with the edits of all uses inside it, except of `carrier`'s own.
  std::string edited(const ChosenEdit& carrier, ByteRange range) const {
    std::vector<ChosenEdit*> inside;
    auto at = std::lower_bound(
        by_extent_.begin(), by_extent_.end(), range.start,
        [&](std::size_t i, std::size_t start) { return edits_[i].extent.start < start; });
    for (; at != by_extent_.end() && edits_[*at].extent.start < range.end; ++at) {
      ChosenEdit& edit = edits_[*at];
      if (!range.contains(edit.extent) || edit.extent == carrier.extent) continue;
      if (edit.side == Side::statement && edit.range.empty()) continue;
      inside.push_back(&edit);
    }
    std::sort(inside.begin(), inside.end(),
              [](const ChosenEdit* a, const ChosenEdit* b) { return comes_before(*a, *b); });
    drop_covered(inside);
    std::string result;
    std::size_t copied = range.start;
    for (const ChosenEdit* edit : inside) {
      if (edit->range.start < copied) continue;  // inside a replacement that moves it
      result.append(source_, copied, edit->range.start - copied);
      result += edit->replacement;
      copied = edit->range.end;
    }
    result.append(source_, copied, range.end - copied);
    return result;
  }

  std::string_view source_;
  std::vector<ChosenEdit>& edits_;
  std::vector<std::size_t> by_extent_;
};

}  // namespace

text::Edits compose_edits(std::string_view source, std::vector<ChosenEdit> chosen) {
  EditComposer(source, chosen).render();
  std::stable_sort(chosen.begin(), chosen.end(), comes_before);
  std::vector<ChosenEdit*> made;
  for (ChosenEdit& edit : chosen) made.push_back(&edit);
  drop_covered(made);
  text::Edits result;
  for (ChosenEdit* edit : made) result.push_back({edit->range, std::move(edit->replacement)});
  return text::normalized(std::move(result)).value_or(text::Edits{});
}

}  // namespace paddle_ls::rewrite
