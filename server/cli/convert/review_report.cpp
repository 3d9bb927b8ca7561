#include "server/cli/convert/review_report.hpp"

#include <boost/json.hpp>
#include <fmt/core.h>

#include "engine/files/write_atomically.hpp"
#include "project/conversion/use_lines.hpp"

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

std::vector<ReviewItem> review_items(const std::string& shown, const project::FileUses& uses,
                                     const project::FileConversion& made) {
  project::UseLines lines(uses, made);
  const std::vector<std::size_t> places = project::shown_findings(uses);
  std::vector<ReviewItem> items;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const rewrite::Finding& finding = uses.found.findings[places[i]];
    if (finding.code->is_remark) continue;
    const bool is_converted = made.fates[i] == project::Fate::converted;
    if (is_converted && finding.fix == rewrite::FixClass::safe) continue;
    items.push_back({shown, lines.after(finding), lines.before(finding), std::string(finding.api),
                     is_converted, rewrite::message(finding)});
  }
  return items;
}

Result<void> write_review(const std::filesystem::path& path, std::span<const ReviewItem> items) {
  const bool is_json = path.extension() == ".json";
  return files::write_atomically(path, is_json ? as_json(items) : as_text(items));
}

}  // namespace paddle_ls::cli
