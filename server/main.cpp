// The program `paddle-ls`: words of the command line in, exit status out.

#include <iostream>
#include <string>

#include <spdlog/spdlog.h>
#include <unistd.h>

#include "engine/rewrite/rule_fields.hpp"
#include "server/cli/check.hpp"
#include "server/cli/commands.hpp"
#include "server/cli/convert.hpp"
#include "server/cli/map_trace.hpp"
#include "server/cli/parse_arguments.hpp"
#include "server/cli/self_check.hpp"
#include "server/cli/static_check.hpp"
#include "server/cli/static_show.hpp"
#include "server/cli/template_verbs.hpp"
#include "server/editor_check.hpp"
#include "server/settings/schema.hpp"
#include "server/version.hpp"

namespace {

using namespace paddle_ls;
using namespace paddle_ls::cli;

struct Run {
  const Console& console;

  int operator()(const ServeOptions& options) const { return serve(options); }
  int operator()(const ReplayOptions& options) const { return replay(options); }
  int operator()(const ConvertOptions& options) const { return convert(options, console); }
  int operator()(const CheckOptions& options) const { return check(options, console); }
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
  int operator()(const docs::Verb& verb) const { return docs::run(verb); }
  int operator()(const SettingsSchemaOptions&) const { return print(settings::json_schema()); }
  int operator()(const RulesSchemaOptions&) const {
    return print(rewrite::rule_file_schema() + "\n");
  }
  int operator()(const VersionOptions&) const {
    return print("paddle-ls " + std::string(server::version) + "\n");
  }

  int print(const std::string& text) const {
    console.out << text << std::flush;
    return console.out ? exit_status::clean : exit_status::could_not_run;
  }
};

}  // namespace

int main(int count, char** arguments) {
  std::ios::sync_with_stdio(false);
  spdlog::set_level(spdlog::level::warn);
  const auto parsed = parse_arguments(count, arguments);
  if (const auto* message = std::get_if<Message>(&parsed)) {
    (message->status == exit_status::clean ? std::cout : std::cerr) << message->text;
    return message->status;
  }
  const Console console{std::cout, std::cerr, isatty(STDOUT_FILENO) == 1,
                        isatty(STDERR_FILENO) == 1};
  return std::visit(Run{console}, std::get<Command>(parsed));
}
