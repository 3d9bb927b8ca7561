#include <map>
#include <set>
#include <span>
#include <sstream>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "engine/rewrite/differences/difference.hpp"
#include "engine/text/nearest_word.hpp"
#include "project/settings/settings_file.hpp"
#include "project/settings/write_decision.hpp"
#include "server/cli/mcp/tools/found.hpp"
#include "server/cli/mcp/tools/source_arguments.hpp"
#include "server/cli/reports/json_schema.hpp"
#include "server/cli/run/source_files.hpp"

namespace paddle_ls::cli::mcp {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;
using settings::Answer;
using settings::Decided;

using UsesById = std::map<std::string, std::size_t, std::less<>>;

struct Differences {
  UsesById open;
  UsesById accepted;
};

Differences counted_in(const json::array& findings) {
  Differences result;
  for (const json::value& each : findings) {
    const json::object& finding = each.as_object();
    const std::string id(finding.at("difference").as_string());
    if (!id.empty() && finding.at("verdict") == "review") ++result.open[id];
    for (const json::value& accepted : finding.at("accepted").as_array()) {
      ++result.accepted[std::string(accepted.as_string())];
    }
  }
  return result;
}

json::array as_json(const UsesById& differences) {
  json::array list;
  for (const auto& [id, uses] : differences) {
    const rewrite::Difference& row = rewrite::differences()[rewrite::difference_named(id)];
    list.push_back(json::object{{"difference", id},
                                {"uses", uses},
                                {"title", row.title},
                                {"differs", row.differs},
                                {"concerns", row.concerns},
                                {"see", row.see}});
  }
  return list;
}

json::object row_schema() {
  return schema::object("A difference between PyTorch and Paddle",
                        {{"difference", schema::string("Its ID")},
                         {"uses", schema::count("How many uses depend on it")},
                         {"title", schema::string("A few words")},
                         {"differs", schema::string("What is different")},
                         {"concerns", schema::string("Whom it concerns")},
                         {"see", schema::string("How to see it")}});
}

Result<void> add_answers(const std::vector<std::string>& ids, Answer answer,
                         std::vector<Decided>& to) {
  for (const std::string& id : ids) {
    if (rewrite::difference_named(id) == rewrite::no_difference) {
      std::vector<std::string_view> known;
      for (const rewrite::Difference& row : rewrite::differences()) known.push_back(row.id);
      return error("no difference is called `" + id + "`" + text::did_you_mean(id, known));
    }
    for (const Decided& other : to) {
      if (other.id == id && other.answer != answer) {
        return error("`" + id + "` is both accepted and refused");
      }
    }
    to.push_back({id, answer});
  }
  return {};
}

Result<std::vector<Decided>> answers_in(const json::object& arguments) {
  std::vector<Decided> answers;
  for (const auto& [name, answer] :
       {std::pair("accept", Answer::accept), std::pair("refuse", Answer::refuse)}) {
    if (auto added = add_answers(texts_of(arguments, name), answer, answers); !added) {
      return tl::unexpected(added.error());
    }
  }
  return answers;
}

// The settings file that governs `path`, or where one would be made.
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

Result<json::array> write(std::span<const Decided> answers, const std::vector<fs::path>& paths,
                          const Roots& roots) {
  std::set<fs::path> files;
  for (const fs::path& path : paths) {
    const auto file = settings_file_of(path, roots);
    if (!file) return tl::unexpected(file.error());
    files.insert(*file);
  }
  json::array written;
  for (const fs::path& file : files) {
    const auto changed = settings::write_decisions(file, answers);
    if (!changed) return error(shown_path(file) + ": " + changed.error().message);
    if (*changed) written.emplace_back(shown_path(file));
  }
  return written;
}

Result<Differences> differences_of(const Sources& sources) {
  std::istringstream nothing;
  return found_in(sources, nothing).map([](const Found& found) {
    return counted_in(found.findings);
  });
}

// Everything that can be wrong with the paths and their settings is known before something is
// written.
ToolAnswer run(const json::object& arguments, const Roots& roots) {
  const auto answers = answers_in(arguments);
  if (!answers) return failure(answers.error().message);
  const auto given = given_sources({{"paths", arguments.at("paths")}}, roots);
  if (!given) return failure(given.error().message);
  auto differences = differences_of(given->sources);
  if (!differences) return failure(differences.error().message);
  json::array written;
  if (!answers->empty()) {
    auto files = write(*answers, given->sources.paths, roots);
    if (!files) return failure(files.error().message);
    written = std::move(*files);
    differences = differences_of(given->sources);
    if (!differences) return failure(differences.error().message);
  }
  json::object result = {{"open", as_json(differences->open)},
                         {"accepted", as_json(differences->accepted)},
                         {"written", std::move(written)}};
  std::string text = json::serialize(result);
  return {{std::move(text)}, std::move(result)};
}

}  // namespace

Tool decide_tool() {
  Parameter paths = paths_parameter();
  paths.is_required = true;
  return {
      "decide",
      "List and answer differences between PyTorch and Paddle",
      "Lists the differences between the frameworks that conversions of these paths depend on: "
      "those that are open, and those that the project accepts, each with the number of uses. "
      "`accept` and `refuse` write the project's answer into its .paddle-ls.json, where it "
      "replaces an earlier one; ask the user first.",
      {std::move(paths),
       {"accept", ParameterKind::texts, "IDs of differences that the project accepts"},
       {"refuse", ParameterKind::texts, "IDs of differences that it does not accept"}},
      {false, true},
      schema::object("Differences after the answers",
                     {{"open", schema::list("Those that need an answer", row_schema())},
                      {"accepted", schema::list("Those that the project accepts", row_schema())},
                      {"written", schema::list("The settings files that were changed",
                                               schema::string("A path"))}}),
      run};
}

}  // namespace paddle_ls::cli::mcp
