#include "server/cli/convert/conversion_tally.hpp"

#include <algorithm>
#include <span>

#include <boost/json.hpp>
#include <fmt/core.h>

#include "server/cli/reports/json_schema.hpp"
#include "server/cli/run/console.hpp"
#include "server/cli/run/source_files.hpp"
#include "server/cli/run/verdict_words.hpp"

namespace paddle_ls::cli {
namespace {

namespace json = boost::json;

struct Row {
  std::string_view name;
  Tally tally;
};

// What is left comes first, because that is the work to do.
void sort_rows(std::vector<Row>& rows) {
  std::stable_sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) {
    if (a.tally.left() != b.tally.left()) return a.tally.left() > b.tally.left();
    return a.tally.all() > b.tally.all();
  });
}

// The column is left out if nothing is held back.
std::string table(std::string_view heading, const std::vector<Row>& rows, bool with_waiting) {
  std::size_t width = heading.size();
  for (const Row& row : rows) width = std::max(width, row.name.size());
  const auto line = [&](std::string_view name, const auto& converted, const auto& waiting,
                        const auto& to_review, const auto& manual) {
    std::string text = fmt::format("{:<{}}  {:>9}", name, width, converted);
    if (with_waiting) text += fmt::format("  {:>7}", waiting);
    return text + fmt::format("  {:>12}  {:>6}\n", to_review, manual);
  };
  std::string text = line(heading, "converted", "waiting", "needs review", "manual");
  for (const Row& row : rows) {
    text += line(row.name, row.tally.converted, row.tally.waiting, row.tally.to_review(),
                 row.tally.manual);
  }
  return text;
}

json::object numbers(const Tally& tally) {
  return {{"converted", tally.converted},
          {"waiting", tally.waiting},
          {"to_confirm", tally.to_confirm},
          {"assumed", tally.assumed},
          {"manual", tally.manual}};
}

schema::Members number_members() {
  return {{"converted", schema::count("Uses that were converted, or would be")},
          {"waiting", schema::count("Uses with a safe rewrite that are held back by others")},
          {"to_confirm", schema::count("Uses that were left because they need review")},
          {"assumed", schema::count("Of those converted, the ones that need review")},
          {"manual", schema::count("Uses that have to be changed by hand")}};
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

json::object json_use(const project::UsePlace& use) {
  return {{"file", use.file}, {"line", use.line}, {"api", use.api}};
}

json::object use_schema(const schema::Members& more = {}) {
  schema::Members members = {{"file", schema::string("The file of the use")},
                             {"line", schema::line("Its line")},
                             {"api", schema::string("The API of PyTorch that is used")}};
  members.insert(members.end(), more.begin(), more.end());
  return schema::object("A use of PyTorch", members);
}

// A group of uses that is held back, and the uses that hold it back.
json::array json_groups(const project::ConversionReport& report) {
  json::array groups;
  for (const modules::HeldGroup& group : report.held()) {
    json::array waiting;
    for (const modules::HeldGroup::Waiting& file : group.files) {
      waiting.push_back(json::object{{"file", shown_path(file.path)}, {"uses", file.uses}});
    }
    json::array blocking;
    for (const modules::HeldGroup::Blocker& use : group.blocking) {
      blocking.push_back(json::object{
          {"file", shown_path(use.path)}, {"line", use.line}, {"api", use.api}, {"why", use.why}});
    }
    groups.push_back(json::object{{"waiting", std::move(waiting)},
                                  {"blocking", group.blocking.size()},
                                  {"first", blocking.front()},
                                  {"blockers", blocking}});
  }
  return groups;
}

json::object groups_schema() {
  const json::object blocker =
      use_schema({{"why", schema::string("Why it cannot be converted safely")}});
  const json::object waiting =
      schema::object("A file with uses that are held back",
                     {{"file", schema::string("The file")}, {"uses", schema::count("How many")}});
  return schema::list(
      "Uses that work together only, and were held back",
      schema::object("Such a group",
                     {{"waiting", schema::list("What is held back", waiting)},
                      {"blocking", schema::count("How many uses hold them back")},
                      {"first", blocker},
                      {"blockers", schema::list("All uses that hold them back", blocker)}}));
}

json::array json_assumptions(const project::ConversionReport& report) {
  json::array list;
  for (const auto& [question, uses] : report.assumptions()) {
    json::array places;
    for (const project::UsePlace& use : uses) places.push_back(json_use(use));
    list.push_back(json::object{{"difference", question.difference},
                                {"reason", question.reason},
                                {"uses", std::move(places)}});
  }
  return list;
}

json::object assumed_schema() {
  return schema::list(
      "What was converted on an assumption",
      schema::object("An assumption",
                     {{"difference", schema::string("The ID of the difference; empty for none")},
                      {"reason", schema::string("What is assumed")},
                      {"uses", schema::list("The uses that depend on it", use_schema())}}));
}

json::object accepted_schema() {
  return schema::list(
      "Differences that the project accepts",
      schema::object("A difference",
                     {{"difference", schema::string("Its ID")},
                      {"by", schema::one_of("What accepts it", {"style", "decision"})},
                      {"uses", schema::count("How many uses depend on it")}}));
}

json::object imports_schema() {
  return schema::list(
      "Imports of PyTorch that stay",
      schema::object("An import",
                     {{"import", schema::string("What is imported")},
                      {"at_top", schema::count("How often at the top of a file")},
                      {"in_functions", schema::count("How often in a function")},
                      {"reason", schema::string("Why it stays at the top; may be empty")}}));
}

json::array json_accepted(const project::ConversionReport& report) {
  json::array list;
  const auto add = [&list](const std::map<std::string, std::size_t>& by_id, std::string_view by) {
    for (const auto& [id, uses] : by_id) {
      list.push_back(json::object{{"difference", id}, {"by", by}, {"uses", uses}});
    }
  };
  add(report.accepted().by_style, "style");
  add(report.accepted().by_decision, "decision");
  return list;
}

json::array json_manual(const project::ConversionReport& report) {
  json::array list;
  for (const auto& each : report.manual()) {
    json::object use = json_use(each.use);
    use["reason"] = each.reason;
    list.push_back(std::move(use));
  }
  return list;
}

}  // namespace

