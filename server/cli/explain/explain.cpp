#include "server/cli/explain/explain.hpp"

#include <ostream>
#include <vector>

#include "engine/rewrite/differences/difference.hpp"
#include "engine/text/nearest_word.hpp"
#include "server/cli/differences/run_differences.hpp"
#include "server/cli/explain/code_page.hpp"
#include "server/cli/rules/rules_verbs.hpp"
#include "server/cli/run/prefixes.hpp"
#include "server/cli/run/source_words.hpp"

namespace paddle_ls::cli {
namespace {

int say_unknown(const std::string& word, std::ostream& err) {
  std::vector<std::string_view> known;
  for (const CodePart& part : code_parts()) {
    for (const rewrite::Code& code : part.codes) known.push_back(code.code);
  }
  for (const rewrite::Difference& row : rewrite::differences()) known.push_back(row.id);
  err << error_prefix << '`' << word << "` is neither a code, nor a difference, nor an API"
      << text::did_you_mean(word, known)
      << "\nSee `paddle-ls explain` for all codes and `paddle-ls differences` for all "
         "differences.\n";
  return exit_status::findings;
}

}  // namespace

const ArgumentParser* add_explain_command(ArgumentParser& app, ExplainOptions& to) {
  ArgumentParser* command =
      app.add_subcommand("explain", "Explain a code, a difference or the rule of an API");
  command
      ->add_option(
          "word", to.word,
          "A code as in `torch-api`, an ID in brackets as in `first-weights`, or an API as "
          "in `torch.sum` (default: list all codes)")
      ->type_name("CODE");
  add_profile(*command, to.profile);
  command->footer(
      "Exit status: 0 explained, 1 there is none of that name, 2 could not run.\n\n"
      "Examples:\n"
      "  paddle-ls explain torch-api-manual    what to do about a finding\n"
      "  paddle-ls explain first-weights       what differs, with an example\n"
      "  paddle-ls explain torch.sum           how an API is converted\n");
  return command;
}

int explain(const ExplainOptions& options, const Console& console) {
  if (options.word.empty()) {
    console.out << list_of_codes();
    return exit_status::clean;
  }
  if (const std::string page = code_page(options.word); !page.empty()) {
    console.out << page;
    return exit_status::clean;
  }
  if (rewrite::difference_named(options.word) != rewrite::no_difference) {
    return show_differences({options.word, DifferencesFormat::text}, console);
  }
  if (options.word.find('.') != std::string::npos) {
    return rules::explain({options.word, options.profile, rules::ExplainFormat::text}, console);
  }
  return say_unknown(options.word, console.err);
}

}  // namespace paddle_ls::cli
