#include "server/ir/report.hpp"

namespace paddle_ls::server {

namespace json = boost::json;

std::optional<ir::PythonFrame> python_line(const LoadedProgram& program,
                                           const ir::TranslationFinding& finding) {
  const ir::OpDesc* op = operator_at(program, finding.place);
  return op ? ir::user_frame(*op) : std::nullopt;
}

json::object details_of(const LoadedProgram& program, const ir::TranslationFinding& finding) {
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

json::object json_of(const LoadedProgram& program, const ir::TranslationFinding& finding) {
  json::object result = {{"code", ir::info(finding.code).id},
                         {"severity", severity_name(ir::info(finding.code).severity)},
                         {"message", finding.message}};
  for (auto& detail : details_of(program, finding)) result.insert(detail);
  return result;
}

json::object json_of(const ir::ProgramStatistics& counted) {
  json::object ops;
  for (const auto& [name, count] : counted.ops) ops[name] = count;
  json::object unsupported;
  for (const auto& [name, count] : counted.unsupported) unsupported[name] = count;
  return {{"operations", counted.op_count},
          {"regions", counted.region_count},
          {"parameters", counted.parameter_count},
          {"parameterElements", counted.parameter_elements},
          {"parameterBytes", counted.parameter_bytes},
          {"ops", std::move(ops)},
          {"unsupported", std::move(unsupported)}};
}

}  // namespace paddle_ls::server
