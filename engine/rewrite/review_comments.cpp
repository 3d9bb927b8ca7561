#include "engine/rewrite/review_comments.hpp"

#include <algorithm>
#include <utility>

#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/source_lines.hpp"
#include "engine/text/utf8.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr std::size_t widest_line = 100;    // columns, with the indentation
constexpr std::size_t narrowest_text = 40;  // which a deep indentation leaves all the same

std::size_t columns(std::string_view text) {
  constexpr std::size_t of_tab = 4;
  return text::character_count(text) +
         static_cast<std::size_t>(std::count(text.begin(), text.end(), '\t')) * (of_tab - 1);
}

// A comment of the source that goes on in lines below it.
struct CommentBlock {
  text::ByteRange range;
  std::string sentence;  // behind the marker
};

std::string_view without_line_end(std::string_view line) {
  while (line.ends_with('\n') || line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

CommentBlock read_block(std::string_view source, text::ByteRange comment, std::size_t text_at) {
  CommentBlock block{comment, std::string(source.substr(text_at, comment.end - text_at))};
  if (!begins_line(source, comment.start)) return block;
  const std::string_view indented = indentation(source, comment.start);
  for (std::size_t at = next_line(source, comment.end); at < source.size();) {
    const std::size_t end = next_line(source, at);
    const std::string_view line = without_line_end(source.substr(at, end - at));
    if (indentation(source, at) != indented || !continues_comment(line)) break;
    block.sentence += " ";
    block.sentence += line.substr(indented.size() + continuation_marker.size());
    block.range.end = at + line.size();
    if (end <= at) break;
    at = end;
  }
  return block;
}

}  // namespace

bool continues_comment(std::string_view line) {
  const std::size_t start = line.find_first_not_of(" \t");
  if (start == std::string_view::npos || !line.substr(start).starts_with(continuation_marker)) {
    return false;
  }
  const std::string_view rest = line.substr(start + continuation_marker.size());
  return !rest.empty() && rest.front() != ' ';
}

std::string comment_lines(std::string_view marker, std::string_view sentence,
                          std::string_view indentation, std::string_view line_end) {
  const std::size_t indented = columns(indentation);
  std::string lines;
  std::string line = "# " + std::string(marker);
  bool is_empty = true;  // no word stands behind what the line begins with
  const auto end_line = [&] { lines.append(indentation).append(line).append(line_end); };
  for (std::size_t at = 0; at < sentence.size();) {
    const std::size_t end = std::min(sentence.find(' ', at), sentence.size());
    const std::string_view word = sentence.substr(at, end - at);
    at = end + 1;
    if (word.empty()) continue;
    const std::size_t wide = columns(line) + 1 + columns(word);
    if (!is_empty && wide > narrowest_text && indented + wide > widest_line) {
      end_line();
      line = continuation_marker;
      is_empty = true;
    }
    line.append(is_empty ? "" : " ").append(word);
    is_empty = false;
  }
  end_line();
  return lines;
}

void collect_review_comments(std::string_view source, const syntax::Pieces& pieces, Profile profile,
                             FileFindings& into) {
  for (std::size_t at = source.find(review_marker); at != std::string_view::npos;
       at = source.find(review_marker, at + review_marker.size())) {
    const syntax::Node comment = pieces.root_at(at).descendant({at, at + 1});
    if (!comment || comment.kind() != python_kinds().comment) continue;
    CommentBlock block = read_block(source, comment.range(), at + review_marker.size());
    Finding finding = begin_finding(codes::paddle_review, block.range, into.edits.mark());
    finding.profile = profile;
    finding.reason = into.texts.emplace_front(std::move(block.sentence));
    finding.api = finding.reason.substr(0, finding.reason.find(' '));
    emit(std::move(finding), into);
  }
}

}  // namespace paddle_ls::rewrite