Tally& Tally::operator+=(const Tally& other) {
  converted += other.converted;
  waiting += other.waiting;
  to_confirm += other.to_confirm;
  manual += other.manual;
  assumed += other.assumed;
  return *this;
}

void Tally::add(project::Fate fate, bool needs_review) {
  using project::Fate;
  switch (fate) {
    case Fate::converted:
      ++converted;
      if (needs_review) ++assumed;
      break;
    case Fate::waiting: ++waiting; break;
    case Fate::to_confirm: ++to_confirm; break;
    case Fate::manual: ++manual; break;
  }
}

TallyByApi tally_by_api(const project::FileUses& uses, std::span<const project::Fate> fates) {
  const std::vector<std::size_t> shown = project::shown_findings(uses);
  TallyByApi tallies;
  for (std::size_t i = 0; i < shown.size(); ++i) {
    const rewrite::Finding& finding = uses.found.findings[shown[i]];
    if (finding.code->is_remark) continue;
    const auto known = tallies.find(finding.api);
    Tally& tally = known != tallies.end() ? known->second : tallies[std::string(finding.api)];
    tally.add(fates[i], finding.fix == rewrite::FixClass::needs_confirmation);
  }
  return tallies;
}

void ConversionSummary::add_file(const std::string& shown, const TallyByApi& by_api) {
  if (by_api.empty()) return;
  Tally of_file;
  for (const auto& [api, tally] : by_api) {
    of_file += tally;
    by_api_[api] += tally;
  }
  total_ += of_file;
  by_file_.push_back({shown, of_file});
}

void ConversionSummary::add_imports(const std::string& shown,
                                    std::span<const rewrite::KeptImport> imports) {
  for (const rewrite::KeptImport& import : imports) {
    if (import.line != 0) {
      at_import_.emplace_back(shown, import);
      continue;
    }
    ImportTally& tally = imports_[{import.name, import.reason}];
    ++(import.in_function ? tally.in_functions : tally.at_top);
  }
}

std::string ConversionSummary::imports_sentence() const {
  ImportTally total;
  for (const auto& [key, tally] : imports_) {
    total.at_top += tally.at_top;
    total.in_functions += tally.in_functions;
  }
  const std::size_t all = total.at_top + total.in_functions;
  if (all == 0) return {};
  return fmt::format("{} of torch left, {} in functions\n", counted(all, "import"),
                     total.in_functions);
}

std::vector<std::pair<ConversionSummary::ImportKey, ConversionSummary::ImportTally>>
ConversionSummary::sorted_imports() const {
  std::vector<std::pair<ImportKey, ImportTally>> rows(imports_.begin(), imports_.end());
  std::stable_sort(rows.begin(), rows.end(),
                   [](const auto& a, const auto& b) { return a.second.at_top > b.second.at_top; });
  return rows;
}

