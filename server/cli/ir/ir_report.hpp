// What `paddle-ls ir check` and `ir stats` found.
//
// A program has no lines: a finding is at a block and an operator, and where the program remembers
// the line of Python that made the operator, that line belongs to it.
#pragma once

#include <filesystem>
#include <iosfwd>
#include <vector>

#include <boost/json/object.hpp>

#include "engine/ir/pir/statistics.hpp"
#include "server/cli/ir/ir_program.hpp"
#include "server/cli/reports/report_writer.hpp"

namespace paddle_ls::cli {

// All codes of findings in programs.
std::vector<rewrite::Code> ir_codes();

enum class Hints : std::uint8_t { shown, hidden };

// Adds what was found in the program of `file` to a report. Returns how many hints were not
// written.
std::size_t report_program(const std::filesystem::path& file, const LoadedProgram& program,
                           ReportWriter& writer, Hints hints);

void write_text_statistics(const std::filesystem::path& file, const ir::ProgramStatistics& counted,
                           std::ostream& out);
boost::json::object json_of_statistics(const std::filesystem::path& file,
                                       const ir::ProgramStatistics& counted);

}  // namespace paddle_ls::cli
