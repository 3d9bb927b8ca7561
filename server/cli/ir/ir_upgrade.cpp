// `paddle-ls ir upgrade`: a model of an older release for Paddle 3.
#include <ostream>

#include "server/cli/ir/ir_verbs.hpp"
#include "server/cli/run/console.hpp"
#include "server/cli/run/exit_status.hpp"
#include "server/cli/run/prefixes.hpp"
#include "server/ir/upgrade_report.hpp"

namespace paddle_ls::cli {

int ir_upgrade(const IrOptions& options, std::ostream& out, std::ostream& err) {
  const std::filesystem::path& file = options.files.front();
  server::UpgradeRequest request;
  request.model = file;
  request.parameters = options.parameters;
  request.folder = options.out;
  request.replace = options.force;
  const auto model = server::upgrade_model(request);
  if (!model) {
    complain(model.error(), err);
    return exit_status::could_not_run;
  }
  const std::string name = printable(file.generic_string());
  out << name << ": " << server::upgrade_headline(model->upgraded) << "\n";
  for (const std::string& line : server::upgrade_lines(model->upgraded)) {
    out << "  " << line << "\n";
  }
  if (model->program_file.empty()) {
    for (const std::string& line : server::upgrade_failures(*model)) {
      err << name << ": " << line << "\n";
    }
    err << error_prefix << "nothing was written: Paddle 3 has no operators for these\n";
    return exit_status::findings;
  }
  out << "wrote " << printable(model->program_file.generic_string());
  if (!model->parameters_file.empty()) {
    out << " and " << printable(model->parameters_file.generic_string());
  }
  out << "\n";
  return exit_status::clean;
}

}  // namespace paddle_ls::cli
