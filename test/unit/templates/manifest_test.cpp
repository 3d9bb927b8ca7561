#include "engine/templates/files/manifest.hpp"

#include <doctest/doctest.h>

#include "marked.hpp"

using namespace paddle_ls::templates;

namespace {

// Checks that the marks of `marked` have findings of `code`, in order, and no others.
Manifest check_manifest(std::string_view code, std::string_view marked) {
  const Marked expected(marked);
  Manifest manifest = read_manifest(expected.text);
  CAPTURE(marked);
  REQUIRE(manifest.findings.size() == expected.ranges.size());
  for (std::size_t i = 0; i < expected.ranges.size(); ++i) {
    CAPTURE(manifest.findings[i].message);
    CHECK(manifest.findings[i].code->id == code);
    CHECK(manifest.findings[i].range == expected.ranges[i]);
  }
  return manifest;
}

}  // namespace

TEST_CASE("a manifest is read with the places of its paths") {
  const std::string text = R"([
    // the operators
    {"template": "t/ops.in", "outputs": ["a.py", "b.py"], "env": "t/ops.json", "dialect": "v1",
     "generator": "tools/gen.py"},
    {"template": "t/s.in", "outputs": ["s.cpp"],
     "shard": {"num": 2, "key": "name", "keys": ["decl"], "items": "t/items.jsonl"}},
  ])";
  const Manifest manifest = read_manifest(text);
  CHECK(manifest.findings.empty());
  REQUIRE(manifest.entries.size() == 2);
  const ManifestEntry& plain = manifest.entries[0];
  CHECK(plain.source.text == "t/ops.in");
  CHECK(paddle_ls::text::slice(text, plain.source.range) == "\"t/ops.in\"");
  CHECK(plain.dialect == Dialect::v1);
  CHECK(plain.generator == "tools/gen.py");
  CHECK(plain.env->text == "t/ops.json");
  const ManifestEntry& sharded = manifest.entries[1];
  CHECK(sharded.files_of(sharded.outputs[0]) ==
        std::vector<std::string>{"sEverything.cpp", "s_0.cpp", "s_1.cpp"});
}

TEST_CASE("an entry that cannot be read is marked and the others stay") {
  const Manifest manifest = check_manifest("T00", R"([
    {"template": "t.in", "outputs": [ [[3]] ]},
    {"template": "t.in", "outputs": [], "dialect": [["v3"]]},
    {"template": "t.in", "outputs": ["a", "b"], "typo": [[1]]},
    {"template": "t.in", "outputs": ["a"]}
  ])");
  CHECK(manifest.entries.size() == 1);
}

TEST_CASE("paths that leave the workspace and files that are made twice are marked") {
  check_manifest("T11", R"([
    {"template": [["../t.in"]], "outputs": ["a.py", [["/b.py"]], [["x/../c.py"]]], "env": [["/e"]]},
    {"template": "t.in", "outputs": ["d.py", [["./a.py"]]]},
    {"template": "t.in", "outputs": ["s.cpp"],
     "shard": {"num": 1, "key": "name", "keys": [], "items": "i.jsonl"}},
    {"template": "t.in", "outputs": [ [["s_0.cpp"]] ]}
  ])");
}

TEST_CASE("text that is not a list of entries is an error with its place") {
  check_manifest("T00", "[[{}]]");
  CHECK(read_manifest("[{\"template\": }]").findings.size() == 1);
  CHECK(read_manifest("").findings.size() == 1);
}

TEST_CASE("entries past the most that a project can have are left out") {
  std::string text = "[";
  for (int i = 0; i < 4100; ++i) {
    text += (i > 0 ? "," : "") + std::string(R"({"template": "t.in", "outputs": ["o)") +
            std::to_string(i) + "\"]}";
  }
  const Manifest manifest = read_manifest(text + "]");
  CHECK(manifest.entries.size() == 4096);
  REQUIRE(manifest.findings.size() == 1);
  CHECK(manifest.findings[0].message.find("more than 4096 entries") != std::string::npos);
  CHECK(paddle_ls::text::slice(text, manifest.findings[0].range).find("\"o4096\"") !=
        std::string::npos);
}

TEST_CASE("shards make no more files than a project can have") {
  std::string text = "[";
  for (int i = 0; i < 20; ++i) {
    text += (i > 0 ? "," : "") + std::string(R"({"template": "t.in", "outputs": ["o)") +
            std::to_string(i) +
            R"(.cpp"], "shard": {"num": 10000, "key": "k", "keys": [], "items": "i"}})";
  }
  const Manifest manifest = read_manifest(text + "]");
  CHECK(manifest.entries.size() == 7);
  REQUIRE(manifest.findings.size() == 1);
  CHECK(manifest.findings[0].message.find("more than 65536 files") != std::string::npos);
}
