// `paddle-ls decide`: what a project is asked, and where its answers go.
#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;
namespace json = boost::json;

namespace {

// Asks about `saved-files` for one use in each of two files, and about a version.
void write_undecided_project(const TemporaryFolder& folder) {
  folder.write("net/a.py", "import torch\n\ndef f():\n    return torch.load('a.pt')\n");
  folder.write("b.py", "import torch\n\ndef g():\n    return torch.load('b.pt')\n");
  folder.write("c.py", "import torch\n\nprint(torch.__version__, torch.ones(2))\n");
}

struct Listed {
  int status;
  std::vector<json::object> questions;

  const json::object* question(std::string_view id) const {
    for (const json::object& each : questions) {
      if (each.at("id").as_string() == id) return &each;
    }
    return nullptr;
  }
};

Listed listed(const TemporaryFolder& folder, std::vector<std::string> more = {}) {
  std::vector<std::string> words = {"decide", ".", "--format", "json"};
  words.insert(words.end(), more.begin(), more.end());
  const Ended ended = run_in(folder, words);
  Listed result{ended.status, {}};
  std::size_t at = 0;
  while (at < ended.out.size()) {
    const std::size_t end = ended.out.find('\n', at);
    result.questions.push_back(json::parse(ended.out.substr(at, end - at)).as_object());
    at = end + 1;
  }
  return result;
}

std::int64_t count_of(const Listed& listed, std::string_view id) {
  const json::object* question = listed.question(id);
  return question == nullptr ? 0 : question->at("count").to_number<std::int64_t>();
}

}  // namespace

TEST_CASE("a question names its uses, its answers and an example of the project") {
  const TemporaryFolder folder;
  write_undecided_project(folder);
  const Listed found = listed(folder);
  CHECK(found.status == 1);
  const json::object* question = found.question("saved-files");
  REQUIRE(question != nullptr);
  CHECK(question->at("count").to_number<int>() == 2);
  CHECK(json::serialize(question->at("files")) ==
        R"([{"file":"b.py","lines":[4]},{"file":"net/a.py","lines":[4]}])");
  const json::array& choices = question->at("choices").as_array();
  REQUIRE(choices.size() == 2);
  CHECK(choices[0].at("answer").as_string() == "accept");
  CHECK(choices[0].at("usual").as_bool() != choices[1].at("usual").as_bool());
  const json::object& example = question->at("example").as_object();
  CHECK(example.at("file").as_string() == "b.py");
  CHECK(example.at("line").to_number<int>() == 4);
  CHECK(example.at("before").as_string() == "return torch.load('b.pt')");
  CHECK(example.at("after").as_string() != example.at("before").as_string());
  // Those with most uses come first.
  CHECK(found.questions.front().at("id").as_string() == "saved-files");
}

TEST_CASE("an answer is written, makes its fixes safe, and is taken back") {
  const TemporaryFolder folder;
  write_undecided_project(folder);
  CHECK(listed(folder, {"--accept", "saved-files", "--because", "seen"}).question("saved-files") ==
        nullptr);
  CHECK(has(folder.read(".paddle-ls.json"), R"("because": "seen")"));
  const Ended checked = run_in(folder, {"check", "b.py", "--format", "json"});
  CHECK(has(checked.out, R"("accepted":["saved-files"])"));
  CHECK_FALSE(has(checked.out, R"("verdict":"review")"));
  CHECK(count_of(listed(folder, {"--forget", "saved-files"}), "saved-files") == 2);
}

TEST_CASE("an answer may be for some files, and the others are asked about") {
  const TemporaryFolder folder;
  write_undecided_project(folder);
  const Listed found = listed(folder, {"--accept", "saved-files", "--for", "net/"});
  REQUIRE(found.question("saved-files") != nullptr);
  CHECK(json::serialize(found.question("saved-files")->at("files")) ==
        R"([{"file":"b.py","lines":[4]}])");
}

