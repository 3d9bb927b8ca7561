#include "server/cli/ir_report.hpp"

#include <algorithm>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "engine/ir/call_stack.hpp"

namespace paddle_ls::cli {

namespace {

namespace json = boost::json;

rewrite::Severity severity_of(ir::FindingCode code) {
  switch (ir::info(code).severity) {
    case ir::FindingSeverity::error: return rewrite::Severity::error;
    case ir::FindingSeverity::warning: return rewrite::Severity::warning;
    case ir::FindingSeverity::hint: return rewrite::Severity::hint;
  }
  return rewrite::Severity::hint;
}

const ir::OpDesc* op_of(const LoadedProgram& program, const ir::Finding& finding) {
  if (!program.legacy || finding.place.block < 0 || finding.place.op < 0) return nullptr;
  const auto block = static_cast<std::size_t>(finding.place.block);
  const auto op = static_cast<std::size_t>(finding.place.op);
  if (block >= program.legacy->blocks.size()) return nullptr;
  const auto& ops = program.legacy->blocks[block].ops;
  return op < ops.size() ? &ops[op] : nullptr;
}

std::optional<ir::PythonFrame> python_line(const LoadedProgram& program,
                                           const ir::Finding& finding) {
  const ir::OpDesc* op = op_of(program, finding);
  return op ? ir::user_frame(*op) : std::nullopt;
}

json::object details_of(const LoadedProgram& program, const ir::Finding& finding) {
  json::object result = {
      {"block", finding.place.block}, {"op", finding.place.op}, {"type", finding.op_type}};
  if (!finding.argument.empty()) result["argument"] = finding.argument;
  if (!finding.variable.empty()) result["variable"] = finding.variable;
  if (!finding.paddle_message.empty()) result["paddle"] = ir::paddle_error_text(finding);
  if (const auto frame = python_line(program, finding)) {
    result["python"] = json::object{{"file", frame->file}, {"line", frame->line}};
  }
  return result;
}

ReportedFinding reported(const LoadedProgram& program, const ir::Finding& finding) {
  ReportedFinding result{ir::info(finding.code).id, severity_of(finding.code), finding.message};
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
  for (int i = 0; i <= static_cast<int>(ir::FindingCode::operands_disagree); ++i) {
    const auto code = static_cast<ir::FindingCode>(i);
    codes.push_back({ir::info(code).id, severity_of(code), ir::info(code).title});
  }
  return codes;
}

void report_program(const std::filesystem::path& file, const LoadedProgram& program,
                    ReportWriter& writer) {
  std::vector<ReportedFinding> findings;
  for (const ir::Finding& finding : program.translation.findings) {
    findings.push_back(reported(program, finding));
  }
  writer.add(writer.report({file.string(), {}, text::LineIndex(""), findings}));
}

void write_text_statistics(const std::filesystem::path& file, const ir::ProgramStatistics& counted,
                           std::ostream& out) {
  out << file.string() << "\n"
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
  json::object ops;
  for (const auto& [name, count] : counted.ops) ops[name] = count;
  json::object unsupported;
  for (const auto& [name, count] : counted.unsupported) unsupported[name] = count;
  return {{"file", file.string()},
          {"operations", counted.op_count},
          {"regions", counted.region_count},
          {"parameters", counted.parameter_count},
          {"parameterElements", counted.parameter_elements},
          {"parameterBytes", counted.parameter_bytes},
          {"ops", std::move(ops)},
          {"unsupported", std::move(unsupported)}};
}

}  // namespace paddle_ls::cli
