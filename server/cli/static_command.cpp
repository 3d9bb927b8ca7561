#include "server/cli/static_command.hpp"

#include <CLI/CLI.hpp>

namespace paddle_ls::cli {

const CLI::App* add_static_command(CLI::App& app, StaticOptions& to) {
  auto* const command = app.add_subcommand(
      "static", "What paddle.jit.to_static makes of a function, without running it");
  command->require_subcommand(1);
  auto* const show = command->add_subcommand("show", "Print the code that conversion generates");
  show->add_option("file", to.file, "The Python file")->required()->type_name("FILE");
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
          "Put in front of each line the source line it is from, and = or + for helper code")
      ->excludes(diff);
  show->add_flag("--optim", to.optimize_breaks, "As with FLAGS_optim_transformation=1");
  show->footer("Exit status: 0 the function converts, 1 conversion would fail, 2 could not run.");
  return command;
}

}  // namespace paddle_ls::cli
