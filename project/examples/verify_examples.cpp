#include "project/examples/verify_examples.hpp"

#include <array>
#include <optional>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "platform/run_program.hpp"
#include "project/examples/runner_files.hpp"
#include "project/files/temporary_folder.hpp"

namespace paddle_ls::project {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

json::object json_of(const HalfCode& half) {
  return {{"code", half.code}, {"line", half.line}};
}

std::string plan_of(const std::vector<DocumentExample>& examples, const ExampleWishes& wishes,
                    const fs::path& folder) {
  json::array listed;
  for (const DocumentExample& example : examples) {
    listed.push_back(
        json::object{{"torch", json_of(example.torch)}, {"paddle", json_of(example.paddle)}});
  }
  return json::serialize(json::object{{"torch_python", wishes.torch_python},
                                      {"paddle_python", wishes.paddle_python},
                                      {"seconds", wishes.seconds},
                                      {"folder", folder.generic_string()},
                                      {"examples", std::move(listed)}});
}

// What the runner says on its lines of standard error.
class Listener {
 public:
  Listener(std::size_t examples, const OnVerdict& on_verdict)
      : examples_(examples), on_verdict_(on_verdict) {}

  void hear(std::string_view line) {
    boost::system::error_code failed;
    json::value value = json::parse(line, failed);
    if (failed || !value.is_object()) {
      if (line.find_first_not_of(" \t\r") != std::string_view::npos) last_line_ = line;
      return;
    }
    json::object& said = value.get_object();
    if (const json::value* problem = said.if_contains("problem")) {
      problem_ = problem->is_string() ? problem->get_string().c_str() : "it cannot run";
    }
    const json::value* number = said.if_contains("example");
    if (number == nullptr || !number->is_int64()) return;
    const auto example = static_cast<std::size_t>(number->get_int64());
    said.erase("example");
    if (example >= examples_ || !said.contains("verdict")) return;
    ++heard_;
    on_verdict_(example, std::move(said));
  }

  std::optional<std::string> problem() const {
    if (problem_) return problem_;
    if (heard_ == examples_) return std::nullopt;
    return last_line_.empty() ? "the run ended before its end" : last_line_;
  }

 private:
  std::size_t examples_;
  const OnVerdict& on_verdict_;
  std::size_t heard_ = 0;
  std::optional<std::string> problem_;
  std::string last_line_;
};

}  // namespace

Result<void> verify_examples(const std::vector<DocumentExample>& examples,
                             const ExampleWishes& wishes, const OnVerdict& on_verdict) {
  static constexpr std::array variables = {std::string_view("PYTHONDONTWRITEBYTECODE=1")};
  if (examples.empty()) return {};
  const auto folder = TemporaryFolder::made();
  if (!folder) return tl::unexpected(folder.error());
  if (auto written = folder->write_all("runner", runner_files()); !written) return written;
  if (auto written = folder->write("plan.json", plan_of(examples, wishes, folder->path()));
      !written) {
    return written;
  }
  Listener listener(examples.size(), on_verdict);
  const platform::Watch watch{wishes.is_unwanted,
                              [&](std::string_view line) { listener.hear(line); }};
  // Comparing needs NumPy, which Paddle brings along.
  const auto printed = platform::run_watched_program(
      {wishes.paddle_python, (*folder / "runner" / "run.py").generic_string(), "verify",
       (*folder / "plan.json").generic_string()},
      {{}, variables}, watch);
  if (!printed) {
    return error(wishes.paddle_python + " cannot be started: " + printed.error().message);
  }
  if (wishes.is_unwanted && wishes.is_unwanted()) return {};
  if (const auto problem = listener.problem()) return error(*problem);
  return {};
}

}  // namespace paddle_ls::project
