// What stands for reading, translating and upgrading models where a module has to be small.
#include "server/ir/model_file.hpp"
#include "server/ir/read_model.hpp"
#include "server/ir/upgrade_model.hpp"

namespace paddle_ls::server {
namespace {

tl::unexpected<Error> no_models() {
  return error("models cannot be read in a browser; use paddle-ls on your machine");
}

}  // namespace

Result<LoadedProgram> load_program(std::string, const IrContext&, const std::function<bool()>&) {
  return no_models();
}

Result<std::string> read_model(const std::filesystem::path&) {
  return no_models();
}

Result<UpgradedModel> upgrade_model(const UpgradeRequest&) {
  return no_models();
}

}  // namespace paddle_ls::server
