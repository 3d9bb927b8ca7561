#include "server/cli/decide/decide_command.hpp"

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/run/choice_option.hpp"
#include "server/cli/run/source_words.hpp"

namespace paddle_ls::cli {
namespace {

const Choices<DecideFormat> decide_formats = {{"text", DecideFormat::text},
                                              {"json", DecideFormat::json}};

void add_answer(ArgumentParser& command, const char* name, std::vector<std::string>& to,
                const char* meaning) {
  command.add_option(name, to, meaning)->type_name("ID")->group("Answers")->one_value_each();
}

// Each of these options would be ignored silently.
void check_combination(const DecideOptions& options) {
  if (options.sources.from_standard_input) {
    throw UsageProblem("`decide` works on projects and cannot read standard input");
  }
  const bool answers = options.answers.any();
  if (!answers && !options.answers.in.empty()) {
    throw UsageProblem("`--for` goes with `--accept`, `--refuse` or `--forget`");
  }
  if (!answers && !options.answers.because.empty()) {
    throw UsageProblem("`--because` goes with `--accept` or `--refuse`");
  }
}

}  // namespace

const ArgumentParser* add_decide_command(ArgumentParser& app, DecideOptions& to) {
  ArgumentParser* command = app.add_subcommand(
      "decide", "Ask what only the project knows, once, and remember the answers");
  add_sources(*command, to.sources);
  add_style(*command, to.sources);
  add_answer(*command, "--accept", to.answers.accept,
             "The project accepts this difference: fixes that depend on it are safe");
  add_answer(*command, "--refuse", to.answers.refuse,
             "The project does not accept it: a different rewrite is used if there is one");
  add_answer(*command, "--forget", to.answers.forget, "Take the answer back");
  command
      ->add_option("--for", to.answers.in,
                   "Only for files that fit this pattern of .gitignore, from the folder of the "
                   "settings file")
      ->type_name("GLOB")
      ->group("Answers")
      ->one_value_each();
  command->add_option("--because", to.answers.because, "The reason, for readers of the settings")
      ->type_name("REASON")
      ->group("Answers");
  add_choice(*command, "--format", to.format, decide_formats,
             "How open questions are listed; as JSON one a line (default: text)");
  command->add_flag("--list", to.lists_only, "List the questions on a terminal, too");
  command->callback([&to] { check_combination(to); });
  command->footer(
      "Asks one question after the other on a terminal; elsewhere lists them. Answers are written\n"
      "to the nearest .paddle-ls.json, which is created if there is none.\n"
      "Exit status: 0 no question is open, 1 some are, 2 could not run.\n\n"
      "Examples:\n"
      "  paddle-ls decide src\n"
      "  paddle-ls decide src --format json | jq .id\n"
      "  paddle-ls decide src --accept saved-files --because 'converted by make weights'\n"
      "  paddle-ls decide . --accept assumed-receiver --for 'models/'\n"
      "  paddle-ls decide . --forget assumed-receiver\n");
  return command;
}

}  // namespace paddle_ls::cli
