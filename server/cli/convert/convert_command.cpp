#include "server/cli/convert/convert_command.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "server/cli/run/choice_option.hpp"
#include "server/cli/run/report_words.hpp"
#include "server/cli/run/source_words.hpp"

namespace paddle_ls::cli {
namespace {

const Choices<SummaryFormat> summary_formats = {{"text", SummaryFormat::text},
                                                {"json", SummaryFormat::json}};

const Choices<std::optional<rewrite::LeftoverImports>> leftover_imports = {
    {"auto", rewrite::LeftoverImports::automatic},
    {"keep", rewrite::LeftoverImports::keep},
    {"local", rewrite::LeftoverImports::local}};

const Choices<std::optional<rewrite::Patches>> patches = {{"never", rewrite::Patches::never},
                                                          {"allowed", rewrite::Patches::allowed}};

const Choices<project::HelpersIn> helpers_in = {{"module", project::HelpersIn::module},
                                                {"file", project::HelpersIn::file}};

const Choices<FailOn> convert_failures = {{"manual", FailOn::manual}, {"review", FailOn::review}};

// Where the result goes; returns the option that reads records instead of files.
Option* add_targets(ArgumentParser& convert, Option* paths, ConvertOptions& to) {
  auto* const target = convert.add_exclusive_group("Output");
  target->add_flag_callback(
      "--diff", [&to] { to.to = ConvertTo::diff; }, "Print what would change (the default)");
  target
      ->add_option_function<std::string>(
          "--out",
          [&to](const std::string& folder) {
            to.to = ConvertTo::folder;
            to.folder = folder;
          },
          "Write a copy of the tree there: Python files are converted, other files stay as they "
          "are")
      ->type_name("DIR")
      ->check(is_path);
  target
      ->add_option_function<std::string>(
          "--onto",
          [&to](const std::string& folder) {
            to.to = ConvertTo::folder;
            to.folder = to.onto = folder;
          },
          "Bring an earlier conversion up to date: what changed in the original since then is "
          "converted and merged into it, and edits made there by hand are kept")
      ->type_name("DIR")
      ->check(is_path);
  target->add_flag_callback(
      "--in-place", [&to] { to.to = ConvertTo::in_place; }, "Change the files themselves");
  Option* const records = target->add_flag_callback(
      "--jsonl",
      [&to, paths] {
        to.to = ConvertTo::stream;
        paths->required(false);
      },
      "Convert records from standard input, one JSON object per line, instead of files");
  records->excludes(paths);
  return records;
}

void add_scope(ArgumentParser& convert, ConvertOptions& to) {
  to.sources.scope = settings::FixScope::all;
  Option* const safe_only = convert.add_flag_callback(
      "--safe-only", [&to] { to.sources.scope = settings::FixScope::safe; },
      "Apply only fixes that are right for every value the program can have; uses that only "
      "work together are converted together or not at all");
  convert
      .add_flag_callback(
          "--unsafe", [] {}, "Has no effect: it is the default; accepted from earlier versions")
      ->excludes(safe_only);
  add_choice(
      convert, "--fail-on", to.fail_on, convert_failures,
      "End with status 1 if something is left to be changed by hand (`manual`, the default), "
      "or also if something was converted on an assumption (`review`)");
}

void add_since(ArgumentParser& convert, ConvertOptions& to) {
  convert
      .add_option(
          "--since", to.since,
          "With --onto: the original that the earlier conversion was made from, as a folder "
          "or as a revision of git (default: the revision that the last --onto noted)")
      ->type_name("DIR|REVISION");
}

void add_root(ArgumentParser& convert, Option* records, ConvertOptions& to) {
  convert
      .add_option("--root", to.root,
                  "With --jsonl: the folder that `path` of each record is relative to; its "
                  "settings apply, and imports of the project are looked up in it")
      ->type_name("DIR")
      ->is_existing_folder()
      ->needs(records);
}

// What the converted code may look like.
void add_code_options(ArgumentParser& convert, ConvertOptions& to) {
  add_style(convert, to.sources);
  add_choice(convert, "--leftover-imports", to.sources.leftover_imports, leftover_imports,
             "Where imports that still need PyTorch go: `keep` leaves them in place, `local` moves "
             "them to where they are used, `auto` is `keep` with --safe-only and else `local` "
             "(default: from the settings, else auto)");
  add_choice(
      convert, "--patches", to.sources.patches, patches,
      "Whether rules may patch `paddle` itself, not with --safe-only (default: from the settings, "
      "else never)");
  convert
      .add_option(
          "--helper-module", to.helper_module,
          "The module for the helper functions and classes that converted code needs (default: "
          "paddle_helpers.py in the converted package or beside the converted scripts)")
      ->type_name("FILE.py")
      ->check([](const std::string& path) {
        return path.ends_with(".py") ? "" : "`" + path + "` is not a Python module";
      });
  add_choice(convert, "--helpers-in", to.helpers_in, helpers_in,
             "Whether the files of a folder share one helper module, or each file defines the "
             "helpers that it needs (default: module, where every file can import it)");
}

// What is said of a run, and where.
void add_reports(ArgumentParser& convert, Option* records, ConvertOptions& to) {
  add_choice(convert, "--summary", to.summary, summary_formats,
             "Print what was converted and what is left, by API and by file, instead of the diff "
             "(default: text)");
  convert
      .add_option("--report", to.report,
                  "Write a report of all uses that need review or are manual; as JSON if the name "
                  "ends with .json; `-` prints it instead of the diff")
      ->type_name("FILE")
      ->check(is_path)
      ->excludes(records);
  convert
      .add_flag_callback(
          "--todo-comments", [&to] { to.todo_comments = project::TodoComments::written; },
          "Write a comment `# TODO(paddle-ls): ...` above each use that needs review or is manual")
      ->excludes(records);
}

void refuse_to_watch(const ConvertOptions& options) {
  const auto refuse = [](const char* reason) { throw UsageProblem(reason); };
  if (options.sources.from_standard_input || options.to == ConvertTo::stream) {
    refuse("`--watch` watches files and cannot read standard input");
  }
  if (options.to == ConvertTo::in_place) {
    refuse("`--watch` does not change the files that it watches; write a copy with --out DIR");
  }
  if (options.report == printed_report) {
    refuse("`--watch` does not print a report; write it to a file with --report FILE");
  }
}

void settle_merge(const ConvertOptions& options) {
  if (options.onto.empty()) {
    if (!options.since.empty()) throw UsageProblem("`--since` needs --onto DIR");
    return;
  }
  if (options.watch) throw UsageProblem("`--watch` does not merge; write a copy with --out DIR");
  if (options.sources.paths.size() != 1 || options.sources.from_standard_input) {
    throw UsageProblem("`--onto` takes one folder: the original");
  }
}

// Checks that need all arguments.
void settle_target(const ArgumentParser& convert, ConvertOptions& to) {
  const bool has_target = to.to != ConvertTo::diff || convert.is_given("--diff");
  const bool prints_report = to.summary != SummaryFormat::none || to.report == printed_report;
  if (prints_report && !has_target) to.to = ConvertTo::nothing;
  if (to.watch) refuse_to_watch(to);
  settle_merge(to);
  if (!to.sources.from_standard_input) return;
  if (!has_target) to.to = ConvertTo::standard_output;
  if (to.to == ConvertTo::folder || to.to == ConvertTo::in_place) {
    throw UsageProblem("standard input is converted to standard output");
  }
}

bool is_summary_format(std::string_view word) {
  return std::any_of(summary_formats.begin(), summary_formats.end(),
                     [word](const auto& choice) { return choice.first == word; });
}

constexpr const char* footer =
    "Everything except manual uses is converted. Standard error says how much, which differences\n"
    "between the frameworks are accepted or need review, what is left and what to do next.\n\n"
    "Exit status: 0 nothing is left, 1 something is (see --fail-on), 2 could not run, or could "
    "not\n"
    "write a file.\n\n"
    "Examples:\n"
    "  paddle-ls convert model.py                    show what would change\n"
    "  paddle-ls convert src --diff | git apply      apply the change\n"
    "  paddle-ls convert src --in-place              convert the files\n"
    "  paddle-ls convert src --safe-only             leave what needs review as it is\n"
    "  paddle-ls convert src --style exact           keep first weights and layouts of PyTorch\n"
    "  paddle-ls convert . --out ../converted        convert a copy of the project\n"
    "  paddle-ls convert . --out ../converted --watch    keep the copy up to date\n"
    "  paddle-ls convert . --onto ../converted       merge later changes into the copy\n"
    "  paddle-ls convert . --summary                 show how much there is to do\n"
    "  paddle-ls convert . --in-place --report review.txt\n"
    "                                                and list what needs review\n"
    "  paddle-ls convert - < a.py > b.py             one file from standard input\n"
    "  paddle-ls convert --jsonl < in.jsonl > out.jsonl\n";

}  // namespace

const ArgumentParser* add_convert_command(ArgumentParser& app, ConvertOptions& to) {
  ArgumentParser* convert = app.add_subcommand("convert", "Rewrite PyTorch code for PaddlePaddle");
  Option* const paths = add_sources(*convert, to.sources);
  add_stdin_filename(*convert, to.sources);
  Option* const records = add_targets(*convert, paths, to);
  add_scope(*convert, to);
  add_root(*convert, records, to);
  add_since(*convert, to);
  add_code_options(*convert, to);
  convert->add_flag("--force", to.force,
                    "With --in-place and --onto: even with uncommitted changes");
  add_reports(*convert, records, to);
  convert->add_flag("--watch", to.watch,
                    "Convert again when files change, until interrupted: show the diff of what "
                    "changed, or with --out, --summary or --report do everything again; with the "
                    "exit status of the last run");
  add_colour(*convert, to.colour);
  convert->callback([&to, convert] { settle_target(*convert, to); });
  convert->footer(footer);
  return convert;
}

std::vector<const char*> with_summary_format(int count, const char* const* arguments) {
  std::vector<const char*> result;
  for (int i = 0; i < count; ++i) {
    result.push_back(arguments[i]);
    if (std::string_view(arguments[i]) == "--") {
      result.insert(result.end(), arguments + i + 1, arguments + count);
      break;
    }
    const bool names_format = i + 1 < count && is_summary_format(arguments[i + 1]);
    if (std::string_view(arguments[i]) == "--summary" && !names_format) result.push_back("text");
  }
  return result;
}

}  // namespace paddle_ls::cli
