// What `paddle-ls ir check` and `ir stats` found, as text, JSON and SARIF.
#pragma once

#include <filesystem>
#include <iosfwd>
#include <vector>

#include <boost/json/object.hpp>

#include "engine/ir/statistics.hpp"
#include "server/cli/ir_program.hpp"

namespace paddle_ls::cli {

struct ReportedProgram {
  std::filesystem::path file;
  const LoadedProgram* program;
};

// A line per finding: FILE: block B, op N (type): CODE message [at python file:line].
void write_text_report(const std::vector<ReportedProgram>& programs, std::ostream& out);
void write_json_report(const std::vector<ReportedProgram>& programs, std::ostream& out);
void write_sarif_report(const std::vector<ReportedProgram>& programs, std::ostream& out);

void write_text_statistics(const std::filesystem::path& file, const ir::ProgramStatistics& counted,
                           std::ostream& out);
boost::json::object json_of_statistics(const std::filesystem::path& file,
                                       const ir::ProgramStatistics& counted);

}  // namespace paddle_ls::cli
