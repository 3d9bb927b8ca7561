#include "server/cli/ir_report.hpp"

#include <algorithm>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "server/ir/report.hpp"

namespace paddle_ls::cli {

namespace {

namespace json = boost::json;

using server::json_of;
using server::python_line;
using server::severity_name;

}  // namespace

void write_text_report(const std::vector<ReportedProgram>& programs, std::ostream& out) {
  for (const auto& [file, program] : programs) {
    for (const ir::Finding& finding : program->translation.findings) {
      out << file.string() << ": block " << finding.place.block << ", op " << finding.place.op
          << " (" << finding.op_type << "): " << ir::info(finding.code).id << " "
          << finding.message;
      if (const auto frame = python_line(*program, finding)) {
        out << " [" << frame->file << ":" << frame->line << "]";
      }
      out << "\n";
    }
  }
}

void write_json_report(const std::vector<ReportedProgram>& programs, std::ostream& out) {
  json::array files;
  for (const auto& [file, program] : programs) {
    json::array findings;
    for (const ir::Finding& finding : program->translation.findings) {
      findings.push_back(json_of(*program, finding));
    }
    files.push_back(json::object{{"file", file.string()}, {"findings", std::move(findings)}});
  }
  out << json::serialize(files) << "\n";
}

void write_sarif_report(const std::vector<ReportedProgram>& programs, std::ostream& out) {
  json::array results;
  for (const auto& [file, program] : programs) {
    for (const ir::Finding& finding : program->translation.findings) {
      json::array locations;
      locations.push_back(json::object{
          {"physicalLocation",
           json::object{{"artifactLocation", json::object{{"uri", file.generic_string()}}}}},
          {"logicalLocations",
           json::array{
               json::object{{"fullyQualifiedName", "block " + std::to_string(finding.place.block) +
                                                       "/op " + std::to_string(finding.place.op) +
                                                       "/" + finding.op_type}}}}});
      json::object result = {{"ruleId", ir::info(finding.code).id},
                             {"level", severity_name(ir::info(finding.code).severity)},
                             {"message", json::object{{"text", finding.message}}},
                             {"locations", std::move(locations)}};
      if (const auto frame = python_line(*program, finding)) {
        result["relatedLocations"] = json::array{json::object{
            {"physicalLocation",
             json::object{{"artifactLocation", json::object{{"uri", frame->file}}},
                          {"region", json::object{{"startLine", std::max(frame->line, 1U)}}}}}}};
      }
      results.push_back(std::move(result));
    }
  }
  const json::object log = {
      {"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
      {"version", "2.1.0"},
      {"runs", json::array{json::object{
                   {"tool", json::object{{"driver", json::object{{"name", "paddle-ls"}}}}},
                   {"results", std::move(results)}}}}};
  out << json::serialize(log) << "\n";
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
  json::object result = json_of(counted);
  result["file"] = file.string();
  return result;
}

}  // namespace paddle_ls::cli
