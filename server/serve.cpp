#include "server/cli/serve.hpp"

#include <iostream>

#include "server/cli/commands.hpp"

namespace paddle_ls::cli {

int serve(const ServeOptions&) {
  std::cerr << "paddle-ls: this build has no language server\n";
  return exit_status::could_not_run;
}

int replay(const ReplayOptions&) {
  std::cerr << "paddle-ls: this build has no language server\n";
  return exit_status::could_not_run;
}

}  // namespace paddle_ls::cli
