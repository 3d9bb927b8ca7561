#include <cmath>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "server/cli/align/align_reports.hpp"
#include "server/cli/align/line_json.hpp"

namespace paddle_ls::cli {
namespace {

namespace json = boost::json;
using alignment::ProgramLine;
using alignment::RunDifference;

// JSON has no infinities or NaN.
json::value json_of(double number) {
  return std::isfinite(number) ? json::value(number) : json::value(nullptr);
}

json::value json_of(const std::optional<alignment::PartError>& error) {
  if (!error) return nullptr;
  return json::object{{"in", error->at},
                      {"largest", json_of(error->largest)},
                      {"scale", json_of(error->scale)},
                      {"rms", json_of(error->rms)},
                      {"rmsScale", json_of(error->rms_scale)},
                      {"at", error->index},
                      {"original", error->original},
                      {"converted", error->converted}};
}

json::array rules_at(const project::ProgramPairs& pairs, const RunDifference& difference) {
  json::array rules;
  for (const auto& use : pairs.uses_at(difference.at.original, difference.site)) {
    rules.push_back(
        json::object{{"api", use.api},
                     {"becomes", use.target},
                     {"standing", use.standing},
                     {"review", use.reason},
                     {"differences", json::array(use.differences.begin(), use.differences.end())}});
  }
  return rules;
}

json::object json_of(const AlignedEntry& entry, const RunDifference& difference) {
  json::array rules = rules_at(entry.pairs, difference);
  json::object result{{"what", difference.what},
                      {"subject", difference.subject},
                      {"original", line_json(difference.at.original)},
                      {"converted", line_json(difference.at.converted)},
                      {"step", difference.step},
                      {"error", json_of(difference.error)},
                      {"words", error_words(difference)}};
  if (!difference.message.empty()) result["message"] = difference.message;
  result["rule"] = rules.empty() ? json::value(nullptr) : rules.front();
  result["rules"] = std::move(rules);
  return result;
}

json::array json_of(const std::vector<alignment::LayerResult>& layers) {
  const auto number = [](const std::optional<double>& error) {
    return error ? json_of(*error) : json::value(nullptr);
  };
  json::array result;
  for (const alignment::LayerResult& layer : layers) {
    result.push_back(json::object{{"root", layer.root},
                                  {"path", layer.path},
                                  {"class", layer.class_name},
                                  {"original", line_json(layer.made.original)},
                                  {"converted", line_json(layer.made.converted)},
                                  {"error", number(layer.forward)},
                                  {"gradientError", number(layer.backward)},
                                  {"agrees", layer.forward_agrees},
                                  {"gradientsAgree", layer.backward_agrees}});
  }
  return result;
}

json::array json_of(const std::vector<alignment::TestResult>& tests) {
  json::array result;
  for (const alignment::TestResult& test : tests) {
    result.push_back(json::object{{"name", test.name},
                                  {"original", test.original},
                                  {"converted", test.converted},
                                  {"raised", test.raised},
                                  {"message", test.message}});
  }
  return result;
}

std::string absolute_name(const std::filesystem::path& folder) {
  std::error_code failed;
  const auto path = std::filesystem::absolute(folder, failed);
  return (failed ? folder : path).lexically_normal().generic_string();
}

json::object settings_of(const AlignedEntry& entry) {
  json::array weights(entry.aligned.handed_over.begin(), entry.aligned.handed_over.end());
  return {{"torch", entry.aligned.original.version},
          {"paddle", entry.aligned.converted.version},
          {"seed", entry.entry.seed},
          {"steps", entry.entry.steps},
          {"roundingMeasured", entry.aligned.was_perturbed},
          {"weights", std::move(weights)},
          {"original", entry.aligned.original.settings},
          {"converted", entry.aligned.converted.settings}};
}

}  // namespace

std::string align_json(const AlignedEntry& entry) {
  const alignment::RunVerdict& verdict = entry.aligned.verdict;
  json::array differences;
  for (const RunDifference& each : verdict.differences) differences.push_back(json_of(entry, each));
  json::object result;
  result["entry"] = project::name_of(entry.entry);
  result["agree"] = verdict.agree();
  result["first"] = differences.empty() ? json::value(nullptr) : differences.front();
  result["differences"] = std::move(differences);
  if (!entry.entry.tests.empty()) result["tests"] = json_of(entry.aligned.tests);
  result["layers"] = json_of(verdict.layers);
  if (!entry.aligned.reproducer.empty()) result["reproducer"] = entry.aligned.reproducer_file;
  result["programs"] = json::object{{"original", absolute_name(entry.programs.original)},
                                    {"converted", absolute_name(entry.programs.converted)}};
  result["compared"] = verdict.compared;
  result["remarks"] = json::array(verdict.remarks.begin(), verdict.remarks.end());
  result["settings"] = settings_of(entry);
  return json::serialize(result) + "\n";
}

}  // namespace paddle_ls::cli
