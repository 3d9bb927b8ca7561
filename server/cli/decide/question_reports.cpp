#include "server/cli/decide/question_reports.hpp"

#include <algorithm>
#include <vector>

#include <boost/json.hpp>
#include <fmt/core.h>

#include "engine/rewrite/differences/difference_words.hpp"
#include "engine/text/counted.hpp"
#include "project/questions/question_json.hpp"
#include "project/questions/question_words.hpp"
#include "server/cli/reports/json_schema.hpp"
#include "server/cli/reports/wrapped.hpp"
#include "server/cli/run/source_files.hpp"

namespace paddle_ls::cli {
namespace {

namespace json = boost::json;

constexpr std::size_t question_label_width = 15;  // including the indentation
constexpr std::size_t most_reasons = 3;

constexpr std::string_view accept_means = "the project takes it: these fixes are safe by decision";
constexpr std::string_view refuse_means =
    "a different rewrite is used if there is one; else the use is left to you";

using project::reasons_of;
using project::row_of;

std::string labelled_question(std::string_view label, std::string_view text) {
  return cli::labelled(label, text, question_label_width);
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string example_text(const project::Example& example) {
  std::string text =
      labelled_question("example", example.file + ":" + std::to_string(example.line));
  const std::string indent(question_label_width, ' ');
  for (const std::string& line : lines_of(example.before)) text += indent + "- " + line + '\n';
  for (const std::string& line : lines_of(example.after)) text += indent + "+ " + line + '\n';
  return text;
}

// The reasons of the uses, if they say more than the row of the table.
std::string reasons_text(std::string_view differs, const project::OpenQuestion& question) {
  const project::Reasons rows = reasons_of(question);
  if (rows.size() == 1 && rows.front().first == differs) return {};
  std::string text;
  std::string_view label = "here";
  for (std::size_t i = 0; i < std::min(rows.size(), most_reasons); ++i) {
    text +=
        labelled_question(std::exchange(label, ""),
                          fmt::format("{} ({})", rows[i].first, counted(rows[i].second, "use")));
  }
  if (rows.size() <= most_reasons) return text;
  return text + labelled_question("", fmt::format("and {} more", rows.size() - most_reasons));
}

std::map<std::string, std::vector<std::size_t>> lines_by_file(
    const project::OpenQuestion& question) {
  std::map<std::string, std::vector<std::size_t>> lines;
  for (const project::AskedUse& use : question.uses) {
    lines[use.place.file].push_back(use.place.line);
  }
  return lines;
}

std::string how_to_answer(const Sources& sources) {
  const std::string command = "paddle-ls decide" + typed_paths(sources);
  return "Answer with\n"
         "  " +
         command +
         "\n"
         "      on a terminal, one after the other\n"
         "  " +
         command +
         " --accept ID [--for GLOB] [--because REASON]\n"
         "      or --refuse, --forget; each may be given more than once\n";
}

std::string decided_text(const ProjectQuestions& found) {
  std::string text;
  const project::Questions& questions = found.questions;
  if (!questions.accepted().by_decision.empty()) {
    text += "Accepted by decision: " + project::numbered(questions.accepted().by_decision) + "\n";
  }
  if (!questions.refused().empty()) {
    text += "Refused, so you have to change it by hand: " + project::numbered(questions.refused()) +
            "\n";
  }
  for (const auto& [sentence, uses] : questions.unnamed()) {
    text += fmt::format("{} to be reviewed one by one, by a rule of this project: {}\n",
                        counted(uses, "use"), sentence);
  }
  for (const project::IdleDecision& idle : found.idle) {
    text += fmt::format("The decision on {} decides nothing here: {}\n", idle.id,
                        project::words_of(idle));
  }
  return text;
}

json::object choice(std::string_view answer, std::string_view means, bool is_usual) {
  return {{"answer", answer}, {"means", means}, {"usual", is_usual}};
}

}  // namespace

std::string extent(const project::OpenQuestion& question) {
  return counted(question.uses.size(), "use") + " in " +
         counted(lines_by_file(question).size(), "file");
}

std::string question_text(std::string_view id, const project::OpenQuestion& question) {
  const rewrite::Difference& row = row_of(id);
  std::string text = fmt::format("{}: {} ({})\n", id, row.title, extent(question));
  text +=
      labelled_question("differs", rewrite::sentence_of(row)) + reasons_text(row.differs, question);
  text += labelled_question("concerns", row.concerns) + labelled_question("to see it", row.see);
  text += labelled_question("mostly", row.is_mostly_accepted()
                                          ? "accept, unless this concerns you"
                                          : "refuse: it often matters, so look at the uses first");
  return text + example_text(question.example);
}

std::string questions_text(const ProjectQuestions& found, const Sources& sources) {
  const project::Questions& questions = found.questions;
  const project::Verdicts& verdicts = questions.verdicts();
  std::string text;
  for (const std::string& id : questions.by_uses()) {
    text += question_text(id, questions.open().find(id)->second) + "\n";
  }
  const std::size_t open = questions.open().size();
  if (open == 0) {
    text += "No question is open.\n";
  } else {
    text += fmt::format("{} open, on {} of {}.\n",
                        open == 1 ? "1 question is" : std::to_string(open) + " questions are",
                        verdicts.open, counted(verdicts.all(), "use"));
  }
  text += decided_text(found);
  return open == 0 ? text : text + how_to_answer(sources);
}

json::object question_json(std::string_view id, const project::OpenQuestion& question) {
  json::array files;
  for (const auto& [file, lines] : lines_by_file(question)) {
    files.push_back(
        json::object{{"file", file}, {"lines", json::array(lines.begin(), lines.end())}});
  }
  const bool accepts = row_of(id).is_mostly_accepted();
  json::object result = project::question_json(id, question);
  result["files"] = std::move(files);
  result["choices"] = {choice("accept", accept_means, accepts),
                       choice("refuse", refuse_means, !accepts)};
  return result;
}

json::object question_json_schema() {
  const json::object file = schema::object(
      "A file with such uses", {{"file", schema::string("The file")},
                                {"lines", schema::list("Their lines", schema::line("A line"))}});
  const json::object reason = schema::object(
      "What uses say themselves",
      {{"reason", schema::string("A sentence")}, {"uses", schema::count("How many say so")}});
  const json::object answer =
      schema::object("An answer that can be given",
                     {{"answer", schema::one_of("Its name", {"accept", "refuse"})},
                      {"means", schema::string("How the uses are converted")},
                      {"usual", schema::boolean("Whether it is most often right")}});
  const json::object example = schema::object(
      "A use of the project", {{"file", schema::string("Its file")},
                               {"line", schema::line("The first line of `before`")},
                               {"before", schema::string("Its lines, without indentation")},
                               {"after", schema::string("The same lines with the fix")}});
  return schema::object(
      "An open question of `paddle-ls decide --format json`, which prints one a line",
      {{"id", schema::string("The ID of the difference between PyTorch and Paddle")},
       {"title", schema::string("A few words")},
       {"differs", schema::string("What differs")},
       {"concerns", schema::string("Whose programs it concerns")},
       {"see", schema::string("How to see it in one's own program")},
       {"count", schema::count("How many uses depend on it")},
       {"files", schema::list("Where", file)},
       {"reasons", schema::list("Why, the most frequent first", reason)},
       {"choices", schema::list("The answers", answer)},
       {"example", example}});
}

}  // namespace paddle_ls::cli
