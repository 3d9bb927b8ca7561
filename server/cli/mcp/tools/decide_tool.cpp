#include <filesystem>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "engine/rewrite/differences/difference.hpp"
#include "project/settings/settings_file.hpp"
#include "server/cli/decide/given_answers.hpp"
#include "server/cli/decide/project_questions.hpp"
#include "server/cli/decide/question_reports.hpp"
#include "server/cli/mcp/tools/captured.hpp"
#include "server/cli/mcp/tools/source_arguments.hpp"
#include "server/cli/reports/json_schema.hpp"
#include "server/cli/run/source_files.hpp"

namespace paddle_ls::cli::mcp {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

json::array open_questions(const project::Questions& questions) {
  json::array list;
  for (const std::string& id : questions.by_uses()) {
    list.push_back(question_json(id, questions.open().find(id)->second));
  }
  return list;
}

json::array accepted_differences(const project::Questions& questions) {
  json::array list;
  for (const auto& [by, counts] : {std::pair("style", &questions.accepted().by_style),
                                   std::pair("decision", &questions.accepted().by_decision)}) {
    for (const auto& [id, uses] : *counts) {
      list.push_back(json::object{{"id", id}, {"by", by}, {"count", uses}});
    }
  }
  return list;
}

json::object accepted_schema() {
  return schema::object("A difference between PyTorch and Paddle",
                        {{"id", schema::string("Its ID")},
                         {"by", schema::one_of("What accepts it", {"style", "decision"})},
                         {"count", schema::count("How many uses depend on it")}});
}

// The settings file that governs `path`, or the place for a new one.
Result<fs::path> settings_file_of(const fs::path& path, const Roots& roots) {
  const fs::path whole = whole_path(path);
  const fs::path folder = fs::is_directory(whole) ? whole : whole.parent_path();
  const auto present = settings::find_settings_file(folder, folder.root_path());
  const fs::path file = present.value_or(roots.around(whole) / settings::settings_file_name);
  const auto place = roots.place_of(file.generic_string());
  if (!place) {
    return error("the settings of " + path.generic_string() + " are in " + file.generic_string() +
                 ", which this server may not write: " + place.error().message);
  }
  return file;
}

Result<ProjectQuestions> look(const Sources& sources) {
  const Captured captured;
  auto found = questions_of(sources, captured.console());
  if (found && !found->is_complete) return error(captured.err());
  return found;
}

// All errors in the paths and their settings are reported before anything is written.
ToolAnswer run(const json::object& arguments, const Roots& roots) {
  auto answers = read_answers({texts_of(arguments, "accept"), texts_of(arguments, "refuse"),
                               texts_of(arguments, "forget"), texts_of(arguments, "for"),
                               text_of(arguments, "because")});
  if (!answers) return failure(answers.error().message);
  const auto given = given_sources({{"paths", arguments.at("paths")}}, roots);
  if (!given) return failure(given.error().message);
  auto found = look(given->sources);
  if (!found) return failure(found.error().message);
  json::array written;
  if (!answers->empty()) {
    const auto files =
        write_answers(std::move(*answers), given->sources.paths,
                      [&](const fs::path& path) { return settings_file_of(path, roots); });
    if (!files) return failure(files.error().message);
    for (const fs::path& file : *files) written.emplace_back(shown_path(file));
    found = look(given->sources);
    if (!found) return failure(found.error().message);
  }
  json::object result = {{"open", open_questions(found->questions)},
                         {"accepted", accepted_differences(found->questions)},
                         {"written", std::move(written)}};
  std::string text = json::serialize(result);
  return {{std::move(text)}, std::move(result)};
}

}  // namespace

Tool decide_tool() {
  ToolParameter paths = paths_parameter();
  paths.is_required = true;
  return {
      "decide",
      "List and answer differences between PyTorch and Paddle",
      "Lists the differences between the frameworks that conversions of these paths depend on: "
      "those that are open, each with an example of the project, and those that the project "
      "accepts. `accept`, `refuse` and `forget` write the project's answer into its "
      ".paddle-ls.json, where it replaces an earlier one; ask the user first.",
      {std::move(paths),
       {"accept", ToolParameterKind::texts, "IDs of differences that the project accepts"},
       {"refuse", ToolParameterKind::texts, "IDs of differences that it does not accept"},
       {"forget", ToolParameterKind::texts, "IDs whose answer is removed"},
       {"for", ToolParameterKind::texts,
        "Patterns of .gitignore, from the folder of the settings file: the answers hold for these "
        "files only"},
       {"because", ToolParameterKind::text, "The reason, for readers of the settings"}},
      {false, true},
      schema::object(
          "Differences after the answers",
          {{"open", schema::list("Those that need an answer, with most uses first",
                                 question_json_schema())},
           {"accepted", schema::list("Those that the project accepts", accepted_schema())},
           {"written",
            schema::list("The settings files that were changed", schema::string("A path"))}}),
      run};
}

}  // namespace paddle_ls::cli::mcp
