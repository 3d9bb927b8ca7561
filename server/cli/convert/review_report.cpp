#include "server/cli/convert/review_report.hpp"

#include <map>

#include <boost/json.hpp>
#include <fmt/core.h>

#include "engine/files/write_atomically.hpp"
#include "engine/text/counted.hpp"
#include "project/conversion/use_lines.hpp"
#include "server/cli/reports/harmless_output.hpp"
#include "server/cli/reports/json_schema.hpp"

namespace paddle_ls::cli {

namespace {

std::string as_json(std::span<const ReviewItem> items) {
  return boost::json::serialize(review_json(items)) + "\n";
}

// The description of a difference, printed above its uses.
std::string heading(const rewrite::Difference& row, std::size_t uses) {
  return fmt::format("{} ({}, {}): {}.\nConcerns: {} To see it: {}\n", row.title, row.id,
                     text::counted(uses, "use"), row.differs, row.concerns, row.see);
}

std::string line(const ReviewItem& item) {
  return fmt::format("{}:{}: {}: {}\n", item.file, item.line,
                     item.is_converted ? "converted" : "left", item.message);
}

std::vector<std::string> ids(std::span<const rewrite::DifferenceId> differences) {
  std::vector<std::string> result;
  for (const rewrite::DifferenceId each : differences) result.emplace_back(rewrite::id_of(each));
  return result;
}

}  // namespace

boost::json::array review_json(std::span<const ReviewItem> items) {
  boost::json::array list;
  for (const ReviewItem& item : items) {
    list.push_back({{"file", item.file},
                    {"line", item.line},
                    {"source_line", item.source_line},
                    {"base", 1},
                    {"api", item.api},
                    {"converted", item.is_converted},
                    {"difference", item.difference},
                    {"accepted", boost::json::value_from(item.accepted)},
                    {"message", item.message}});
  }
  return list;
}

boost::json::object review_schema() {
  return schema::list(
      "The report of `paddle-ls convert --report FILE.json`: every use that needs review or is "
      "manual",
      schema::object(
          "A use of PyTorch",
          {{"file", schema::string("The file, as the user would write its path")},
           {"line", schema::line("The line of the use in the converted file")},
           {"source_line", schema::line("The line of the use before the conversion")},
           {"base", schema::constant("What lines count from", 1)},
           {"api", schema::string("The API that is used, as in torch.nn.Linear")},
           {"converted", schema::boolean("False: the use was left as it was")},
           {"difference", schema::string("The ID of the difference between the frameworks that "
                                         "has to be confirmed; empty for none")},
           {"accepted", schema::list("The differences that the project accepts for this use",
                                     schema::string("The ID of a difference"))},
           {"message", schema::string("What to look at, for people")}}));
}

// Uses with a difference come first, by difference, because one decision settles them.
std::string review_text(std::span<const ReviewItem> items) {
  std::map<std::string, std::pair<std::size_t, std::string>> by_difference;  // number, lines
  std::string others;
  for (const ReviewItem& item : items) {
    if (item.difference.empty()) {
      others += line(item);
      continue;
    }
    auto& [uses, lines] = by_difference[item.difference];
    ++uses;
    lines += line(item);
  }
  std::string text;
  for (const auto& [id, group] : by_difference) {
    const auto& row = rewrite::differences()[rewrite::difference_named(id)];
    text += heading(row, group.first) + group.second + "\n";
  }
  return harmless(text + others, OwnColours::replaced);
}

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
                     is_converted, std::string(rewrite::id_of(finding.difference)),
                     ids(finding.accepted), rewrite::message(finding)});
  }
  return items;
}

Result<void> write_review(const std::filesystem::path& path, std::span<const ReviewItem> items) {
  const bool is_json = path.extension() == ".json";
  return files::write_named(path, is_json ? as_json(items) : review_text(items));
}

}  // namespace paddle_ls::cli
