#include "server/cli/template/template_command.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <doctest/doctest.h>

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/template/template_verbs.hpp"

namespace fs = std::filesystem;
using namespace paddle_ls::cli;
using paddle_ls::templates::Dialect;
using paddle_ls::templates::WriteMode;

namespace {

class Folder {
 public:
  Folder() {
    std::string pattern = (fs::temp_directory_path() / "paddle-ls-template-XXXXXX").string();
    REQUIRE(mkdtemp(pattern.data()) != nullptr);
    root_ = pattern;
  }
  ~Folder() { fs::remove_all(root_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string at(const std::string& name) const { return (root_ / name).string(); }
  std::string put(const std::string& name, std::string_view text) const {
    fs::create_directories((root_ / name).parent_path());
    std::ofstream(root_ / name, std::ios::binary) << text;
    return at(name);
  }
  std::string get(const std::string& name) const {
    std::ifstream stream(root_ / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }

 private:
  fs::path root_;
};

struct Ran {
  int status;
  std::string out;
  std::string complaints;
};

template <class Verb>
Ran ran(const Verb& verb) {
  std::ostringstream out;
  std::ostringstream complaints;
  const int status = run_template({verb}, {out, complaints, complaints, false, false});
  return {status, out.str(), complaints.str()};
}

std::optional<FailureKind> failure_of(const std::string& words, TemplateOptions& to) {
  ArgumentParser parser("", "paddle-ls");
  add_template_command(parser, to);
  std::istringstream in("paddle-ls " + words);
  const std::vector<std::string> split{std::istream_iterator<std::string>(in), {}};
  std::vector<const char*> arguments;
  for (const std::string& word : split) arguments.push_back(word.c_str());
  const auto failure = parser.parse(static_cast<int>(arguments.size()), arguments.data());
  return failure ? std::optional(failure->kind) : std::nullopt;
}

std::optional<FailureKind> failure_of(const std::string& words) {
  TemplateOptions options;
  return failure_of(words, options);
}

decltype(TemplateOptions::verb) parsed(const std::string& words) {
  TemplateOptions options;
  CHECK(!failure_of(words, options));
  return options.verb;
}

constexpr const char* manifest = R"([
  {"template": "t/ops.in", "outputs": ["gen/a.py", "gen/b.py"], "env": "t/ops.json"},
  {"template": "t/shards.in", "outputs": ["gen/s.py"],  // dealt out
   "shard": {"num": 2, "key": "name", "keys": ["decl"], "items": "t/items.jsonl"}},
])";

void put_manifest_workspace(const Folder& folder) {
  folder.put(".paddle-ls/templates.json", manifest);
  folder.put("t/ops.in", "x = $x\n");
  folder.put("t/ops.json", R"({"x": [1, true, null]})");
  folder.put("t/shards.in", "# $shard_id\n$decl\n");
  folder.put("t/items.jsonl",
             "{\"name\": \"add\", \"decl\": [\"add()\"]}\n"
             "\n{\"name\": \"mul\", \"decl\": [\"mul()\"]}\n");
}

}  // namespace

TEST_CASE("expand writes to standard output, and --set wins over the environment") {
  const Folder folder;
  TemplateExpand verb;
  verb.template_file = folder.put("t.in", "a = $a\nb = $b\n");
  verb.env_file = folder.put("e.json", R"({"a": 1.0, "b": [1, null]})");
  CHECK(ran(verb).out == "a = 1.0\nb = 1, None\n");
  verb.settings = {"a=x=y"};
  CHECK(ran(verb).out == "a = x=y\nb = 1, None\n");
}

TEST_CASE("expand tells every missing key with its place") {
  const Folder folder;
  TemplateExpand verb;
  verb.template_file = folder.put("t.in", "a = $a\n  ${b}\n");
  const Ran result = ran(verb);
  CHECK(result.status == 2);
  CHECK(result.out.empty());
  CHECK(result.complaints == verb.template_file + ":1:5: error: the environment has no key 'a'\n" +
                                 verb.template_file +
                                 ":2:3: error: the environment has no key 'b'\n");
}

TEST_CASE("expand with --check compares and does not write") {
  const Folder folder;
  TemplateExpand verb;
  verb.template_file = folder.put("t.in", "text\n");
  verb.output = folder.at("out.txt");
  verb.making.mode = WriteMode::check;
  CHECK(ran(verb).status == 1);
  CHECK_FALSE(fs::exists(verb.output));
  verb.making.mode = WriteMode::write;
  CHECK(ran(verb).out == "wrote " + verb.output + "\n");
  verb.making.mode = WriteMode::check;
  CHECK(ran(verb).out == "unchanged " + verb.output + "\n");
  CHECK(ran(verb).status == 0);
}

TEST_CASE("an environment that is no JSON is an error with its place") {
  const Folder folder;
  TemplateExpand verb;
  verb.template_file = folder.put("t.in", "");
  verb.env_file = folder.put("e.json", "{\n x}");
  const Ran result = ran(verb);
  CHECK(result.status == 2);
  CHECK(result.complaints.starts_with(verb.env_file + ":2:2: error: not valid JSON"));
}

TEST_CASE("shard writes the shards, everything, and the list for CMake") {
  const Folder folder;
  TemplateShard verb;
  verb.template_file = folder.put("ops.cpp", "// $shard_id\n$decl\n");
  verb.items_file = folder.put("items.jsonl",
                               "{\"name\": \"add\", \"decl\": [\"add();\"]}\n"
                               "{\"name\": \"mul\", \"decl\": [\"mul();\"]}\n");
  verb.key = "name";
  verb.shard_count = 3;
  verb.sharded_keys = {"decl"};
  verb.output_dir = folder.at("gen");
  verb.cmake_list = "OPS=" + folder.at("ops.cmake");
  CHECK(ran(verb).status == 0);
  CHECK(folder.get("gen/opsEverything.cpp") == "// Everything\nadd();\nmul();\n");
  CHECK(folder.get("gen/ops_2.cpp") == "// _2\nadd();\n");
  CHECK(folder.get("ops.cmake").starts_with("set(\nOPS\n    \"" + folder.at("gen/ops_0.cpp")));
}

TEST_CASE("an item with an undeclared key or without a name is refused") {
  const Folder folder;
  TemplateShard verb;
  verb.template_file = folder.put("ops.cpp", "");
  verb.key = "name";
  verb.sharded_keys = {"decl"};
  verb.output_dir = folder.at("gen");
  verb.items_file = folder.put("items.jsonl", "{\"name\": \"add\", \"other\": []}\n");
  CHECK(ran(verb).complaints == verb.items_file + ":1:1: error: undeclared sharded key other\n");
  verb.items_file = folder.put("items.jsonl", "\n{\"decl\": []}\n");
  CHECK(ran(verb).complaints ==
        verb.items_file + ":2:1: error: an item needs a string under 'name'\n");
}

TEST_CASE("keys lists each placeholder with its place and form") {
  const Folder folder;
  const std::string file = folder.put("t.in", "f(a${,args})\n  $body\n");
  CHECK(ran(TemplateKeys{{file}}).out ==
        file + ":1:4: args inside-line comma-before\n" + file + ":2:3: body block\n");
}

TEST_CASE("the manifest makes all files, and the second time none") {
  const Folder folder;
  put_manifest_workspace(folder);
  TemplateManifest verb{folder.at("")};
  CHECK(ran(verb).out ==
        "wrote gen/a.py\nwrote gen/b.py\nwrote gen/sEverything.py\nwrote gen/s_0.py\n"
        "wrote gen/s_1.py\n");
  CHECK(folder.get("gen/b.py") == "x = 1, True, None\n");
  CHECK(folder.get("gen/sEverything.py") == "# Everything\nadd()\nmul()\n");
  verb.mode = WriteMode::check;
  CHECK(ran(verb).status == 0);
  folder.put("gen/a.py", "edited by hand\n");
  const Ran drifted = ran(verb);
  CHECK(drifted.status == 1);
  CHECK(drifted.out ==
        "stale gen/a.py\n--- a/gen/a.py\n+++ b/gen/a.py\n@@ -1 +1 @@\n-edited by hand\n"
        "+x = 1, True, None\n4 files up to date\n");
}

TEST_CASE("the files of the sample workspace, made by torchgen itself, are up to date") {
  TemplateManifest verb{PADDLE_LS_FIXTURES "/templates"};
  verb.mode = WriteMode::check;
  const Ran result = ran(verb);
  CHECK(result.complaints == "");
  CHECK(result.out == "6 files up to date\n");
}

TEST_CASE("a long diff of a stale file is cut, and a missing file is all new") {
  const Folder folder;
  put_manifest_workspace(folder);
  std::string lines;
  for (int line = 0; line < 60; ++line) lines += "line " + std::to_string(line) + "\n";
  folder.put("t/ops.in", lines);
  TemplateManifest verb{folder.at("")};
  verb.mode = WriteMode::check;
  const Ran result = ran(verb);
  CHECK(result.status == 1);
  CHECK(result.out.find("+line 36\n... 23 more lines of this diff\nstale gen/b.py\n") !=
        std::string::npos);
  CHECK(result.out.ends_with("0 files up to date\n"));
}

TEST_CASE("a wrong manifest is reported with places and writes nothing") {
  const Folder folder;
  put_manifest_workspace(folder);
  folder.put(".paddle-ls/templates.json",
             "[{\"template\": \"t/ops.in\", \"outputs\": [\"gen/a.py\", \"../b.py\"]}]");
  const Ran result = ran(TemplateManifest{folder.at("")});
  CHECK(result.status == 2);
  CHECK(result.complaints == folder.at(".paddle-ls/templates.json") +
                                 ":1:51: error: the path must not leave its folder through '..': "
                                 "../b.py\n");
  CHECK_FALSE(fs::exists(folder.at("gen")));
}

TEST_CASE("the words of the command line become a verb") {
  const auto expand =
      std::get<TemplateExpand>(parsed("template expand --template t.in --env e.json --set a=1 "
                                      "--set b= --dialect v1 --out o --check"));
  CHECK(expand.template_file == "t.in");
  CHECK(expand.env_file == "e.json");
  CHECK(expand.settings == std::vector<std::string>{"a=1", "b="});
  CHECK(expand.making.dialect == Dialect::v1);
  CHECK(expand.making.mode == WriteMode::check);
  CHECK(expand.output == "o");
  const auto shard = std::get<TemplateShard>(
      parsed("template shard --template t --items i --key name --num-shards 5 --keys a,b "
             "--out-dir d --cmake V=f"));
  CHECK(shard.shard_count == 5);
  CHECK(shard.sharded_keys == std::vector<std::string>{"a", "b"});
  CHECK(shard.making.dialect == Dialect::v2);
  CHECK(std::get<TemplateKeys>(parsed("template keys a b")).template_files.size() == 2);
  CHECK(std::get<TemplateManifest>(parsed("template manifest --dry-run")).mode ==
        WriteMode::dry_run);
}

TEST_CASE("words that make no verb are refused") {
  CHECK(failure_of("template expand --template x --check") == FailureKind::needs_another);
  CHECK(failure_of("template expand --template x --out o --check --dry-run") ==
        FailureKind::excluded);
  CHECK(failure_of("template expand --template x --dialect v3") == FailureKind::not_valid);
  CHECK(failure_of("template") == FailureKind::missing);
}
