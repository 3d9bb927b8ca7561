// The questions that a project has to answer.
#include "project/questions/questions.hpp"

#include <doctest/doctest.h>

#include "project/questions/idle_decisions.hpp"
#include "project/settings/layer.hpp"
#include "test/unit/conversion/in_project.hpp"

using namespace paddle_ls;
using namespace paddle_ls::project;

namespace {

settings::Settings settings_from(std::string_view json) {
  const settings::ReadLayer read = settings::read_layer(json, "/project");
  REQUIRE(read.problems.empty());
  return settings::merged(std::array{read.layer});
}

Questions asked_of(const std::string& name, const std::string& text,
                   std::string_view settings = "{}") {
  modules::Neighbours nobody;
  const SourceText source{Form::python, "/project/" + name,
                          std::make_shared<const std::string>(text)};
  const auto file = analyse(source, test::configuration(settings_from(settings)), Goal{}, nobody);
  REQUIRE(file);
  Questions questions;
  questions.add(name, file->uses);
  return questions;
}

const std::string loads =
    "import torch\n\n\ndef state():\n    return torch.load(\n        'a.pt')\n\n\nx = "
    "torch.ones(2)\n";

}  // namespace

TEST_CASE("a question has its uses, and an example with the lines that change") {
  const Questions questions = asked_of("a.py", loads);
  REQUIRE(questions.open().size() == 1);
  const auto& [id, question] = *questions.open().begin();
  CHECK(id == "saved-files");
  REQUIRE(question.uses.size() == 1);
  CHECK(place(question.uses.front().place) == "a.py:5");
  CHECK(question.example.line == 5);
  CHECK(question.example.before == "return torch.load(");
  CHECK(question.example.after == "return paddle.load(");
  CHECK(questions.verdicts().open == 1);
  CHECK(questions.verdicts().by_proof == 1);
}

TEST_CASE("any answer of the project closes a question") {
  const Questions accepted = asked_of("a.py", loads, R"({"decisions": {"saved-files": "accept"}})");
  CHECK(accepted.open().empty());
  CHECK(accepted.accepted().by_decision.at("saved-files") == 1);
  CHECK(accepted.verdicts().by_decision == 1);
  const Questions refused = asked_of("a.py", loads, R"({"decisions": {"saved-files": "refuse"}})");
  CHECK(refused.open().empty());
  CHECK(refused.refused().at("saved-files") == 1);
  CHECK(refused.verdicts().refused == 1);
}

TEST_CASE("questions of several files are joined, those with most uses first") {
  Questions all = asked_of("a.py", "import torch\nprint(torch.__version__)\n");
  all.add(asked_of("b.py", loads));
  all.add(asked_of("c.py", loads));
  CHECK(all.by_uses() == std::vector<std::string>{"saved-files", "version"});
  CHECK(all.open().at("saved-files").example.file == "b.py");
  CHECK(all.verdicts().all() == 5);
}

TEST_CASE("decisions without effect are found if all of their files were analysed") {
  settings::Settings settings = settings_from(
      R"({"decisions": {"memory-format": "accept", "class-name": {"refuse": ["old/"]},
          "linear-layout": "refuse", "saved-files": {"everywhere": "accept"}}})");
  settings.decisions.at("saved-files").is_outdated = true;
  const auto found = [&](const std::filesystem::path& root) {
    IdleDecisions decisions;
    decisions.add_root(root);
    decisions.add_file("/project/a.py", settings);
    std::string text;
    for (const IdleDecision& each : decisions.found(asked_of("a.py", loads))) {
      text += each.id + ": " + words_of(each) + "\n";
    }
    return text;
  };
  const std::string outdated =
      "saved-files: the question has changed since it was answered, so it is asked again\n";
  CHECK(found("/project") ==
        "class-name: `old/` fits no file\n"
        "memory-format: no use depends on it\n" +
            outdated);
  CHECK(found("/project/inner") == outdated);
}
