#include "engine/rewrite/imports/tidy_imports.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>
#include <string>

#include "engine/rewrite/imports/import_blocks.hpp"
#include "engine/rewrite/imports/import_lines.hpp"
#include "engine/rewrite/source/source_lines.hpp"

namespace paddle_ls::rewrite {

using text::ByteRange;

namespace {

using Lines = std::vector<ImportLine>;

bool ends_section(std::string_view lines) {
  return lines.ends_with("\n\n") || lines.ends_with("\n\r\n");
}

bool is_new_line(const ChosenEdit& edit) {
  return edit.range.empty() &&
         (edit.replacement.starts_with("import ") || edit.replacement.starts_with("from ")) &&
         edit.replacement.ends_with('\n') && !ends_section(edit.replacement);
}

// False where a line may take a name from another one, so that their order matters.
bool bind_apart(const Lines& lines) {
  std::set<std::string_view> names;
  return std::all_of(lines.begin(), lines.end(), [&](const ImportLine& line) {
    return std::all_of(line.names.begin(), line.names.end(), [&](std::string_view name) {
      const std::size_t space = name.rfind(' ');
      if (space != std::string_view::npos) name.remove_prefix(space + 1);
      return name != "*" && names.insert(name).second;
    });
  });
}

bool is_one_of(const ImportLine& line, const Lines& lines) {
  return std::any_of(lines.begin(), lines.end(),
                     [&](const ImportLine& other) { return other.text == line.text; });
}

bool renames(const ImportLine& line) {
  return std::any_of(line.names.begin(), line.names.end(),
                     [](const std::string& name) { return name.find(' ') != std::string::npos; });
}

// Removes what a conversion writes twice. isort keeps names with an `as` on separate lines.
bool may_join(const ImportLine& a, const ImportLine& b, const Lines& before) {
  if (is_one_of(a, before) && is_one_of(b, before)) return false;
  if (a.text == b.text) return true;
  return a.is_from && b.is_from && a.is_simple && b.is_simple && a.module == b.module &&
         renames(a) == renames(b);
}

// One of two lines that import from the same module, after one was added.
void join_lines(const Lines& before, std::optional<NameOrder> names, Lines& lines) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    for (std::size_t other = lines.size() - 1; other > i; --other) {
      if (!may_join(lines[i], lines[other], before)) continue;
      lines[i].names.insert(lines[i].names.end(), lines[other].names.begin(),
                            lines[other].names.end());
      if (lines[i].is_from) {
        sort_names(lines[i], names.value_or(NameOrder::by_kind));
        write_line(lines[i]);
      }
      lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(other));
    }
  }
  if (!names) return;
  for (ImportLine& line : lines) {
    if (!line.is_from || !line.is_simple || is_one_of(line, before)) continue;
    const std::vector<std::string> written = line.names;
    sort_names(line, *names);
    if (line.names != written) write_line(line);
  }
}

class Tidier {
 public:
  Tidier(std::string_view source, std::vector<ChosenEdit>& edits)
      : source_(source), edits_(edits), by_place_(edits.size()), is_replaced_(edits.size()) {
    std::iota(by_place_.begin(), by_place_.end(), std::size_t{0});
    std::stable_sort(by_place_.begin(), by_place_.end(), [&](std::size_t a, std::size_t b) {
      return edits[a].range.start < edits[b].range.start;
    });
  }

  void tidy(ByteRange block) {
    std::vector<std::size_t> places;
    for (auto at = first_at(block.start); at != by_place_.end(); ++at) {
      if (edits_[*at].range.start > block.end) break;
      if (is_inside(edits_[*at], block)) places.push_back(*at);
    }
    if (places.empty()) return;
    std::sort(places.begin(), places.end());
    std::vector<ChosenEdit> inside;
    for (const std::size_t place : places) inside.push_back(edits_[place]);
    const auto before = import_lines(text::slice(source_, block));
    const auto made = applied(block, inside);
    if (!before || !made || !before->back().text.ends_with('\n')) return;
    if (made->empty()) return close_gap(block);
    auto after = import_lines(*made);
    if (!after) return;
    Lines tidied = *after;
    join_lines(*before, name_order_of(*before), tidied);
    if (const auto order = order_of(*before); order && bind_apart(tidied)) {
      std::stable_sort(tidied.begin(), tidied.end(),
                       [&](const auto& a, const auto& b) { return comes_before(a, b, *order); });
    }
    const bool is_tidy =
        std::equal(tidied.begin(), tidied.end(), after->begin(), after->end(),
                   [](const ImportLine& a, const ImportLine& b) { return a.text == b.text; });
    if (is_tidy) return;
    for (const std::size_t place : places) is_replaced_[place] = true;
    replace_lines(block.start, *before, tidied);
  }