TEST_CASE(
    "a refusal is an answer: uses without a different rewrite are left, and the question is "
    "closed") {
  const TemporaryFolder folder;
  write_undecided_project(folder);
  const Listed found = listed(folder, {"--refuse", "saved-files", "--accept", "version"});
  CHECK(found.questions.empty());
  CHECK(found.status == 0);
  CHECK(has(run_in(folder, {"decide", "."}).out,
            "Refused, so you have to change it by hand: saved-files 2"));
}

TEST_CASE("answers go where the settings of the project are, else to its top") {
  const TemporaryFolder folder;
  write_undecided_project(folder);
  folder.write("net/.paddle-ls.json", "{\n  // ours\n  \"style\": \"exact\"\n}\n");
  CHECK(run_in(folder, {"decide", "net", "--accept", "saved-files"}).status < 2);
  CHECK(has(folder.read("net/.paddle-ls.json"), "// ours"));
  CHECK(has(folder.read("net/.paddle-ls.json"), "saved-files"));
  std::filesystem::create_directory(folder.path() / ".git");
  std::filesystem::create_directory(folder.path() / "deep");
  folder.write("deep/d.py", "import torch\n");
  CHECK(run_in(folder, {"decide", "deep", "--accept", "class-name"}).status == 0);
  CHECK(has(folder.read(".paddle-ls.json"), "class-name"));
}

TEST_CASE("a decision that decides nothing is named") {
  const TemporaryFolder folder;
  write_undecided_project(folder);
  folder.write(".paddle-ls.json",
               R"({"decisions": {"memory-format": "accept", "class-name": {"refuse": ["old/"]},
                   "saved-files": {"everywhere": "accept", "question": "00000000"}}})");
  const std::string out = run_in(folder, {"decide", "."}).out;
  CHECK(has(out, "The decision on memory-format decides nothing here: no use depends on it"));
  CHECK(has(out, "The decision on class-name decides nothing here: `old/` fits no file"));
  CHECK(has(out, "The decision on saved-files decides nothing here: the question has changed"));
  CHECK(count_of(listed(folder), "saved-files") == 2);
  // It cannot be known from a part of the project.
  CHECK_FALSE(has(run_in(folder, {"decide", "b.py"}).out, "memory-format"));
}

TEST_CASE("an answer is given to the rules of a project, and asked for again when one changes") {
  const TemporaryFolder folder;
  write_undecided_project(folder);
  const auto write_rules = [&](std::string_view target) {
    folder.write("rules.json", R"({"torch.ones": {"callee": "paddle.)" + std::string(target) +
                                   R"(", "needs_review": "class-name"}})");
  };
  write_rules("ones");
  folder.write(".paddle-ls.json", R"({"rules": {"files": ["rules.json"]}})");
  CHECK(count_of(listed(folder), "class-name") == 1);
  CHECK(count_of(listed(folder, {"--accept", "class-name"}), "class-name") == 0);
  write_rules("zeros");
  CHECK(count_of(listed(folder), "class-name") == 1);
  CHECK(has(run_in(folder, {"decide", "."}).out, "the question has changed"));
}

TEST_CASE("what cannot be answered is said, and nothing is written") {
  const TemporaryFolder folder;
  write_undecided_project(folder);
  const auto refused = [&](std::vector<std::string> words, std::string_view because) {
    words.insert(words.begin(), {"decide", "."});
    const Ended ended = run_in(folder, words);
    CHECK(ended.status == 2);
    CHECK(has(ended.err, because));
    CHECK_FALSE(std::filesystem::exists(folder.path() / ".paddle-ls.json"));
  };
  refused({"--accept", "saved-fiels"}, "did you mean `saved-files`?");
  refused({"--accept", "class-name", "--refuse", "class-name"}, "more than one answer");
  refused({"--for", "net/"}, "`--for` goes with");
  refused({"--because", "so"}, "`--because` goes with");
  refused({"nowhere", "--accept", "class-name"}, "nowhere");
  folder.write(".paddle-ls.json", "{\"decisions\": 1}");
  const Ended broken = run_in(folder, {"decide", ".", "--accept", "class-name"});
  CHECK(broken.status == 2);
  CHECK(folder.read(".paddle-ls.json") == "{\"decisions\": 1}");
}
