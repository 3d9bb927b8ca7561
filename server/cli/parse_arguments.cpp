#include "server/cli/parse_arguments.hpp"

#include <functional>
#include <memory>

#include "server/cli/align/align_command.hpp"
#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/check/check_command.hpp"
#include "server/cli/convert/convert_command.hpp"
#include "server/cli/decide/decide_command.hpp"
#include "server/cli/differences/differences_command.hpp"
#include "server/cli/docs/docs_command.hpp"
#include "server/cli/mcp/mcp_command.hpp"
#include "server/cli/pages_command.hpp"
#include "server/cli/port/port_command.hpp"
#include "server/cli/rules/rules_command.hpp"
#include "server/cli/schema/schema_command.hpp"
#include "server/cli/server_commands.hpp"
#include "server/cli/static/static_command.hpp"
#include "server/cli/template/template_command.hpp"
#include "server/cli/words/help_page.hpp"
#include "server/cli/words/usage_error.hpp"

namespace paddle_ls::cli {
namespace {

const ArgumentParser* add_settings_schema(ArgumentParser& app, SettingsSchemaOptions& /*none*/) {
  return app.add_subcommand("settings-schema", "The same as `schema settings`");
}

const ArgumentParser* add_rules_schema(ArgumentParser& app, RulesSchemaOptions& /*none*/) {
  return app.add_subcommand("rules-schema", "The same as `schema rules`");
}

const ArgumentParser* add_version(ArgumentParser& app, VersionOptions& /*none*/) {
  return app.add_subcommand("version", "Print the version");
}

// The commands, each with the options that its arguments are parsed into.
class CommandLine {
 public:
  CommandLine() {
    app_.add_flag("-V,--version", wants_version_, "Print the version");
    add_serve_options(app_, serve_);
    add_commands();
    app_.footer(
        "Examples:\n"
        "  paddle-ls check src             report what uses PyTorch\n"
        "  paddle-ls convert src           show what would change\n"
        "  paddle-ls help convert          more about one command\n");
  }

  ArgumentParser& app() { return app_; }

  // The innermost command, which was added after its parents: `static check`, not `static`.
  Command chosen() const {
    if (wants_version_) return VersionOptions{};
    for (auto entry = entries_.rbegin(); entry != entries_.rend(); ++entry) {
      if (entry->command->is_parsed()) return entry->made();
    }
    return serve_;
  }

 private:
  struct Entry {
    const ArgumentParser* command;
    std::function<Command()> made;
  };

  void add_commands() {
    group_ = "Commands";
    add(add_check_command);
    add(add_convert_command);
    add(add_decide_command);
    add(add_port_command);
    add(add_align_command);
    add(add_weights_command);
    add(add_differences_command);
    add(add_explain_command);
    group_ = "Documents, models, templates and rules";
    add(add_docs_command);
    add(add_ir_command);
    add(add_static_command);
    add(add_static_check);
    add(add_map_trace);
    add(add_template_command);
    add(add_rules_command);
    group_ = "Language server and other tools";
    entries_.push_back({in_group(add_serve_command(app_, serve_)), [this] { return serve_; }});
    add(add_mcp_command);
    add(add_replay_command);
    add(add_self_check_command);
    add(add_schema_command);
    add(add_settings_schema);
    add(add_rules_schema);
    add(add_completion_command);
    add(add_man_command);
    add(add_help_command);
    add(add_version);
  }

  template <class App, class Options>
  void add(App* (*add_to)(ArgumentParser&, Options&)) {
    const auto read = std::make_shared<Options>();
    entries_.push_back({in_group(add_to(app_, *read)), [read] { return Command(*read); }});
  }

  // Commands below a command have no separate heading.
  const ArgumentParser* in_group(const ArgumentParser* command) {
    const ArgumentParser& top = command->is_below(app_) ? *command : *command->around();
    app_.subcommand(top.name())->group(group_);
    return command;
  }

  ArgumentParser app_{
      "Converts Python code from PyTorch to PaddlePaddle: on the command line, and in editors as a "
      "language server",
      "paddle-ls"};
  ServeOptions serve_;
  bool wants_version_ = false;
  std::string group_;
  std::vector<Entry> entries_;
};

}  // namespace

std::variant<Command, UsageMessage> parse_arguments(int count, const char* const* arguments,
                                                    bool in_is_terminal) {
  if (count < 2 && in_is_terminal)
    return UsageMessage{help_page(command_table()), exit_status::clean};
  CommandLine line;
  const std::vector<const char*> written = with_summary_format(count, arguments);
  const auto failure = line.app().parse(static_cast<int>(written.size()), written.data());
  if (!failure) return line.chosen();
  const CommandWords table = line.app().words();
  if (failure->kind == FailureKind::help_requested) {
    return UsageMessage{help_page(command_named(table, failure->command)), exit_status::clean};
  }
  return UsageMessage{usage_error(table, *failure), exit_status::could_not_run};
}

CommandWords command_table() {
  return CommandLine().app().words();
}

}  // namespace paddle_ls::cli