// What runs as soon as a file is imported is the first thing to see to.
std::string ConversionSummary::uses_at_import() const {
  std::string text;
  for (const auto& [file, use] : at_import_) {
    text += fmt::format("{}:{}: {} stays with PyTorch: {}\n", file, use.line, use.name, use.reason);
  }
  return text.empty() ? text : text + "\n";
}

std::string ConversionSummary::imports_table() const {
  if (imports_.empty()) return {};
  constexpr std::string_view heading = "import that is left";
  std::size_t width = heading.size();
  for (const auto& [key, tally] : imports_) width = std::max(width, key.first.size());
  std::string text =
      fmt::format("\n{:<{}}  {:>10}  {:>12}\n", heading, width, "at the top", "in functions");
  for (const auto& [key, tally] : sorted_imports()) {
    const auto& [name, reason] = key;
    text += fmt::format("{:<{}}  {:>10}  {:>12}{}\n", name, width, tally.at_top, tally.in_functions,
                        reason.empty() ? "" : "  " + reason);
  }
  return text;
}

std::string ConversionSummary::text() const {
  std::vector<Row> apis;
  for (const auto& [api, tally] : by_api_) apis.push_back({api, tally});
  sort_rows(apis);
  std::vector<Row> files;
  for (const FileTally& file : by_file_) files.push_back({file.file, file.tally});
  sort_rows(files);
  files.push_back({"total", total_});
  const bool with_waiting = total_.waiting > 0;
  return uses_at_import() + table("API", apis, with_waiting) + "\n" +
         table("file", files, with_waiting) + imports_table();
}

std::string ConversionSummary::json(const project::ConversionReport& report) const {
  return json::serialize(json_object(report)) + "\n";
}

json::object ConversionSummary::json_object(const project::ConversionReport& report) const {
  std::vector<Row> apis;
  for (const auto& [api, tally] : by_api_) apis.push_back({api, tally});
  std::vector<Row> files;
  for (const FileTally& file : by_file_) files.push_back({file.file, file.tally});
  json::array imports;
  for (const auto& [key, tally] : sorted_imports()) {
    imports.push_back(json::object{{"import", key.first},
                                   {"at_top", tally.at_top},
                                   {"in_functions", tally.in_functions},
                                   {"reason", key.second}});
  }
  json::array at_import;
  for (const auto& [file, use] : at_import_) {
    at_import.push_back(json::object{
        {"file", file}, {"line", use.line}, {"api", use.name}, {"reason", use.reason}});
  }
  return {{"base", 1},  // what lines count from
          {"total", numbers(total_)},
          {"verdicts", verdicts_json(report.verdicts())},
          {"open_questions", report.open_questions()},
          {"apis", json_rows("api", apis)},
          {"files", json_rows("file", files)},
          {"imports", std::move(imports)},
          {"at_import", std::move(at_import)},
          {"groups", json_groups(report)},
          {"accepted", json_accepted(report)},
          {"assumed", json_assumptions(report)},
          {"manual", json_manual(report)},
          {"unwritten", report.unwritten_files()}};
}

json::object ConversionSummary::json_schema() {
  const schema::Members api = {{"api", schema::string("An API of PyTorch")}};
  const schema::Members file = {{"file", schema::string("A file with uses of PyTorch")}};
  const auto list_of = [](std::string_view description, const schema::Members& first) {
    schema::Members members = first;
    const schema::Members rest = number_members();
    members.insert(members.end(), rest.begin(), rest.end());
    return schema::list(description, schema::object("Numbers of uses", members));
  };
  return schema::object(
      "What `paddle-ls convert --summary json` prints",
      {{"base", schema::constant("What lines count from", 1)},
       {"total", schema::object("Numbers of uses in all files", number_members())},
       {"verdicts", verdicts_schema()},
       {"open_questions",
        schema::count("Differences that uses depend on and the project has not decided about")},
       {"apis", list_of("The same by API, those with the most left first", api)},
       {"files", list_of("The same by file, those with the most left first", file)},
       {"imports", imports_schema()},
       {"at_import", schema::list("Uses that run when a converted file is imported, and need "
                                  "PyTorch",
                                  use_schema({{"reason", schema::string("Why it is needed")}}))},
       {"groups", groups_schema()},
       {"accepted", accepted_schema()},
       {"assumed", assumed_schema()},
       {"manual", schema::list("Uses that have to be changed by hand",
                               use_schema({{"reason", schema::string("Why")}}))},
       {"unwritten", schema::count("Files that could not be written")}});
}

}  // namespace paddle_ls::cli
