// The program `paddle-ls`: words of the command line in, exit status out.

#include <iostream>
#include <optional>
#include <string>

#include "engine/rewrite/language/rule_fields.hpp"
#include "platform/terminal.hpp"
#include "project/settings/schema.hpp"
#include "server/cli/align/align.hpp"
#include "server/cli/check/run_check.hpp"
#include "server/cli/check/self_check.hpp"
#include "server/cli/check/watch_check.hpp"
#include "server/cli/command_options.hpp"
#include "server/cli/convert/convert_onto.hpp"
#include "server/cli/convert/run_convert.hpp"
#include "server/cli/convert/runs_without.hpp"
#include "server/cli/convert/watch_convert.hpp"
#include "server/cli/decide/run_decide.hpp"
#include "server/cli/differences/run_differences.hpp"
#include "server/cli/mcp/mcp_command.hpp"
#include "server/cli/parse_arguments.hpp"
#include "server/cli/port/run_port.hpp"
#include "server/cli/reports/harmless_output.hpp"
#include "server/cli/rules/rules_verbs.hpp"
#include "server/cli/run/prefixes.hpp"
#include "server/cli/schema/schema_command.hpp"
#include "server/cli/static/map_trace.hpp"
#include "server/cli/static/static_check.hpp"
#include "server/cli/static/static_show.hpp"
#include "server/cli/template/template_verbs.hpp"
#include "server/cli/weights/weights_command.hpp"
#include "server/editor_check.hpp"
#include "server/logging/log.hpp"
#include "server/version.hpp"

namespace {

using namespace paddle_ls;
using namespace paddle_ls::cli;

struct Run {
  const Console& console;

  int operator()(const ServeOptions& options) const { return serve(options); }
  int operator()(const ReplayOptions& options) const { return replay(options); }
  int operator()(const ConvertOptions& options) const {
    if (!options.onto.empty()) return convert_onto(options, console);
    return options.watch ? watch_convert(options, console) : convert(options, std::cin, console);
  }
  int operator()(const CheckOptions& options) const {
    const auto once = [this](const CheckOptions& each) {
      return each.runs_without ? check_runs_without(each, console) : check(each, std::cin, console);
    };
    return options.watch ? watch_check(options, console, once) : once(options);
  }
  int operator()(const SelfCheckOptions& options) const {
    return self_check(options, console, editor_violations);
  }
  int operator()(const StaticOptions& options) const { return show_static(options, console); }
  int operator()(const StaticCheckOptions& options) const { return check_static(options, console); }
  int operator()(const MapTraceOptions& options) const {
    return map_trace(options, std::cin, console);
  }
  int operator()(const TemplateOptions& options) const { return run_template(options, console); }
  int operator()(const IrOptions& options) const {
    return run_ir(options, console.out, console.err);
  }
  int operator()(const WeightsOptions& options) const {
    return run_weights(options, console.out, console.err);
  }
  int operator()(const docs::DocsVerb& verb) const { return docs::run(verb); }
  int operator()(const rules::RulesVerb& verb) const { return rules::run(verb, console); }
  int operator()(const AlignOptions& options) const { return align(options, console); }
  int operator()(const PortOptions& options) const { return port_packages(options, console); }
  int operator()(const DecideOptions& options) const { return decide(options, std::cin, console); }
  int operator()(const DifferencesOptions& options) const {
    return show_differences(options, console);
  }
  int operator()(const ExplainOptions& options) const { return explain(options, console); }
  int operator()(const HelpOptions& options) const { return show_help(options, console); }
  int operator()(const ManOptions& options) const { return show_man_page(options, console); }
  int operator()(const ShellCompletionOptions& options) const {
    return show_completion(options, console);
  }
  int operator()(const SchemaOptions& options) const { return show_schema(options, console); }
  int operator()(const McpOptions& options) const { return run_mcp(options, std::cin, console); }
  int operator()(const SettingsSchemaOptions&) const { return print(settings::json_schema()); }
  int operator()(const RulesSchemaOptions&) const {
    return print(rewrite::rule_file_schema() + "\n");
  }
  int operator()(const VersionOptions&) const {
    return print("paddle-ls " + std::string(server::program_version) + "\n");
  }
  int operator()(const UsageMessage& message) const {
    (message.status == exit_status::clean ? console.out : console.err) << message.text;
    return message.status;
  }

  int print(const std::string& text) const {
    console.out << text;
    return exit_status::clean;
  }
};

// What every command ends with: printed output must not be lost silently.
int finished(int status, const Console& console) {
  console.out.flush();
  if (console.out) return status;
  console.err << error_prefix << "the output could not be written\n";
  return exit_status::could_not_run;
}

// No room has a function of this name, which would be found first for its own options.
template <class What>
int run_guarded(const What& what, const Console& console) {
  try {
    return finished(Run{console}(what), console);
  } catch (const std::exception& failure) {
    console.err << error_prefix << failure.what() << '\n';
    return exit_status::could_not_run;
  }
}

}  // namespace

int main(int count, char** arguments) {
  platform::prepare_program();
  std::ios::sync_with_stdio(false);
  log::set_level(settings::LogLevel::warning);
  const bool out_is_terminal = platform::output_is_terminal();
  const HarmlessStream harmless_err(std::cerr, OwnColours::replaced);
  std::optional<HarmlessStream> harmless_out;
  if (out_is_terminal) harmless_out.emplace(std::cout, OwnColours::pass);
  std::ostream bar(harmless_err.unguarded());
  const Console console{std::cout, std::cerr, bar, out_is_terminal, platform::error_is_terminal()};

  const auto parsed = parse_arguments(count, arguments, platform::input_is_terminal());
  if (const auto* message = std::get_if<UsageMessage>(&parsed))
    return run_guarded(*message, console);
  return std::visit([&](const auto& command) { return run_guarded(command, console); },
                    std::get<Command>(parsed));
}
