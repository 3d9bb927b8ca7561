// A file on the command line -> a PIR program, whatever form the file has.
#pragma once

#include <filesystem>

#include "engine/text/result.hpp"
#include "server/cli/ir/ir_command.hpp"
#include "server/ir/model_file.hpp"

namespace paddle_ls::cli {

using server::IrContext;
using server::LoadedProgram;

Result<IrContext> ir_context(const IrOptions& options);

// "-" is standard input. The error's `where` is the file and the place inside it.
Result<LoadedProgram> load_program(const std::filesystem::path& file, const IrContext& context);

}  // namespace paddle_ls::cli
