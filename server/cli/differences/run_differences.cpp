#include "server/cli/differences/run_differences.hpp"

#include <algorithm>
#include <filesystem>
#include <ostream>
#include <vector>

#include <boost/json.hpp>

#include "engine/rewrite/differences/difference_words.hpp"
#include "project/questions/question_words.hpp"
#include "project/settings/accepted_differences.hpp"
#include "server/cli/reports/json_schema.hpp"
#include "server/cli/reports/wrapped.hpp"
#include "server/cli/run/configurations.hpp"
#include "server/cli/run/exit_status.hpp"
#include "server/cli/run/prefixes.hpp"

namespace paddle_ls::cli {
namespace {

namespace json = boost::json;
using rewrite::Difference;

constexpr std::size_t label_width = 15;  // including the indentation

// What a project has decided about differences.
struct ReviewAnswers {
  const settings::Settings& settings;
  rewrite::DifferenceSet accepted;

  bool accept(const Difference& difference) const {
    return accepted.has(rewrite::difference_named(difference.id));
  }

  const settings::Decision* decision(const Difference& difference) const {
    const auto found = settings.decisions.find(difference.id);
    return found == settings.decisions.end() ? nullptr : &found->second;
  }

  std::string in_words(const Difference& difference) const {
    const settings::Decision* decided = decision(difference);
    const std::string answer = accept(difference) ? "accepted" : "not accepted";
    if (decided != nullptr && decided->everywhere) return answer + " by a decision of this project";
    const std::string words = answer + " by the style " + std::string(name(settings.style));
    return decided == nullptr ? words : words + ", but where a decision names paths";
  }
};

json::object as_json(const Difference& difference, const ReviewAnswers& answers) {
  json::object row = {{"id", difference.id},
                      {"title", difference.title},
                      {"accepted", answers.accept(difference)},
                      {"native", difference.is_native},
                      {"differs", difference.differs},
                      {"concerns", difference.concerns},
                      {"see", difference.see}};
  if (difference.program.empty()) return row;
  row["program"] = difference.program;
  row["torch"] = difference.with_torch;
  row["paddle"] = difference.with_paddle;
  return row;
}

json::object difference_schema() {
  constexpr auto sometimes = schema::MemberPresence::sometimes;
  return schema::object(
      "A difference between PyTorch and Paddle that projects decide about",
      {{"id", schema::string("Its ID, as settings and findings name it")},
       {"title", schema::string("A few words")},
       {"accepted", schema::boolean("Whether the project around the current folder accepts it")},
       {"native", schema::boolean("Whether the style `native` accepts it")},
       {"differs", schema::string("What is different")},
       {"concerns", schema::string("Whom it concerns")},
       {"see", schema::string("How to see it")},
       {"program", schema::string("An example in PyTorch"), sometimes},
       {"torch", schema::string("What the example prints with PyTorch"), sometimes},
       {"paddle", schema::string("What it prints when it is converted"), sometimes}});
}

void print_labelled(std::ostream& out, std::string_view label, std::string_view text) {
  out << labelled(label, text, label_width);
}

void print_indented(std::ostream& out, std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    out << (end == 0 ? "" : "   ") << text.substr(0, end) << '\n';
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

void print(std::ostream& out, const Difference& difference, const ReviewAnswers& answers) {
  out << difference.id << ": " << difference.title << '\n'
      << wrapped(rewrite::sentence_of(difference), 0) << "\n\n";
  print_labelled(out, "concerns", difference.concerns);
  print_labelled(out, "see it", difference.see);
  print_labelled(out, "here", answers.in_words(difference));
  if (difference.program.empty()) return;
  out << "\nExample:\n\n";
  print_indented(out, difference.program);
  out << '\n';
  print_labelled(out, "PyTorch", difference.with_torch);
  print_labelled(out, "converted", difference.with_paddle);
}

void print_list(std::ostream& out, std::span<const Difference> rows, const ReviewAnswers& answers) {
  std::size_t longest = 0;
  for (const Difference& row : rows) longest = std::max(longest, row.id.size());
  for (const Difference& row : rows) {
    std::string id(row.id);
    id.resize(longest, ' ');
    out << id << (answers.accept(row) ? "  accepted  " : "  -         ") << row.title << '\n';
  }
}

json::value as_json(std::span<const Difference> rows, const ReviewAnswers& answers) {
  json::array list;
  for (const Difference& row : rows) list.push_back(as_json(row, answers));
  return list;
}

int show_all(DifferencesFormat format, const ReviewAnswers& answers, std::ostream& out) {
  const auto all = rewrite::differences();
  switch (format) {
    case DifferencesFormat::text: print_list(out, all, answers); break;
    case DifferencesFormat::json: out << json::serialize(as_json(all, answers)) << '\n'; break;
    case DifferencesFormat::markdown: out << rewrite::differences_page(); break;
  }
  return exit_status::clean;
}

int show_one(const Difference& row, DifferencesFormat format, const ReviewAnswers& answers,
             std::ostream& out) {
  switch (format) {
    case DifferencesFormat::text: print(out, row, answers); break;
    case DifferencesFormat::json: out << json::serialize(as_json(row, answers)) << '\n'; break;
    case DifferencesFormat::markdown: out << rewrite::section_of(row).substr(1); break;
  }
  return exit_status::clean;
}

}  // namespace

json::object differences_schema() {
  return {{"description",
           "What `paddle-ls differences --format json` prints: all, or with an ID the one"},
          {"oneOf", {difference_schema(), schema::list("All differences", difference_schema())}}};
}

int show_differences(const DifferencesOptions& options, const Console& console) {
  const auto sound = Configurations(layers_of(Sources())).sound(std::filesystem::current_path());
  if (!sound) {
    console.err << error_prefix << sound.error().message << '\n';
    return exit_status::could_not_run;
  }
  const project::Configuration& configuration = **sound;
  const settings::Settings& settings = *configuration.settings;
  const ReviewAnswers answers = {settings, settings::accepted_differences(settings, {})};
  if (options.id.empty()) return show_all(options.format, answers, console.out);
  const auto id = project::difference_called(options.id);
  if (!id) {
    console.err << error_prefix << id.error().message << '\n';
    return exit_status::findings;
  }
  return show_one(rewrite::differences()[*id], options.format, answers, console.out);
}

}  // namespace paddle_ls::cli
