#include "server/cli/parse_arguments.hpp"

#include <functional>
#include <map>
#include <memory>
#include <sstream>

#include <CLI/CLI.hpp>

#include "project/settings/fields.hpp"
#include "server/cli/docs/docs_command.hpp"
#include "server/cli/rules/rules_command.hpp"
#include "server/cli/static/static_command.hpp"
#include "server/cli/template/template_command.hpp"

namespace paddle_ls::cli {
namespace {

// The values of an enumeration by their names, for CLI11's transformers.
template <class Enum>
std::map<std::string, Enum> by_name() {
  std::map<std::string, Enum> map;
  for (const std::string_view name : settings::choices<Enum>()) {
    map.emplace(name, *settings::choice_named<Enum>(name));
  }
  return map;
}

const std::map<std::string, ColourChoice> colour_choices = {{"auto", ColourChoice::automatic},
                                                            {"always", ColourChoice::always},
                                                            {"never", ColourChoice::never}};
const std::map<std::string, ReportFormat> report_formats = {{"text", ReportFormat::text},
                                                            {"json", ReportFormat::json},
                                                            {"sarif", ReportFormat::sarif},
                                                            {"github", ReportFormat::github}};
const std::map<std::string, SummaryFormat> summary_formats = {{"text", SummaryFormat::text},
                                                              {"json", SummaryFormat::json}};

const std::map<std::string, rewrite::Certainty> certainties = {
    {"unknown", rewrite::Certainty::unknown},
    {"likely", rewrite::Certainty::likely},
    {"sure", rewrite::Certainty::sure}};

const std::map<std::string, std::optional<rewrite::LeftoverImports>> leftover_imports = {
    {"auto", rewrite::LeftoverImports::automatic},
    {"keep", rewrite::LeftoverImports::keep},
    {"local", rewrite::LeftoverImports::local}};

const std::map<std::string, std::optional<rewrite::Patches>> patches = {
    {"never", rewrite::Patches::never}, {"allowed", rewrite::Patches::allowed}};

const std::map<std::string, project::HelpersIn> helpers_in = {
    {"module", project::HelpersIn::module}, {"file", project::HelpersIn::file}};

std::string names_of(std::span<const std::string_view> names) {
  std::string list;
  for (const std::string_view name : names) list.append(list.empty() ? "" : "|").append(name);
  return list;
}

const std::map<std::string, FailOnFinding> check_failures = {{"any", FailOnFinding::any},
                                                             {"review", FailOnFinding::review},
                                                             {"manual", FailOnFinding::manual}};
const std::map<std::string, FailOn> convert_failures = {{"manual", FailOn::manual},
                                                        {"review", FailOn::review}};

// For paths: an empty word is a slip of a script, not a place.
const CLI::Validator is_path(
    [](const std::string& word) { return std::string(word.empty() ? "the path is empty" : ""); },
    "");

// An option whose value is one of a few names.
template <class Enum>
CLI::Option* add_choice(CLI::App& app, const std::string& name, Enum& to,
                        const std::map<std::string, Enum>& choices, const std::string& help) {
  std::string shown;
  for (const auto& [choice, value] : choices) shown += (shown.empty() ? "" : "|") + choice;
  return app
      .add_option_function<std::string>(
          name, [&to, &choices](const std::string& value) { to = choices.at(value); }, help)
      ->type_name(shown)
      ->check(CLI::Validator(
          [&choices, shown](const std::string& value) {
            return choices.contains(value) ? "" : "`" + value + "` is none of " + shown;
          },
          ""));
}

void add_profile(CLI::App& app, settings::TargetProfile& to) {
  const auto profiles = settings::choices<settings::TargetProfile>();
  app.add_option_function<std::string>(
         "--profile",
         [&to](const std::string& name) {
           const auto profile = settings::choice_named<settings::TargetProfile>(name);
           if (!profile) throw CLI::ValidationError("--profile", "unknown profile " + name);
           to = *profile;
         },
         "The Paddle release the code has to run on")
      ->type_name(names_of(profiles));
}

// One object, as in a settings file. Whoever writes it is told of every mistake in it.
settings::Layer settings_from(const std::string& text) {
  settings::ReadLayer read =
      settings::read_layer(std::string_view(text), std::filesystem::current_path());
  if (!read.problems.empty()) {
    throw CLI::ValidationError("--settings", read.problems.front().message);
  }
  return std::move(read.layer);
}

// The option of the paths, which one of the others may make needless.
CLI::Option* add_sources(CLI::App& app, Sources& to) {
  CLI::Option* paths =
      app.add_option("paths", to.paths, "Files and folders (default: the current folder)")
          ->type_name("PATH")
          ->check(is_path);
  app.parse_complete_callback([&to] {
    if (to.paths.empty()) to.paths = {"."};
    const bool reads_text = std::find(to.paths.begin(), to.paths.end(), "-") != to.paths.end();
    if (reads_text && to.paths.size() > 1) {
      throw CLI::ValidationError("PATH", "`-` stands alone: standard input is one file");
    }
    to.from_standard_input = reads_text;
  });
  app.add_option("--exclude", to.exclude,
                 "Skip files that match this .gitignore pattern; can be repeated")
      ->type_name("GLOB")
      ->allow_extra_args(false);
  app.add_flag("--markdown", to.with_markdown,
               "Also process the Python code blocks of Markdown files");
  add_choice(app, "--min-certainty", to.least_certainty, certainties,
             "Skip uses below this confidence");
  add_profile(app, to.profile);
  app.add_option_function<std::string>(
         "--settings", [&to](const std::string& text) { to.settings = settings_from(text); },
         "Settings that override those of files: a JSON object as in .paddle-ls.json")
      ->type_name("JSON");
  app.add_option("--jobs,-j", to.jobs,
                 "Number of files processed in parallel (default: one per processor)")
      ->type_name("N")
      ->check(CLI::Range(1, 1024));
  return paths;
}

void add_colour(CLI::App& app, ColourChoice& to) {
  add_choice(app, "--color", to, colour_choices, "Colour the output (default: on a terminal)");
}

void add_serve_options(CLI::App& app, ServeOptions& to) {
  auto* const group = app.add_option_group("Connection", "One of");
  group->add_flag_callback(
      "--stdio", [&to] { to.transport = StandardStreams{}; },
      "Standard input and output (the default)");
  group
      ->add_option_function<std::string>(
          "--pipe", [&to](const std::string& path) { to.transport = LocalSocket{path}; },
          "The local socket at which the client listens")
      ->type_name("PATH");
  group
      ->add_option_function<std::uint16_t>(
          "--socket", [&to](std::uint16_t port) { to.transport = TcpSocket{port}; },
          "The local TCP port at which the client listens")
      ->type_name("PORT")
      ->check(CLI::Range(1, 65535));
  group->require_option(0, 1);
  app.add_option("--trace-file", to.trace_file, "Write every message as a line of JSON")
      ->type_name("FILE");
  app.add_option("--log-file", to.log_file, "Write the log there instead of standard error")
      ->type_name("FILE");
  app.add_option_function<std::string>(
         "--log-level",
         [&to](const std::string& name) {
           const auto level = settings::choice_named<settings::LogLevel>(name);
           if (!level) throw CLI::ValidationError("--log-level", "unknown level " + name);
           to.log_level = *level;
         },
         "The log level")
      ->type_name(names_of(settings::choices<settings::LogLevel>()));
  app.add_option_function<int>(
         "--clientProcessId", [&to](int process) { to.client_process = process; },
         "Exit when this process exits")
      ->type_name("PID");
}

void add_stdin_filename(CLI::App& app, Sources& to) {
  app.add_option("--stdin-filename", to.standard_input_name,
                 "With `-`: the file that standard input stands for, which decides what it holds, "
                 "which settings apply and what its imports mean")
      ->type_name("FILE")
      ->check(is_path);
}

CLI::App* add_convert(CLI::App& app, ConvertOptions& to) {
  CLI::App* convert = app.add_subcommand("convert", "Rewrite PyTorch code for PaddlePaddle");
  CLI::Option* const paths = add_sources(*convert, to.sources);
  add_stdin_filename(*convert, to.sources);
  auto* const target = convert->add_option_group("Output", "At most one of");
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
  target->add_flag_callback(
      "--in-place", [&to] { to.to = ConvertTo::in_place; }, "Change the files themselves");
  CLI::Option* const records = target->add_flag_callback(
      "--jsonl",
      [&to, paths] {
        to.to = ConvertTo::stream;
        paths->required(false);
      },
      "Convert records from standard input, one JSON object per line, instead of files");
  records->excludes(paths);
  target->require_option(0, 1);
  to.sources.scope = settings::FixScope::all;
  CLI::Option* const safe_only = convert->add_flag_callback(
      "--safe-only", [&to] { to.sources.scope = settings::FixScope::safe; },
      "Apply only fixes that are right for every value the program can have, and of uses that only "
      "work together all or none");
  convert
      ->add_flag_callback(
          "--unsafe", [] {}, "Has no effect: it is the default; accepted from earlier versions")
      ->excludes(safe_only);
  add_choice(
      *convert, "--fail-on", to.fail_on, convert_failures,
      "End with status 1 if something is left to be changed by hand (`manual`, the default), "
      "or also if something was converted on an assumption (`review`)");
  convert
      ->add_option("--root", to.root,
                   "With --jsonl: the folder that `path` of each record is relative to; its "
                   "settings apply, and imports of the project are looked up in it")
      ->type_name("DIR")
      ->check(CLI::ExistingDirectory)
      ->needs(records);
  add_choice(*convert, "--leftover-imports", to.sources.leftover_imports, leftover_imports,
             "Where imports that still need PyTorch go: `keep` leaves them in place, `local` moves "
             "them to where they are used, `auto` is `keep` with --safe-only and else `local` "
             "(default: from the settings, else auto)");
  add_choice(
      *convert, "--patches", to.sources.patches, patches,
      "Whether rules may patch `paddle` itself, not with --safe-only (default: from the settings, "
      "else never)");
  convert
      ->add_option(
          "--helper-module", to.helper_module,
          "The module for the helper functions and classes that converted code needs (default: "
          "paddle_helpers.py in the converted package or beside the converted scripts)")
      ->type_name("FILE.py")
      ->check(CLI::Validator(
          [](const std::string& path) {
            return path.ends_with(".py") ? "" : "`" + path + "` is not a Python module";
          },
          ""));
  add_choice(*convert, "--helpers-in", to.helpers_in, helpers_in,
             "Whether the files of a folder share one helper module, or each file defines the "
             "helpers that it needs (default: module, where every file can import it)");
  convert->add_flag("--force", to.force, "With --in-place: even with uncommitted changes");
  add_choice(*convert, "--summary", to.summary, summary_formats,
             "Print what was converted and what is left, by API and by file, instead of the diff "
             "(default: text)");
  convert
      ->add_option("--report", to.report,
                   "Write a report of all uses that need review or are manual; as JSON if the name "
                   "ends with .json")
      ->type_name("FILE")
      ->excludes(records);
  convert
      ->add_flag_callback(
          "--todo-comments", [&to] { to.todo_comments = project::TodoComments::written; },
          "Write a comment `# TODO(paddle-ls): ...` above each use that needs review or is manual")
      ->excludes(records);
  add_colour(*convert, to.colour);
  convert->callback([&to, convert] {
    const bool has_target = to.to != ConvertTo::diff || convert->count("--diff") > 0;
    if (to.summary != SummaryFormat::none && !has_target) to.to = ConvertTo::nothing;
    if (!to.sources.from_standard_input) return;
    if (!has_target) to.to = ConvertTo::standard_output;
    if (to.to == ConvertTo::folder || to.to == ConvertTo::in_place) {
      throw CLI::ValidationError("PATH", "standard input is converted to standard output");
    }
  });
  convert->footer(
      "Everything is converted but what is manual. Standard error says how much, on which\n"
      "assumptions, what is left and what to do next.\n\n"
      "Exit status: 0 nothing is left, 1 something is (see --fail-on), 2 could not run.\n\n"
      "Examples:\n"
      "  paddle-ls convert model.py                    show what would change\n"
      "  paddle-ls convert src --diff | git apply      apply the change\n"
      "  paddle-ls convert src --in-place              convert the files\n"
      "  paddle-ls convert src --safe-only             leave what needs review as it is\n"
      "  paddle-ls convert . --out ../converted        convert a copy of the project\n"
      "  paddle-ls convert . --summary                 show how much there is to do\n"
      "  paddle-ls convert . --in-place --report review.txt\n"
      "                                                and list what needs review\n"
      "  paddle-ls convert - < a.py > b.py             one file from standard input\n"
      "  paddle-ls convert --jsonl < in.jsonl > out.jsonl\n");
  return convert;
}

void add_check_options(CLI::App& check, CheckOptions& to) {
  add_sources(check, to.sources);
  add_stdin_filename(check, to.sources);
  add_choice(check, "--format", to.format, report_formats, "How findings are written");
  add_colour(check, to.colour);
}

CLI::App* add_check(CLI::App& app, CheckOptions& to) {
  CLI::App* check = app.add_subcommand("check", "Report uses of PyTorch");
  add_check_options(*check, to);
  add_choice(
      *check, "--fail-on", to.fail_on, check_failures,
      "End with status 1 if there is any finding (the default), one that needs `review` or is "
      "`manual`, or only one that is `manual`");
  check->footer(
      "Exit status: 0 no findings, 1 findings (see --fail-on), 2 could not run.\n\n"
      "Examples:\n"
      "  paddle-ls check src\n"
      "  paddle-ls check src --format json | jq .api\n"
      "  paddle-ls check src --format sarif > paddle-ls.sarif\n"
      "  paddle-ls check src --format github           annotations in a GitHub workflow\n");
  return check;
}

CLI::App* add_static_check(CLI::App& app, StaticCheckOptions& to) {
  CLI::App* check = app.get_subcommand("static")->add_subcommand(
      "check", "Report what paddle.jit.to_static breaks in the functions that it converts");
  add_check_options(*check, to.files);
  check->add_flag_callback(
      "--all-functions", [&to] { to.reach = to_static::Reach::every_function; },
      "Also check functions that nothing in their file converts");
  check->footer("Exit status: 0 no findings, 1 findings, 2 could not run.");
  return check;
}

CLI::App* add_serve(CLI::App& app, ServeOptions& to) {
  CLI::App* serve = app.add_subcommand("serve", "Run the language server (the default)");
  add_serve_options(*serve, to);
  serve->footer(
      "Examples:\n"
      "  paddle-ls serve --stdio\n"
      "  paddle-ls serve --log-level debug --log-file /tmp/paddle-ls.log\n"
      "  paddle-ls serve --trace-file session.jsonl    record a session for `replay`\n");
  return serve;
}

CLI::App* add_self_check(CLI::App& app, SelfCheckOptions& to) {
  CLI::App* self_check =
      app.add_subcommand("self-check", "Run every feature at every token of a file");
  self_check->add_option("file", to.file, "A Python file")->required()->type_name("FILE");
  add_profile(*self_check, to.profile);
  self_check->add_flag("--facts", to.with_facts,
                       "Also print what is known of the values of each use, by which its rule "
                       "decided");
  self_check->footer(
      "Prints the invariants of paddle-ls that the file breaks, for a bug report. Exit status: 0 "
      "none,\n"
      "1 some, 2 could not run.\n\n"
      "Examples:\n"
      "  paddle-ls self-check model.py\n"
      "  paddle-ls self-check --facts model.py    why did a rule decide so?\n");
  return self_check;
}

CLI::App* add_replay(CLI::App& app, ReplayOptions& to) {
  CLI::App* replay = app.add_subcommand("replay", "Replay a recorded session");
  replay->add_option("file", to.file, "Written by `serve --trace-file`")
      ->required()
      ->type_name("FILE");
  replay->footer("Examples:\n  paddle-ls replay session.jsonl\n");
  return replay;
}

// The format of `--summary` may be left out, also in front of a path: `--summary src`.
std::vector<const char*> with_summary_format(int count, const char* const* arguments) {
  std::vector<const char*> result;
  for (int i = 0; i < count; ++i) {
    result.push_back(arguments[i]);
    if (std::string_view(arguments[i]) == "--") {
      result.insert(result.end(), arguments + i + 1, arguments + count);
      break;
    }
    const bool names_format = i + 1 < count && summary_formats.contains(arguments[i + 1]);
    if (std::string_view(arguments[i]) == "--summary" && !names_format) result.push_back("text");
  }
  return result;
}

CLI::App* add_settings_schema(CLI::App& app, SettingsSchemaOptions& /*none*/) {
  return app.add_subcommand("settings-schema", "Print the JSON Schema of .paddle-ls.json");
}

CLI::App* add_rules_schema(CLI::App& app, RulesSchemaOptions& /*none*/) {
  return app.add_subcommand("rules-schema", "Print the JSON Schema of rule files");
}

CLI::App* add_version(CLI::App& app, VersionOptions& /*none*/) {
  return app.add_subcommand("version", "Print the version");
}

// The commands, each with the options that its words are read into.
class CommandTable {
 public:
  explicit CommandTable(CLI::App& app) : app_(app) {}

