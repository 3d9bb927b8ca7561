#include "server/cli/ir/ir_report.hpp"

#include <algorithm>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "server/ir/report.hpp"

namespace paddle_ls::cli {

namespace {

namespace json = boost::json;

using server::details_of;
using server::json_of;
using server::python_line;

ReportedFinding reported(const LoadedProgram& program, const ir::TranslationFinding& finding) {
  ReportedFinding result{ir::info(finding.code).id, ir::info(finding.code).severity,
                         finding.message};
  result.logical_place = "block " + std::to_string(finding.place.block) + ", op " +
                         std::to_string(finding.place.op) + " (" + finding.op_type + ")";
  if (const auto frame = python_line(program, finding)) {
    result.related.push_back({std::string(frame->file), std::max(frame->line, 1U)});
  }
  result.details = details_of(program, finding);
  return result;
}

}  // namespace

std::vector<rewrite::Code> ir_codes() {
  std::vector<rewrite::Code> codes;
  for (const ir::FindingInfo& info : ir::finding_infos()) {
    codes.push_back({info.id, info.severity, info.title});
  }
  return codes;
}

std::size_t report_program(const std::filesystem::path& file, const LoadedProgram& program,
                           ReportWriter& writer, Hints hints) {
  std::vector<ReportedFinding> findings;
  std::size_t hidden = 0;
  for (const ir::TranslationFinding& finding : program.translation.findings) {
    if (hints == Hints::hidden && ir::info(finding.code).severity == Severity::hint) {
      ++hidden;
    } else {
      findings.push_back(reported(program, finding));
    }
  }
  writer.add(writer.report({file.generic_string(), {}, text::LineIndex(""), findings}));
  return hidden;
}

void write_text_statistics(const std::filesystem::path& file, const ir::ProgramStatistics& counted,
                           std::ostream& out) {
  out << file.generic_string() << "\n"
      << "  operations  " << counted.op_count << " in " << counted.region_count + 1 << " blocks\n"
      << "  parameters  " << counted.parameter_count << " with " << counted.parameter_elements
      << " elements, " << counted.parameter_bytes << " bytes\n";
  if (counted.parameters_of_unknown_shape > 0) {
    out << "  of unknown shape " << counted.parameters_of_unknown_shape << "\n";
  }
  std::vector<std::pair<std::string, std::size_t>> ops(counted.ops.begin(), counted.ops.end());
  std::ranges::stable_sort(ops, std::ranges::greater{}, [](const auto& op) { return op.second; });
  for (const auto& [name, count] : ops) out << "  " << count << "\t" << name << "\n";
}

json::object json_of_statistics(const std::filesystem::path& file,
                                const ir::ProgramStatistics& counted) {
  json::object result = json_of(counted);
  result["file"] = file.generic_string();
  return result;
}

}  // namespace paddle_ls::cli
