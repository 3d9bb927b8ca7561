#include "server/cli/static/static_command.hpp"

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/check/check_command.hpp"
#include "server/cli/run/choice_option.hpp"

namespace paddle_ls::cli {

const ArgumentParser* add_static_command(ArgumentParser& app, StaticOptions& to) {
  auto* const command = app.add_subcommand(
      "static", "Show what paddle.jit.to_static generates from a function, without running it");
  command->require_subcommand();
  auto* const show = command->add_subcommand("show", "Print the code that conversion generates");
  show->add_option("file", to.file, "The Python file")
      ->required()
      ->type_name("FILE")
      ->check(is_path);
  show->add_option("--function", to.function, "The function; a method as Class.method")
      ->required()
      ->type_name("NAME");
  show->add_option("--level", to.level,
                   "The code after this pass, as set_code_level counts, or all stages")
      ->type_name("N|all");
  auto* const diff = show->add_flag_callback(
      "--diff", [&to] { to.shown = StaticShown::diff; }, "Print what each pass changes");
  show->add_flag_callback(
          "--line-map", [&to] { to.shown = StaticShown::line_map; },
          "Prefix each line with its source line, and with = or + for helper code")
      ->excludes(diff);
  show->add_flag("--optim", to.optimize_breaks, "Convert as with FLAGS_optim_transformation=1");
  show->footer("Exit status: 0 the function converts, 1 conversion would fail, 2 could not run.\n");
  return command;
}

const ArgumentParser* add_static_check(ArgumentParser& app, StaticCheckOptions& to) {
  ArgumentParser* check = app.subcommand("static")->add_subcommand(
      "check", "Report code that paddle.jit.to_static breaks when it converts functions");
  add_check_options(*check, to.files);
  check->add_flag_callback(
      "--all-functions", [&to] { to.reach = to_static::Reach::every_function; },
      "Also check functions, and `forward` of classes, that their file does not convert");
  check->footer("Exit status: 0 no findings, 1 findings, 2 could not run.\n");
  return check;
}

const ArgumentParser* add_map_trace(ArgumentParser& app, MapTraceOptions& to) {
  auto* const verb = app.subcommand("static")->add_subcommand(
      "map-trace", "Map a traceback of generated code on standard input to the source");
  verb->add_option("paths", to.places,
                   "Files and folders to look for the functions in (default: this folder)")
      ->type_name("PATH");
  verb->footer(
      "Exit status: 0 every generated frame was found, 1 some were not, 2 could not run.\n\n"
      "Examples:\n"
      "  python train.py 2>&1 | paddle-ls static map-trace src\n");
  return verb;
}

}  // namespace paddle_ls::cli
