#include "engine/templates/files/file_manager.hpp"

#include <chrono>
#include <fstream>

#include <doctest/doctest.h>

#include "engine/templates/text/output_path.hpp"

namespace fs = std::filesystem;
using namespace paddle_ls;
using namespace paddle_ls::templates;

namespace {

// A separate folder for each test, with `templates/` and `out/` inside.
class Workspace {
 public:
  Workspace() {
    std::string pattern = (fs::temp_directory_path() / "paddle-ls-templates-XXXXXX").string();
    REQUIRE(mkdtemp(pattern.data()) != nullptr);
    root_ = pattern;
    fs::create_directories(root_ / "templates");
    fs::create_directories(root_ / "out");
  }
  ~Workspace() { fs::remove_all(root_); }
  Workspace(const Workspace&) = delete;
  Workspace& operator=(const Workspace&) = delete;

  void put(const std::string& name, std::string_view text) const {
    std::ofstream(root_ / name, std::ios::binary) << text;
  }
  std::string get(const std::string& name) const {
    std::ifstream stream(root_ / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }
  fs::path at(const std::string& name) const { return root_ / name; }

  FileManager files(WriteMode mode = WriteMode::write, Dialect dialect = Dialect::v2) const {
    return FileManager({at("out").string(), at("templates").string(), dialect, mode});
  }

 private:
  fs::path root_;
};

}  // namespace

TEST_CASE("an equal file keeps its time stamp and its carriage returns") {
  const Workspace workspace;
  workspace.put("templates/a.in", "x = $x\n");
  workspace.put("out/a.py", "x = 1\r\n");
  const auto old = fs::last_write_time(workspace.at("out/a.py")) - std::chrono::hours(1);
  fs::last_write_time(workspace.at("out/a.py"), old);
  CHECK(workspace.files().write_with_template("a.py", "a.in", Env{{"x", 1}}) ==
        WriteOutcome::unchanged);
  CHECK(fs::last_write_time(workspace.at("out/a.py")) == old);
  CHECK(workspace.files().write_with_template("a.py", "a.in", Env{{"x", 2}}) ==
        WriteOutcome::written);
  CHECK(workspace.get("out/a.py") == "x = 2\n");
}

TEST_CASE("a check tells what is stale and writes nothing") {
  const Workspace workspace;
  workspace.put("templates/a.in", "x = $x\n");
  CHECK(workspace.files(WriteMode::check).write_with_template("new/a.py", "a.in", Env{{"x", 1}}) ==
        WriteOutcome::stale);
  CHECK_FALSE(fs::exists(workspace.at("out/new")));
}

TEST_CASE("a dry run records names and reads no template") {
  const Workspace workspace;
  FileManager files = workspace.files(WriteMode::dry_run);
  CHECK(files.write_with_template("a.py", "absent.in", Env{}) == WriteOutcome::skipped);
  CHECK(files.filenames() == std::vector<std::string>{workspace.at("out/a.py").string()});
}

TEST_CASE("a text in place of an environment is written as it is") {
  const Workspace workspace;
  CHECK(workspace.files().write_with_template("a.py", "absent.in", std::string("$x")) ==
        WriteOutcome::written);
  CHECK(workspace.get("out/a.py") == "$x");
}

TEST_CASE("a second write of one file is an error, however the name is spelled") {
  const Workspace workspace;
  workspace.put("templates/a.in", "");
  FileManager files = workspace.files();
  REQUIRE(files.write_with_template("a.py", "a.in", Env{}));
  const auto again = files.write_with_template("./a.py", "a.in", Env{});
  REQUIRE_FALSE(again);
  CHECK(again.error().message == "duplicate file write " + workspace.at("out/a.py").string());
}

TEST_CASE("no output leaves the install folder") {
  const Workspace workspace;
  workspace.put("templates/a.in", "");
  fs::create_directory_symlink(workspace.at("templates"), workspace.at("out/link"));
  for (const std::string name : {"../a.py", "x/../../a.py", "/tmp/a.py", "", ".", "link/a.py"}) {
    CAPTURE(name);
    CHECK_FALSE(workspace.files().write_with_template(name, "a.in", Env{}));
  }
  CHECK_FALSE(workspace.files().write_with_template(std::string("a\0b", 3), "a.in", Env{}));
  CHECK_FALSE(fs::exists(workspace.at("templates/a.py")));
}

TEST_CASE("a missing key is reported in the template's file") {
  const Workspace workspace;
  workspace.put("templates/a.in", "\r\n  $x\r\n");
  const auto outcome = workspace.files().write_with_template("a.py", "a.in", Env{});
  REQUIRE_FALSE(outcome);
  CHECK(outcome.error().where == workspace.at("templates/a.in").string() + ":2:3");
  CHECK_FALSE(fs::exists(workspace.at("out/a.py")));
}

TEST_CASE("a file that is not text is not overwritten") {
  const Workspace workspace;
  workspace.put("templates/a.in", "text");
  workspace.put("out/a.bin", "\xFF\xFE");
  CHECK_FALSE(workspace.files().write_with_template("a.bin", "a.in", Env{}));
  CHECK(workspace.get("out/a.bin") == "\xFF\xFE");
}

TEST_CASE("the shard of a key is its SHA-1 in latin-1, little-endian, modulo the count") {
  const std::vector<std::tuple<const char*, std::size_t, std::size_t>> known{
      {"add", 2, 2},  {"sub", 1, 4},    {"mul", 0, 0},    {"div", 1, 1},
      {"relu", 2, 4}, {"matmul", 0, 4}, {"conv2d", 1, 4}, {"é", 0, 1}};
  for (const auto& [key, of_three, of_five] : known) {
    CHECK(shard_of(key, 3) == of_three);
    CHECK(shard_of(key, 5) == of_five);
  }
  CHECK_FALSE(shard_of("变", 3));
  CHECK_FALSE(shard_of("add", 0));
}

TEST_CASE("shards are written beside one file with everything, which is not listed") {
  const Workspace workspace;
  workspace.put("templates/ops.cpp", "// $shard_id\n  $ops\n");
  FileManager files = workspace.files();
  const std::vector<ShardItem> items{{"add", {{"ops", List{"add();"}}}},
                                     {"sub", {{"ops", List{"sub();"}}}},
                                     {"mul", {{"ops", List{"mul();"}}}}};
  const auto outputs = files.write_sharded("ops.cpp", "ops.cpp", items, {3, {"ops"}, {}});
  REQUIRE(outputs);
  CHECK(workspace.get("out/opsEverything.cpp") == "// Everything\n  add();\n  sub();\n  mul();\n");
  CHECK(workspace.get("out/ops_0.cpp") == "// _0\n  mul();\n");
  CHECK(workspace.get("out/ops_2.cpp") == "// _2\n  add();\n");
  CHECK(files.filenames().size() == 3);
  REQUIRE(files.write_outputs("OPS", workspace.at("ops.cmake")));
  const std::string out = workspace.at("out").string();
  CHECK(workspace.get("ops.cmake") == "set(\nOPS\n    \"" + out + "/ops_0.cpp\"\n    \"" + out +
                                          "/ops_1.cpp\"\n    \"" + out + "/ops_2.cpp\"\n)");
}

TEST_CASE("wrong shard environments are errors in torchgen's words") {
  const std::vector<ShardItem> undeclared{{"add", {{"other", List{}}}}};
  CHECK(shard_environments(undeclared, {2, {"ops"}, {}}).error().message ==
        "undeclared sharded key other");
  CHECK(shard_environments({}, {2, {"ops"}, {{"ops", "text"}}}).error().message ==
        "sharded keys in base_env must be a list");
  const std::vector<ShardItem> number{{"add", {{"ops", 1}}}};
  CHECK_FALSE(shard_environments(number, {2, {"ops"}, {}}));
}

TEST_CASE("the suffix of a shard goes before the extension, where each dialect sees it") {
  CHECK(with_stem_suffix("d/ops.tar.gz", "_0", Dialect::v2) == "d/ops.tar_0.gz");
  CHECK(with_stem_suffix("a.b/ops", "_0", Dialect::v1) == "a_0.b/ops");
  CHECK(with_stem_suffix("a.b/ops", "_0", Dialect::v2) == "a.b/ops_0");
  CHECK(with_stem_suffix(".hidden", "_0", Dialect::v2) == ".hidden_0");
  CHECK_FALSE(with_stem_suffix(".", "_0", Dialect::v2));
}
