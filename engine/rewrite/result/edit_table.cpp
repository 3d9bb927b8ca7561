#include "engine/rewrite/result/edit_table.hpp"

namespace paddle_ls::rewrite {

namespace {

bool in_order(text::ByteRange range, std::span<const Segment> segments) {
  std::size_t reached = range.start;
  for (const Segment& segment : segments) {
    if (!segment.literal.empty()) continue;
    if (segment.source.start < reached || segment.source.end > range.end) return false;
    reached = segment.source.end;
  }
  return true;
}

void add_gap(EditTable& table, std::string_view source, text::ByteRange gap,
             std::string_view wanted, Side side) {
  if (text::slice(source, gap) != wanted) table.add(gap, wanted, side);
}

}  // namespace

void EditTable::add(text::ByteRange range, std::string_view replacement, Side side) {
  PlannedEdit edit;
  edit.start = static_cast<std::uint32_t>(range.start);
  edit.end = static_cast<std::uint32_t>(range.end);
  edit.replacement = {static_cast<std::uint32_t>(text.size()),
                      static_cast<std::uint32_t>(replacement.size())};
  edit.side = side;
  edit.moved.first = static_cast<std::uint32_t>(moved.size());
  text.append(replacement);
  edits.push_back(edit);
}

void EditTable::add_shared(text::ByteRange range, std::string_view replacement) {
  add(range, replacement);
  edits.back().is_shared = true;
}

void EditTable::rollback(const EditMark& to) {
  edits.resize(to.edits);
  holes.resize(to.holes);
  moved.resize(to.moved);
  text.resize(to.text);
}

void add_segments(EditTable& table, std::string_view source, text::ByteRange range,
                  std::span<const Segment> segments) {
  if (in_order(range, segments)) {
    std::string wanted;
    std::size_t gap = range.start;
    for (const Segment& segment : segments) {
      if (!segment.literal.empty()) {
        wanted += segment.literal;
        continue;
      }
      add_gap(table, source, {gap, segment.source.start}, wanted,
              gap == range.start ? Side::front : Side::behind);
      wanted.clear();
      gap = segment.source.end;
    }
    add_gap(table, source, {gap, range.end}, wanted, Side::behind);
    return;
  }
  std::string whole;
  std::vector<MovedText> moved;
  for (const Segment& segment : segments) {
    if (!segment.literal.empty()) {
      whole += segment.literal;
      continue;
    }
    moved.push_back({static_cast<std::uint32_t>(whole.size()),
                     static_cast<std::uint32_t>(segment.source.size()),
                     static_cast<std::uint32_t>(segment.source.start)});
    whole += text::slice(source, segment.source);
  }
  table.add(range, whole);
  table.edits.back().moved.count = static_cast<std::uint32_t>(moved.size());
  table.moved.insert(table.moved.end(), moved.begin(), moved.end());
}

}  // namespace paddle_ls::rewrite
