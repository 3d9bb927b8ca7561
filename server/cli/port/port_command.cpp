#include "server/cli/port/port_command.hpp"

#include "server/cli/run/choice_option.hpp"
#include "server/cli/run/source_words.hpp"

namespace paddle_ls::cli {

const ArgumentParser* add_port_command(ArgumentParser& app, PortOptions& to) {
  ArgumentParser* port = app.add_subcommand(
      "port", "Convert installed packages that need PyTorch into a folder of the project");
  port->add_option("packages", to.packages, "Installed packages, such as timm")
      ->required()
      ->type_name("PACKAGE");
  port->add_option(
          "--into", to.into,
          "The folder for the converted packages, relative to the project (default: vendor)")
      ->type_name("DIR")
      ->check(is_path);
  port->add_option("--project", to.project,
                   "The project that imports the packages (default: the current folder)")
      ->type_name("DIR")
      ->is_existing_folder();
  port->add_option("--python", to.python,
                   "The environment that the packages are installed in: its folder or its "
                   "interpreter (default: that of the project)")
      ->type_name("PATH")
      ->is_existing_path();
  port->add_flag("--all", to.all, "Convert all modules, not only those that the project reaches");
  port->add_option("--module", to.modules,
                   "Also convert this module and what it imports; can be repeated")
      ->type_name("MODULE")
      ->one_value_each();
  port->add_flag("--keep-imports", to.keep_imports, "Leave the imports of the project as they are");
  port->add_flag("--force", to.force, "Replace files even if git could not restore them");
  add_profile(*port, to.how.profile);
  add_style(*port, to.how);
  port->footer(
      "Packages that these cannot be imported without, and that need PyTorch too, are converted\n"
      "with them. Imports of the project lead to the copies. When it runs again, a later version\n"
      "is merged with what was edited in the copies.\n\n"
      "Exit status: 0 nothing is left, 1 something is to be done by hand, 2 could not run.\n\n"
      "Examples:\n"
      "  paddle-ls port timm                          what the project needs of timm, in vendor/\n"
      "  paddle-ls port timm --all --into src/net/vendor\n"
      "  paddle-ls port lpips --python /path/of/venv  from another environment\n");
  return port;
}

}  // namespace paddle_ls::cli
