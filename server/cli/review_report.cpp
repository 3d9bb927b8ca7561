#include "server/cli/review_report.hpp"

#include <fstream>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "engine/text/line_index.hpp"

namespace paddle_ls::cli {

namespace {

std::string as_json(std::span<const ReviewItem> items) {
  boost::json::array list;
  for (const ReviewItem& item : items) {
    list.push_back({{"file", item.file},
                    {"line", item.line},
                    {"source_line", item.source_line},
                    {"api", item.api},
                    {"converted", item.is_converted},
                    {"message", item.message}});
  }
  return boost::json::serialize(list) + "\n";
}

std::string as_text(std::span<const ReviewItem> items) {
  std::string text;
  for (const ReviewItem& item : items) {
    text += fmt::format("{}:{}: {}: {}\n", item.file, item.line,
                        item.is_converted ? "converted" : "left", item.message);
  }
  return text;
}

}  // namespace

std::vector<ReviewItem> review_items(const std::string& shown, std::string_view source,
                                     std::span<const rewrite::Finding> findings,
                                     const text::Edits& edits, const WantedFixes& wanted) {
  std::vector<ReviewItem> items;
  const std::string after = text::applied(edits, source);
  const text::LineIndex old_lines(source);
  const text::LineIndex new_lines(after);
  for (const rewrite::Finding& finding : findings) {
    if (finding.code->is_remark) continue;
    const bool is_converted = wanted.fate_of(finding) == Fate::converted;
    if (is_converted && finding.fix == rewrite::FixClass::safe) continue;
    const std::size_t start = finding.range.start;
    items.push_back({shown, new_lines.line_of(text::moved(start, edits)) + 1,
                     old_lines.line_of(start) + 1, std::string(finding.api), is_converted,
                     rewrite::message(finding)});
  }
  return items;
}

Result<void> write_review(const std::filesystem::path& path, std::span<const ReviewItem> items) {
  const bool is_json = path.extension() == ".json";
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file << (is_json ? as_json(items) : as_text(items));
  file.close();
  if (!file) return error("it cannot be written", path.string());
  return {};
}

}  // namespace paddle_ls::cli
