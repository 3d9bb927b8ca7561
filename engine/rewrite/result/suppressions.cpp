#include "engine/rewrite/result/suppressions.hpp"

#include <algorithm>

#include "engine/rewrite/source/python_kinds.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr std::string_view marker = "paddle-ls:";

std::string_view trimmed(std::string_view text) {
  const std::size_t start = text.find_first_not_of(" \t");
  if (start == std::string_view::npos) return {};
  return text.substr(start, text.find_last_not_of(" \t\r") - start + 1);
}

// The comment around `offset`, or a null node if the marker is in a string.
syntax::Node comment_at(const syntax::Pieces& pieces, std::size_t offset) {
  const syntax::Node node = pieces.root_at(offset).descendant({offset, offset + 1});
  return node && node.kind() == python_kinds().comment ? node : syntax::Node();
}

text::ByteRange line_around(std::string_view source, std::size_t offset) {
  const std::size_t before = source.find_last_of("\r\n", offset);
  const std::size_t start = before == std::string_view::npos ? 0 : before + 1;
  return {start, std::min(source.find_first_of("\r\n", offset), source.size())};
}

std::vector<std::string_view> codes_in(std::string_view list) {
  std::vector<std::string_view> result;
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    if (const auto code = trimmed(list.substr(0, comma)); !code.empty()) result.push_back(code);
    list.remove_prefix(std::min(comma + 1, list.size()));
  }
  return result;
}

}  // namespace

bool Suppressions::covers(std::size_t offset, const Code& code) {
  bool is_covered = false;
  visit_touched({offset, offset}, [&](Suppression& comment) {
    const bool applies =
        comment.codes.empty() ||
        std::find(comment.codes.begin(), comment.codes.end(), code.code) != comment.codes.end();
    if (!applies || !comment.lines.contains(offset)) return;
    comment.is_used = true;
    is_covered = true;
  });
  return is_covered;
}

Suppressions find_suppressions(std::string_view source, const syntax::Pieces& pieces) {
  Suppressions result;
  for (std::size_t at = source.find(marker); at != std::string_view::npos;
       at = source.find(marker, at + marker.size())) {
    const syntax::Node comment = comment_at(pieces, at);
    if (!comment) continue;
    const std::string_view words =
        trimmed(source.substr(at + marker.size(), comment.end() - at - marker.size()));
    if (words.starts_with("skip-file")) {
      const syntax::Node parent = comment.parent();
      const bool is_near_top = parent && !parent.parent() &&
                               source.substr(0, at).find("import ") == std::string_view::npos;
      result.skips_file = result.skips_file || is_near_top;
      continue;
    }
    static constexpr std::string_view ignore = "ignore";
    if (!words.starts_with(ignore)) continue;
    Suppression suppression;
    suppression.comment = comment.range();
    suppression.line = line_around(source, at);
    suppression.lines = suppression.line;
    const std::string_view rest = trimmed(words.substr(ignore.size()));
    if (rest.starts_with('[')) {
      suppression.codes = codes_in(rest.substr(1, std::min(rest.find(']'), rest.size()) - 1));
    }
    result.comments.push_back(std::move(suppression));
  }
  return result;
}

}  // namespace paddle_ls::rewrite
