// `paddle-ls convert --onto`: an earlier conversion is brought up to date, and its edits are kept.
#include <doctest/doctest.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;
namespace fs = std::filesystem;

namespace {

constexpr const char* first_model =
    "import torch\n\n\ndef f(x):\n    return torch.sum(x, dim=1)\n\n\n# one\n# two\n# three\n\n\n"
    "def g(x):\n    return torch.relu(x)\n";

Ended git(const fs::path& folder, std::vector<std::string> words) {
  words.insert(words.begin(), {"git", "-c", "user.name=t", "-c", "user.email=t"});
  return run_program(std::move(words), {folder, {}, {}, 0});
}

void commit_all(const fs::path& folder) {
  REQUIRE(git(folder, {"add", "--all"}).status == 0);
  REQUIRE(git(folder, {"commit", "-qm", "all"}).status == 0);
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

// An original below `src` with one commit, and its conversion below `out`, committed as well.
class Pair {
 public:
  Pair() {
    folder.write("src/a.py", first_model);
    folder.write("src/notes.md", "first\n");
    is_ready_ = git(folder.path(), {"init", "-q", "src"}).status == 0;
    if (!is_ready_) {
      MESSAGE("skipped: there is no git on this machine");
      return;
    }
    commit_all(folder.path() / "src");
    REQUIRE(onto().status == 0);
    REQUIRE(git(folder.path(), {"init", "-q", "out"}).status == 0);
    commit_all(folder.path() / "out");
  }

  bool is_ready() const { return is_ready_; }

  Ended onto(std::vector<std::string> more = {}) const {
    std::vector<std::string> words = {"convert", "src", "--onto", "out"};
    words.insert(words.end(), more.begin(), more.end());
    return run_in(folder, std::move(words));
  }

  void edit(const std::string& name, std::string_view from, std::string_view to) const {
    folder.write(name, replaced(folder.read(name), from, to));
    const std::string repository = name.substr(0, name.find('/'));
    commit_all(folder.path() / repository);
  }

  TemporaryFolder folder;

 private:
  bool is_ready_ = false;
};

}  // namespace

TEST_CASE("--onto merges what changed in the original and keeps edits") {
  const Pair pair;
  if (!pair.is_ready()) return;
  pair.edit("out/a.py", "# one", "# edited");
  pair.folder.write("src/b.py", torch_source);
  pair.edit("src/a.py", "torch.relu(x)", "torch.mean(x, dim=0)");

  const Ended merged = pair.onto();
  CHECK(merged.status == 0);
  CHECK(has(merged.err, "out: 1 file changed, 1 new, 0 deleted\n"));
  const std::string text = pair.folder.read("out/a.py");
  CHECK(has(text, "# edited\n# two\n"));
  CHECK(has(text, "return paddle.mean(x, axis=0)\n"));
  CHECK(pair.folder.read("out/b.py") == paddle_source);
  CHECK(pair.folder.read("out/notes.md") == "first\n");
}

TEST_CASE("--onto follows files that are renamed or deleted") {
  const Pair pair;
  if (!pair.is_ready()) return;
  pair.edit("out/a.py", "# one", "# edited");
  fs::rename(pair.folder.path() / "src/a.py", pair.folder.path() / "src/model.py");
  fs::remove(pair.folder.path() / "src/notes.md");
  commit_all(pair.folder.path() / "src");

  CHECK(pair.onto().status == 0);
  CHECK(has(pair.folder.read("out/model.py"), "# edited\n"));
  CHECK_FALSE(fs::exists(pair.folder.path() / "out/a.py"));
  CHECK_FALSE(fs::exists(pair.folder.path() / "out/notes.md"));
}

TEST_CASE("--onto marks lines that both sides changed") {
  const Pair pair;
  if (!pair.is_ready()) return;
  pair.edit("out/a.py", "# one", "# mine");
  pair.edit("src/a.py", "# one", "# theirs");

  const Ended merged = pair.onto();
  CHECK(merged.status == 1);
  CHECK(has(merged.err, "1 conflict:\n  CONFLICT (content): Merge conflict in a.py\n"));
  const std::string text = pair.folder.read("out/a.py");
  CHECK(has(text, "<<<<<<< HEAD\n# mine\n=======\n# theirs\n>>>>>>> converted-original\n"));
}

TEST_CASE("--onto does not write over edits that git could not restore") {
  const Pair pair;
  if (!pair.is_ready()) return;
  pair.edit("src/a.py", "# one", "# theirs");
  pair.folder.write("out/a.py", pair.folder.read("out/a.py") + "# mine\n");

  const Ended refused = pair.onto();
  CHECK(refused.status == 2);
  CHECK(has(refused.err, "error: uncommitted changes would be lost in 1 file"));
  CHECK_FALSE(has(pair.folder.read("out/a.py"), "# theirs"));
  CHECK(pair.onto({"--force"}).status == 0);
  CHECK(has(pair.folder.read("out/a.py"), "# theirs"));
  CHECK(has(pair.folder.read("out/a.py"), "# mine"));
}

TEST_CASE("--since names the earlier original as a folder or as a revision") {
  const Pair pair;
  if (!pair.is_ready()) return;
  const fs::path note = pair.folder.path() / "out/.paddle-ls-origin.json";
  REQUIRE(fs::exists(note));
  fs::copy(pair.folder.path() / "src", pair.folder.path() / "old", fs::copy_options::recursive);
  pair.edit("src/a.py", "# one", "# later");

  fs::remove(note);
  const Ended unknown = pair.onto();
  CHECK(unknown.status == 2);
  CHECK(has(unknown.err, "out does not say what it was converted from"));
  CHECK(pair.onto({"--since", "no-such-revision"}).status == 2);
  std::string since;
  SUBCASE("a folder") {
    since = "old";
  }
  SUBCASE("a revision") {
    since = "HEAD~1";
  }
  CHECK(pair.onto({"--since", since}).status == 0);
  CHECK(has(pair.folder.read("out/a.py"), "# later\n"));
}

TEST_CASE("--onto runs no program that a repository configures") {
  const Pair pair;
  if (!pair.is_ready()) return;
  const std::string marker = (pair.folder.path() / "marker").string();
  for (const std::string tree : {"src", "out"}) {
    const fs::path folder = pair.folder.path() / tree;
    for (const std::string setting :
         {"filter.evil.clean", "filter.evil.smudge", "merge.evil.driver", "core.fsmonitor"}) {
      REQUIRE(git(folder, {"config", setting, "touch '" + marker + "'; cat"}).status == 0);
    }
  }
  pair.folder.write("src/.gitattributes", "*.md filter=evil merge=evil text eol=crlf\n");
  pair.folder.write("src/notes.md", "second\n");
  REQUIRE(git(pair.folder.path() / "src",
              {"-c", "filter.evil.clean=cat", "-c", "core.fsmonitor=false", "add", "--all"})
              .status == 0);
  REQUIRE(git(pair.folder.path() / "src",
              {"-c", "filter.evil.clean=cat", "-c", "core.fsmonitor=false", "commit", "-qm", "x"})
              .status == 0);
  fs::remove(marker);

  CHECK(pair.onto({"--force"}).status == 0);
  CHECK(pair.folder.read("out/notes.md") == "second\n");
  CHECK_FALSE(fs::exists(marker));
}

TEST_CASE("--onto is refused where it makes no sense") {
  const TemporaryFolder folder;
  folder.write("src/a.py", torch_source);
  CHECK(run_in(folder, {"convert", "src", "--onto", "."}).status == 2);
  CHECK(run_in(folder, {"convert", "src/a.py", "--onto", "out"}).status == 2);
  CHECK(run_in(folder, {"convert", "src", "--onto", "out", "--watch"}).status == 2);
  CHECK(run_in(folder, {"convert", "src", "--since", "HEAD"}).status == 2);
}
