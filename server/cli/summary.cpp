#include "server/cli/summary.hpp"

#include <algorithm>

#include <boost/json.hpp>
#include <fmt/format.h>

namespace paddle_ls::cli {
namespace {

namespace json = boost::json;

struct Row {
  std::string_view name;
  Tally tally;
};

// What is left comes first: that is what somebody has to do.
void sort_rows(std::vector<Row>& rows) {
  std::stable_sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) {
    if (a.tally.left() != b.tally.left()) return a.tally.left() > b.tally.left();
    return a.tally.all() > b.tally.all();
  });
}

std::string table(std::string_view heading, const std::vector<Row>& rows) {
  std::size_t width = heading.size();
  for (const Row& row : rows) width = std::max(width, row.name.size());
  std::string text = fmt::format("{:<{}}  {:>9}  {:>10}  {:>7}\n", heading, width, "converted",
                                 "to confirm", "by hand");
  for (const Row& row : rows) {
    text += fmt::format("{:<{}}  {:>9}  {:>10}  {:>7}\n", row.name, width, row.tally.converted,
                        row.tally.to_confirm, row.tally.manual);
  }
  return text;
}

json::object numbers(const Tally& tally) {
  return {
      {"converted", tally.converted}, {"to_confirm", tally.to_confirm}, {"manual", tally.manual}};
}

json::array json_rows(std::string_view key, const std::vector<Row>& rows) {
  json::array list;
  for (const Row& row : rows) {
    json::object object = {{key, row.name}};
    for (const auto& [name, number] : numbers(row.tally)) object.emplace(name, number);
    list.push_back(std::move(object));
  }
  return list;
}

}  // namespace

Tally& Tally::operator+=(const Tally& other) {
  converted += other.converted;
  to_confirm += other.to_confirm;
  manual += other.manual;
  return *this;
}

void Tally::add(Fate fate) {
  switch (fate) {
    case Fate::converted: ++converted; break;
    case Fate::to_confirm: ++to_confirm; break;
    case Fate::manual: ++manual; break;
  }
}

TallyByApi tally_by_api(std::span<const rewrite::Finding> findings, const WantedFixes& wanted) {
  TallyByApi tallies;
  for (const rewrite::Finding& finding : findings) {
    if (finding.code->is_remark) continue;
    const auto known = tallies.find(finding.api);
    Tally& tally = known != tallies.end() ? known->second : tallies[std::string(finding.api)];
    tally.add(wanted.fate_of(finding));
  }
  return tallies;
}

void Summary::add_file(const std::string& shown, const TallyByApi& by_api) {
  if (by_api.empty()) return;
  Tally of_file;
  for (const auto& [api, tally] : by_api) {
    of_file += tally;
    by_api_[api] += tally;
  }
  total_ += of_file;
  by_file_.push_back({shown, of_file});
}

std::string Summary::text() const {
  std::vector<Row> apis;
  for (const auto& [api, tally] : by_api_) apis.push_back({api, tally});
  sort_rows(apis);
  std::vector<Row> files;
  for (const FileTally& file : by_file_) files.push_back({file.file, file.tally});
  sort_rows(files);
  files.push_back({"total", total_});
  return table("API", apis) + "\n" + table("file", files);
}

std::string Summary::json() const {
  std::vector<Row> apis;
  for (const auto& [api, tally] : by_api_) apis.push_back({api, tally});
  std::vector<Row> files;
  for (const FileTally& file : by_file_) files.push_back({file.file, file.tally});
  return json::serialize(json::object{{"total", numbers(total_)},
                                      {"apis", json_rows("api", apis)},
                                      {"files", json_rows("file", files)}}) +
         "\n";
}

}  // namespace paddle_ls::cli
