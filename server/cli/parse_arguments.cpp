#include "server/cli/parse_arguments.hpp"

#include <functional>
#include <map>
#include <memory>
#include <sstream>

#include <CLI/CLI.hpp>

#include "project/settings/fields.hpp"
#include "server/cli/convert/convert_command.hpp"
#include "server/cli/differences/differences_command.hpp"
#include "server/cli/docs/docs_command.hpp"
#include "server/cli/rules/rules_command.hpp"
#include "server/cli/run/source_words.hpp"
#include "server/cli/static/static_command.hpp"
#include "server/cli/template/template_command.hpp"

namespace paddle_ls::cli {
namespace {

const std::map<std::string, ReportFormat> report_formats = {{"text", ReportFormat::text},
                                                            {"json", ReportFormat::json},
                                                            {"sarif", ReportFormat::sarif},
                                                            {"github", ReportFormat::github}};
const std::map<std::string, FailOnFinding> check_failures = {{"any", FailOnFinding::any},
                                                             {"review", FailOnFinding::review},
                                                             {"manual", FailOnFinding::manual}};

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

void add_check_options(CLI::App& check, CheckOptions& to) {
  add_sources(check, to.sources);
  add_stdin_filename(check, to.sources);
  add_choice(check, "--format", to.format, report_formats, "How findings are written");
  add_colour(check, to.colour);
}

CLI::App* add_check(CLI::App& app, CheckOptions& to) {
  CLI::App* check = app.add_subcommand("check", "Report uses of PyTorch");
  add_check_options(*check, to);
  add_style(*check, to.sources);
  check
      ->add_option_function<std::string>(
          "--runs-without",
          [&to](const std::string& what) {
            if (what != "torch")
              throw CLI::ValidationError("--runs-without", "only torch is known");
            to.runs_without = true;
          },
          "Report what raises when the programs among the paths run, converted, without PyTorch")
      ->type_name("torch");
  add_choice(
      *check, "--fail-on", to.fail_on, check_failures,
      "End with status 1 if there is any finding (the default), one that needs `review` or is "
      "`manual`, or only one that is `manual`");
  check->footer(
      "Exit status: 0 no findings, 1 findings (see --fail-on), 2 could not run.\n\n"
      "Examples:\n"
      "  paddle-ls check src\n"
      "  paddle-ls check src --format json | jq .api\n"
      "  paddle-ls check --runs-without torch train.py    what will stop it, or fail later\n"
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
  commands.add(add_convert_command);
  commands.add(add_check);
  commands.add(add_self_check);
  commands.add(add_replay);
  commands.add(add_static_command);
  commands.add(add_static_check);
  commands.add(add_map_trace);
  commands.add(add_template_command);
  commands.add(add_ir_command);
  commands.add(add_weights_command);
  commands.add(add_docs_command);
  commands.add(add_rules_command);
  commands.add(add_differences_command);
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
