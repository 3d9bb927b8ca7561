#include "server/cli/check/check_command.hpp"

#include "server/cli/run/choice_option.hpp"
#include "server/cli/run/report_words.hpp"
#include "server/cli/run/source_words.hpp"

namespace paddle_ls::cli {
namespace {

const Choices<std::optional<FailOnFinding>> failures = {{"any", FailOnFinding::any},
                                                        {"review", FailOnFinding::review},
                                                        {"manual", FailOnFinding::manual}};

const Choices<bool> open_question_choices = {{"allow", false}, {"fail", true}};

const Choices<bool> packages = {{"torch", true}};

// A report in one of these formats is one document.
bool is_document(ReportFormat format) {
  return format == ReportFormat::sarif || format == ReportFormat::gitlab ||
         format == ReportFormat::junit;
}

void refuse_to_watch(const CheckOptions& options) {
  if (!options.watch) return;
  if (options.sources.from_standard_input) {
    throw UsageProblem("`--watch` watches files and cannot read standard input");
  }
  if (is_document(options.format)) {
    throw UsageProblem(
        "`--watch` prints a report after each change, so the format is `text`, `json` or `github`");
  }
}

void refuse_baseline(const CheckOptions& options) {
  if (options.baseline.empty()) {
    if (!options.update_baseline) return;
    throw UsageProblem("`--update-baseline` needs `--baseline FILE`, which it writes");
  }
  if (options.runs_without) {
    throw UsageProblem(
        "`--runs-without` reports everything that stops a program, so it takes no baseline");
  }
  if (options.watch && options.update_baseline) {
    throw UsageProblem(
        "`--update-baseline` writes the baseline once, so it cannot be used with `--watch`");
  }
  if (options.sources.from_standard_input && options.sources.standard_input_name.empty()) {
    throw UsageProblem(
        "`--baseline` identifies findings by their file: name it with `--stdin-filename`");
  }
}

void add_baseline(ArgumentParser& check, CheckOptions& to) {
  check
      .add_option("--baseline", to.baseline,
                  "Report only findings that are not in this file, which --update-baseline writes")
      ->type_name("FILE")
      ->check(is_path);
  check.add_flag("--update-baseline", to.update_baseline,
                 "Write the file of --baseline from the findings of this run, and report none");
}

}  // namespace

void add_check_options(ArgumentParser& check, CheckOptions& to) {
  add_sources(check, to.sources);
  add_stdin_filename(check, to.sources);
  add_format(check, to.format);
  add_excerpts(check, to.excerpts);
  add_colour(check, to.colour);
}

const ArgumentParser* add_check_command(ArgumentParser& app, CheckOptions& to) {
  ArgumentParser* check = app.add_subcommand("check", "Report uses of PyTorch");
  add_check_options(*check, to);
  add_style(*check, to.sources);
  add_choice(
      *check, "--runs-without", to.runs_without, packages,
      "Report what raises when the programs among the paths are converted and run without PyTorch");
  add_choice(
      *check, "--fail-on", to.fail_on, failures,
      "End with status 1 if there is any finding, one that needs `review` or is `manual`, or "
      "only one that is `manual` (default: any)");
  add_choice(*check, "--open-questions", to.fails_on_open_questions, open_question_choices,
             "With `fail`, end with status 1 if a use depends on a difference that the project has "
             "not decided about, and without --fail-on only then (default: allow)");
  check->add_flag(
      "--watch", to.watch,
      "Check files again when they change, until interrupted; with the exit status of the last "
      "run");
  add_baseline(*check, to);
  check->callback([&to] {
    refuse_to_watch(to);
    refuse_baseline(to);
  });
  check->footer(
      "A finding is safe (the rewrite is right for every value that the program can have), needs\n"
      "review (it is right under the assumption that the message names) or manual (there is "
      "none).\n"
      "Exit status: 0 no findings, 1 findings (see --fail-on), 2 could not run.\n\n"
      "Examples:\n"
      "  paddle-ls check src                           a line for each finding\n"
      "  paddle-ls check src --excerpts                with the code below\n"
      "  paddle-ls check src --format json | jq .api\n"
      "  paddle-ls check --runs-without torch train.py    what stops it at once, or later\n"
      "  paddle-ls check src --format sarif > paddle-ls.sarif\n"
      "  paddle-ls check src --open-questions fail     in CI: everything is decided\n"
      "  paddle-ls check src --format github           annotations in a GitHub workflow\n"
      "  paddle-ls check src --baseline known.json     only what is new\n"
      "  paddle-ls check src --watch                   again for each file that changes\n");
  return check;
}

const ArgumentParser* add_self_check_command(ArgumentParser& app, SelfCheckOptions& to) {
  ArgumentParser* self_check =
      app.add_subcommand("self-check", "Run every feature at every token of a file");
  self_check->add_option("file", to.file, "A Python file")
      ->required()
      ->type_name("FILE")
      ->check(is_path);
  add_profile(*self_check, to.profile);
  self_check->add_flag("--facts", to.with_facts,
                       "Also print what is known about the values of each use, from which its rule "
                       "decided");
  self_check->footer(
      "Prints the invariants of paddle-ls that the file breaks, for a bug report.\n"
      "Exit status: 0 none, 1 some, 2 could not run.\n\n"
      "Examples:\n"
      "  paddle-ls self-check model.py\n"
      "  paddle-ls self-check --facts model.py    why did a rule decide so?\n");
  return self_check;
}

}  // namespace paddle_ls::cli
