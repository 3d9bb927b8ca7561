// `paddle-ls ir` on files that are not models, and into places that cannot be written.
#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "test/cli/run_program.hpp"
#include "test/unit/temporary_folder.hpp"

namespace {

using namespace paddle_ls::test;

constexpr std::string_view program_text = R"(blocks {
  idx: 0
  parent_idx: -1
  vars {
    name: "x"
    type { type: 7 lod_tensor { tensor { data_type: 5 dims: 2 } } }
    persistable: true
  }
  vars {
    name: "y"
    type { type: 7 lod_tensor { tensor { data_type: 5 dims: 2 } } }
  }
  ops {
    inputs { parameter: "X" arguments: "x" }
    outputs { parameter: "Out" arguments: "y" }
    type: "relu"
  }
}
)";

const std::vector<std::string> verbs = {"translate", "check", "stats", "graph", "json", "diff"};

std::vector<std::string> words(const std::string& verb, const std::string& file) {
  std::vector<std::string> result = {PADDLE_LS_PROGRAM, "ir", verb, file};
  if (verb == "diff") result.push_back(file);
  return result;
}

}  // namespace

TEST_CASE("a file that is not a model ends every ir command with 2 and a sentence") {
  const TemporaryFolder folder;
  folder.write("empty.pdmodel", "");
  folder.write("sparse.pdmodel", "\n");
  REQUIRE(truncate((folder.path() / "sparse.pdmodel").c_str(), off_t{1} << 30) == 0);
  folder.write("garbage.pdmodel", "\x01\x02\x03");
  for (const std::string& verb : verbs) {
    for (const std::string& file :
         {folder.path().string(), (folder.path() / "missing").string(),
          (folder.path() / "empty.pdmodel").string(), (folder.path() / "sparse.pdmodel").string(),
          (folder.path() / "garbage.pdmodel").string(), std::string("/dev/zero"),
          std::string("/proc/self/cmdline")}) {
      const Ended ended = run_program(words(verb, file));
      CAPTURE(verb);
      CAPTURE(file);
      CHECK(ended.status == 2);
      CHECK_FALSE(ended.err.empty());
      CHECK(ended.peak_bytes < (std::size_t{200} << 20U));
    }
  }
}

TEST_CASE("output that cannot be written is said by every ir command") {
  const TemporaryFolder folder;
  folder.write("model.pbtxt", program_text);
  const std::string model = (folder.path() / "model.pbtxt").string();
  folder.write("other.pbtxt", std::string(program_text) + "version { version: 1 }\n");
  for (const char* verb : {"translate", "stats", "graph", "json"}) {
    const Ended ended = run_program(words(verb, model), {.out_file = "/dev/full"});
    CAPTURE(verb);
    CHECK(ended.status == 2);
    CHECK_FALSE(ended.err.empty());
  }
  const Ended report = run_program({PADDLE_LS_PROGRAM, "ir", "check", model, "--format", "sarif"},
                                   {.out_file = "/dev/full"});
  CHECK(report.status == 2);
  CHECK_FALSE(report.err.empty());
}

TEST_CASE("the help of ir is text, and names what an option takes") {
  for (const std::string& verb : verbs) {
    const Ended ended = run_program({PADDLE_LS_PROGRAM, "ir", verb, "--help"});
    CAPTURE(verb);
    CHECK(ended.status == 0);
    for (const char letter : ended.out) {
      CHECK((letter == '\n' || static_cast<unsigned char>(letter) >= ' '));
    }
  }
  CHECK(run_program({PADDLE_LS_PROGRAM, "ir", "graph", "--help"}).out.find("html|svg|dot") !=
        std::string::npos);
}

TEST_CASE("an option of ir takes its names and refuses others") {
  const TemporaryFolder folder;
  folder.write("model.pbtxt", program_text);
  const std::string model = (folder.path() / "model.pbtxt").string();
  const Ended dot = run_program({PADDLE_LS_PROGRAM, "ir", "graph", model, "--as", "dot"});
  CHECK(dot.status == 0);
  CHECK(dot.out.starts_with("digraph"));
  CHECK(run_program({PADDLE_LS_PROGRAM, "ir", "graph", model, "--as", "png"}).status == 2);
}
