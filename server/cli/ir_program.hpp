// A file on the command line -> a PIR program, whatever form the file has.
#pragma once

#include <filesystem>
#include <optional>

#include "engine/ir/print_dialect.hpp"
#include "engine/ir/program_desc.hpp"
#include "engine/ir/translate.hpp"
#include "engine/text/result.hpp"
#include "server/cli/ir_command.hpp"

namespace paddle_ls::cli {

// What the options mean, resolved once for all files.
struct IrContext {
  ir::Target target;
  ir::Dialect dialect;
  ir::TranslateMode mode;
  ir::OpTable table;
};

struct LoadedProgram {
  std::optional<ir::ProgramDesc> legacy;  // nothing when the file is PIR already
  ir::Translation translation;
};

Result<IrContext> ir_context(const IrOptions& options);

// "-" is standard input. The error's `where` is the file and the place inside it.
Result<LoadedProgram> load_program(const std::filesystem::path& file, const IrContext& context);

}  // namespace paddle_ls::cli
