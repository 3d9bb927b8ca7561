#include "server/features/convey/compared_lines.hpp"

#include <set>

namespace paddle_ls::server {
namespace {

std::string_view words_at(const LinesOfText& lines, std::size_t number) {
  return text::slice(lines.text, words_of_line(lines, number));
}

std::optional<std::size_t> found_again(const ComparedLine& line, const LinesOfText& lines) {
  const std::size_t count = lines.index.line_count();
  const auto is_it = [&](std::size_t number) {
    return number < count && words_at(lines, number) == line.words;
  };
  if (line.words.empty()) return std::nullopt;
  for (std::size_t distance = 0; distance <= std::max<std::size_t>(count, line.number);
       ++distance) {
    if (distance <= line.number && is_it(line.number - distance)) return line.number - distance;
    if (is_it(line.number + distance)) return line.number + distance;
  }
  return std::nullopt;
}

protocol::Range range_of_line(const LinesOfText& lines, std::size_t number,
                              text::Encoding encoding) {
  const auto range = lines.index.position_range(lines.text, words_of_line(lines, number), encoding);
  return {{range.start.line, range.start.column}, {range.end.line, range.end.column}};
}

protocol::Diagnostic diagnostic_of(const LineDifference& difference, const protocol::Range& range) {
  protocol::Diagnostic result;
  result.range = range;
  result.severity = difference.is_first ? protocol::DiagnosticSeverity::error
                                        : protocol::DiagnosticSeverity::warning;
  if (difference.severity) result.severity = *difference.severity;
  result.code = difference.code;
  result.source = "paddle-ls";
  result.message = difference.message;
  if (difference.other_side) result.related_information.push_back(*difference.other_side);
  return result;
}

}  // namespace

text::ByteRange words_of_line(const LinesOfText& lines, std::size_t number) {
  constexpr std::string_view blanks = " \t\f";
  const text::ByteRange whole = lines.index.line_content(lines.text, number);
  const std::string_view content = text::slice(lines.text, whole);
  const std::size_t first = content.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {whole.start, whole.start};
  return {whole.start + first, whole.start + content.find_last_not_of(blanks) + 1};
}

std::shared_ptr<const ComparedLines::Entries> ComparedLines::entries() const {
  const std::lock_guard lock(mutex_);
  return entries_;
}

void ComparedLines::replace(const std::string& entry, LineResults files) {
  const std::lock_guard lock(mutex_);
  auto changed = std::make_shared<Entries>(*entries_);
  (*changed)[entry] = std::move(files);
  entries_ = std::move(changed);
}

void ComparedLines::forget_all() {
  const std::lock_guard lock(mutex_);
  entries_ = std::make_shared<const Entries>();
}

std::vector<protocol::Uri> ComparedLines::files() const {
  std::set<protocol::Uri> uris;
  for (const auto& [entry, files] : *entries()) {
    for (const auto& [key, file] : files) uris.insert(file.uri);
  }
  return {uris.begin(), uris.end()};
}

std::vector<protocol::Diagnostic> ComparedLines::diagnostics(const std::string& document_key,
                                                             const LinesOfText& lines,
                                                             text::Encoding encoding) const {
  std::vector<protocol::Diagnostic> result;
  const std::size_t hash = std::hash<std::string_view>()(lines.text);
  for (const auto& [entry, files] : *entries()) {
    const auto file = files.find(document_key);
    if (file == files.end()) continue;
    for (const LineDifference& difference : file->second.differences) {
      if (difference.text_hash && *difference.text_hash != hash) continue;
      const auto number = found_again(difference.line, lines);
      if (!number) continue;
      result.push_back(diagnostic_of(difference, range_of_line(lines, *number, encoding)));
    }
  }
  return result;
}

std::vector<ComparedLines::Label> ComparedLines::labels(const std::string& document_key,
                                                        const LinesOfText& lines) const {
  std::vector<Label> result;
  if (!shows_labels) return result;
  for (const auto& [entry, files] : *entries()) {
    const auto file = files.find(document_key);
    if (file == files.end()) continue;
    for (const LayerResult& layer : file->second.layers) {
      const auto number = found_again(layer.line, lines);
      if (number) result.push_back({words_of_line(lines, *number).end, layer.label});
    }
  }
  return result;
}

}  // namespace paddle_ls::server
