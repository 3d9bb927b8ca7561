// The verbs of `paddle-ls ir`; each returns the exit status.
#pragma once

#include <iosfwd>

#include "server/cli/ir/ir_command.hpp"
#include "server/cli/ir/ir_program.hpp"

namespace paddle_ls::cli {

int ir_translate(const IrOptions&, const IrContext&, std::ostream& out, std::ostream& err);
int ir_check(const IrOptions&, const IrContext&, std::ostream& out, std::ostream& err);
int ir_diff(const IrOptions&, const IrContext&, std::ostream& out, std::ostream& err);
int ir_stats(const IrOptions&, const IrContext&, std::ostream& out, std::ostream& err);
int ir_graph(const IrOptions&, const IrContext&, std::ostream& out, std::ostream& err);
int ir_json(const IrOptions&, const IrContext&, std::ostream& out, std::ostream& err);

int ir_upgrade(const IrOptions& options, std::ostream& out, std::ostream& err);

}  // namespace paddle_ls::cli
