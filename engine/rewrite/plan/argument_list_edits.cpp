#include "engine/rewrite/plan/argument_list_edits.hpp"

#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/source_lines.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;
using text::ByteRange;

namespace {

bool has_comment(std::string_view source, Node list, ByteRange range) {
  if (text::slice(source, range).find('#') == std::string_view::npos) return false;
  const std::uint16_t comment = python_kinds().comment;
  syntax::Walk walk(list);
  for (walk.next(); walk; walk.next()) {
    walk.skip_children();
    if (walk.node().kind() == comment && range.contains(walk.node().range())) return true;
  }
  return false;
}

// True where more than the argument itself is written.
bool changes_value(const Fate& fate) {
  return !fate.add_keyword.empty() || !fate.before.empty() || !fate.before_value.empty() ||
         !fate.after_value.empty() || !fate.replacement.segments.empty();
}

// A generator without its own parentheses uses those of its call; what it becomes is written
// between them again.
class ArgumentListWriter {
 public:
  ArgumentListWriter(const UseSite& use, const std::vector<Fate>& fates, EditTable& edits)
      : source_(use.source), list_(use.call->list), fates_(fates), edits_(edits) {}

  void write_each(bool wraps_generator) {
    for (const Fate& fate : fates_) {
      if (fate.gone) continue;
      const ByteRange range = fate.node.range();
      const std::string_view opening = wraps_generator ? "(" : "";
      if (!fate.replacement.segments.empty()) {
        std::vector<Segment> segments = fate.replacement.segments;
        if (wraps_generator) segments.insert(segments.begin(), {std::string(opening), {}});
        add_segments(edits_, source_, range, segments);
        continue;
      }
      if (!fate.rename.empty() && fate.keyword.in(source_) != fate.rename) {
        edits_.add(fate.keyword.range(), fate.rename);
      }
      std::string front = std::string(opening) + fate.before;
      if (!fate.add_keyword.empty()) front += std::string(fate.add_keyword) + "=";
      if (!fate.keyword) front += fate.before_value;
      if (!front.empty()) edits_.add({range.start, range.start}, front, Side::front);
      if (fate.keyword && !fate.before_value.empty()) {
        const std::size_t value = fate.value.start();
        edits_.add({value, value}, fate.before_value, Side::front);
      }
      const std::string behind = fate.after_value + fate.after;
      if (!behind.empty()) edits_.add({range.end, range.end}, behind, Side::behind);
    }
  }

  // Runs of deleted arguments, with their commas.
  void write_deletions() {
    for (std::size_t i = 0; i < fates_.size(); ++i) {
      if (!fates_[i].gone) continue;
      std::size_t last = i;
      while (last + 1 < fates_.size() && fates_[last + 1].gone) ++last;
      ByteRange range;
      const bool is_last_run = last + 1 == fates_.size() && i > 0;
      if (last + 1 < fates_.size()) {
        range = {fates_[i].node.start(), fates_[last + 1].node.start()};
      } else if (i > 0) {
        range = {fates_[i - 1].node.end(), fates_[last].node.end()};
      } else {
        range = {list_.start() + 1, list_.end() - 1};
      }
      if (has_comment(source_, list_, range)) {
        delete_tokens(range, is_last_run);
      } else {
        edits_.add(range, "");
      }
      i = last;
    }
  }

  void append(const std::vector<std::string>& additions, bool wraps_generator) {
    const Fate* last = nullptr;
    for (const Fate& fate : fates_) {
      if (!fate.gone) last = &fate;
    }
    std::string joined;
    for (const std::string& addition : additions) {
      if (!joined.empty()) joined += ", ";
      joined += addition;
    }
    if (last == nullptr) {
      if (!joined.empty()) edits_.add({list_.start() + 1, list_.start() + 1}, joined, Side::behind);
      return;
    }
    const std::size_t end = last->node.end();
    if (wraps_generator) {
      edits_.add({end, end}, joined.empty() ? ")" : ", " + joined + ")", Side::behind);
      return;
    }
    if (joined.empty()) return;
    if (last->node.kind() == python_kinds().dictionary_splat) {
      const std::size_t start = last->node.start();
      edits_.add({start, start}, joined + ", ", Side::front);
      return;
    }
    if (!append_as_lines(additions, end)) edits_.add({end, end}, ", " + joined, Side::behind);
  }

 private:
  // Where there are comments in between, they and their line ends stay: only arguments and commas
  // are deleted. The comma before a last run stays as the list's trailing comma, in place of one
  // after the run.
  void delete_tokens(ByteRange range, bool is_last_run) {
    const std::uint16_t comment = python_kinds().comment;
    bool keeps_comma = is_last_run;
    if (is_last_run) range.end = list_.end() - 1;
    syntax::Walk walk(list_);
    for (walk.next(); walk; walk.next()) {
      walk.skip_children();
      const Node node = walk.node();
      if (!range.contains(node.range()) || node.kind() == comment) continue;
      if (!node.is_named() && keeps_comma) {
        keeps_comma = false;
        continue;
      }
      edits_.add(node.range(), "");
    }
  }

  // One argument a line, with a trailing comma: new ones get their own lines. False when the list
  // is not laid out so.
  bool append_as_lines(const std::vector<std::string>& additions, std::size_t end) {
    Node comma;
    const std::size_t last = fates_.back().node.end();
    syntax::Walk walk(list_);
    for (walk.next(); walk; walk.next()) {
      walk.skip_children();
      if (walk.node().start() >= last && walk.node().in(source_) == ",") comma = walk.node();
    }
    if (!comma) return false;
    const std::size_t line_end = source_.find_first_of("\r\n", comma.end());
    if (line_end == std::string_view::npos || line_end >= list_.end()) return false;
    std::string lines;
    for (const std::string& addition : additions) {
      lines += line_ending(source_, line_end);
      lines += indentation(source_, end);
      lines += addition + ",";
    }
    edits_.add({line_end, line_end}, lines, Side::behind);
    return true;
  }

  std::string_view source_;
  Node list_;
  const std::vector<Fate>& fates_;
  EditTable& edits_;
};

}  // namespace

void write_argument_list(const UseSite& use, const std::vector<Fate>& fates,
                         const std::vector<std::string>& additions, EditTable& edits) {
  const bool changes_generator =
      use.call->bare_generator && (!additions.empty() || changes_value(fates.front()));
  ArgumentListWriter writer(use, fates, edits);
  writer.write_deletions();
  writer.write_each(changes_generator);
  writer.append(additions, changes_generator);
}

}  // namespace paddle_ls::rewrite