  template <class App, class Options>
  void add(App* (*add_to)(CLI::App&, Options&)) {
    const auto read = std::make_shared<Options>();
    const CLI::App* const command = add_to(app_, *read);
    entries_.push_back({command, [read] { return Command(*read); }});
  }

  // The innermost one, which was added after those around it: `static check`, not `static`.
  std::optional<Command> chosen() const {
    for (auto entry = entries_.rbegin(); entry != entries_.rend(); ++entry) {
      if (entry->command->parsed()) return entry->made();
    }
    return std::nullopt;
  }

 private:
  struct Entry {
    const CLI::App* command;
    std::function<Command()> made;
  };

  CLI::App& app_;
  std::vector<Entry> entries_;
};

}  // namespace

std::variant<Command, Message> parse_arguments(int count, const char* const* arguments) {
  CLI::App app(
      "Moves Python code from PyTorch to PaddlePaddle: a language server for editors, and "
      "the same on the command line.",
      "paddle-ls");
  ServeOptions serve_options;
  bool version = false;
  app.require_subcommand(0, 1);
  app.add_flag("--version", version, "Print the version");
  add_serve_options(app, serve_options);
  add_serve(app, serve_options);
  CommandTable commands(app);
  commands.add(add_convert);
  commands.add(add_check);
  commands.add(add_self_check);
  commands.add(add_replay);
  commands.add(add_static_command);
  commands.add(add_static_check);
  commands.add(add_map_trace);
  commands.add(add_template_command);
  commands.add(add_ir_command);
  commands.add(add_docs_command);
  commands.add(add_rules_command);
  commands.add(add_settings_schema);
  commands.add(add_rules_schema);
  commands.add(add_version);
  app.footer(
      "Examples:\n"
      "  paddle-ls convert src           show what would change\n"
      "  paddle-ls check src             report what uses torch\n"
      "  paddle-ls convert --help        more about one command\n");

  const std::vector<const char*> written = with_summary_format(count, arguments);
  try {
    app.parse(static_cast<int>(written.size()), written.data());
  } catch (const CLI::ParseError& error) {
    std::ostringstream out;
    std::ostringstream complaint;
    const int status = app.exit(error, out, complaint);
    if (status == 0) return Message{out.str(), exit_status::clean};
    return Message{complaint.str(), exit_status::could_not_run};
  }

  if (version) return VersionOptions{};
  return commands.chosen().value_or(serve_options);
}

}  // namespace paddle_ls::cli