  // Takes what the edits of tidied blocks replace.
  void finish() {
    std::vector<ChosenEdit> left;
    for (std::size_t i = 0; i < edits_.size(); ++i) {
      if (i >= is_replaced_.size() || !is_replaced_[i]) left.push_back(std::move(edits_[i]));
    }
    edits_ = std::move(left);
  }

 private:
  using Places = std::vector<std::size_t>;

  // The original edits, from `place` on.
  Places::const_iterator first_at(std::size_t place) const {
    return std::lower_bound(
        by_place_.begin(), by_place_.end(), place,
        [&](std::size_t i, std::size_t wanted) { return edits_[i].range.start < wanted; });
  }

  static bool is_inside(const ChosenEdit& edit, ByteRange block) {
    const bool is_at_end =
        edit.range.empty() && (edit.range.start == block.end || edit.range.start == block.start);
    return is_at_end ? is_new_line(edit) : block.contains(edit.range);
  }

  // The text of `block` after `inside`; nothing where these overlap.
  std::optional<std::string> applied(ByteRange block, std::vector<ChosenEdit> inside) const {
    auto composed = compose_edits(source_, std::move(inside));
    if (composed.empty()) return std::nullopt;
    for (text::Edit& edit : composed) {
      edit.range.start -= block.start;
      edit.range.end -= block.start;
    }
    return text::applied(composed, text::slice(source_, block));
  }

  // Of the two gaps around a deleted block the smaller one is deleted too.
  void close_gap(ByteRange block) {
    ChosenEdit* section = written_at(block.start);
    if (section != nullptr && ends_section(section->replacement)) {
      section->replacement.erase(section->replacement.find_last_not_of("\r\n") + 1);
      section->replacement += line_ending(source_, block.start);
      return;
    }
    if (ChosenEdit* next = written_at(block.end); next != nullptr) {
      next->replacement.erase(0, next->replacement.find_first_not_of("\r\n"));
      return;
    }
    const std::size_t above = source_.substr(0, block.start).find_last_not_of("\r\n");
    const std::size_t below =
        std::min(source_.find_first_not_of("\r\n", block.end), source_.size());
    const bool is_first = above == std::string_view::npos;
    const std::size_t top = is_first ? 0 : next_line(source_, above + 1);
    if (!is_first && top == block.start) return;
    const ByteRange front{top, block.start};
    const ByteRange behind{block.end, below};
    const ByteRange gap = is_first || behind.size() < front.size() ? behind : front;
    if (!gap.empty()) edits_.push_back({gap, "", gap, {}, Side::statement});
  }

  ChosenEdit* written_at(std::size_t place) {
    for (auto at = first_at(place); at != by_place_.end(); ++at) {
      ChosenEdit& edit = edits_[*at];
      if (edit.range.start > place) return nullptr;
      if (!edit.replacement.empty()) return &edit;
    }
    return nullptr;
  }

  // Lines that are in both stay where they are.
  void replace_lines(std::size_t place, const Lines& before, const Lines& after) {
    std::size_t made = 0;
    for (std::size_t i = 0; i <= before.size(); ++i) {
      const std::size_t end = place + (i < before.size() ? before[i].text.size() : 0);
      const auto same = std::find_if(after.begin() + static_cast<std::ptrdiff_t>(made), after.end(),
                                     [&](const ImportLine& line) {
                                       return i == before.size() || line.text == before[i].text;
                                     });
      std::string lines;
      const bool is_kept = i < before.size() && same != after.end();
      const std::size_t until = is_kept             ? static_cast<std::size_t>(same - after.begin())
                                : i < before.size() ? made
                                                    : after.size();
      for (; made < until; ++made) lines += after[made].text;
      if (!lines.empty()) {
        edits_.push_back({{place, place}, std::move(lines), {place, place}, {}, Side::statement});
      }
      if (is_kept) ++made;
      if (!is_kept && end > place) {
        edits_.push_back({{place, end}, "", {place, end}, {}, Side::statement});
      }
      place = end;
    }
  }

  std::string_view source_;
  std::vector<ChosenEdit>& edits_;
  Places by_place_;  // of the original edits
  std::vector<bool> is_replaced_;
};

}  // namespace

void tidy_imports(std::string_view source, const ImportFacts& facts,
                  std::vector<ChosenEdit>& edits) {
  Tidier tidier(source, edits);
  for (const ByteRange block : import_blocks(source, facts)) tidier.tidy(block);
  tidier.finish();
}

}  // namespace paddle_ls::rewrite
