#include "project/merge/merge_trees.hpp"

#include <doctest/doctest.h>

#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls::merge;
using paddle_ls::test::TemporaryFolder;

namespace {

namespace fs = std::filesystem;
using Names = std::vector<std::string>;

// Folders `base`, `theirs` and `ours`, and the merge of them.
struct Merging {
  TemporaryFolder folder;

  Merging() {
    for (const char* name : {"base", "theirs", "ours", "work"}) {
      fs::create_directory(folder.path() / name);
    }
  }

  paddle_ls::Result<PendingMerge> merged() const {
    const fs::path& top = folder.path();
    return merge_trees({top / "base", top / "theirs", top / "ours", "a new version"}, top / "work");
  }
};

}  // namespace

TEST_CASE("changes of both sides come together, whatever the files hold") {
  const Merging trees;
  const std::string bytes("\0\r\n\xff", 4);
  trees.folder.write("base/a.py", "one\r\ntwo\r\nthree\r\n");
  trees.folder.write("theirs/a.py", "one\r\ntwo\r\nTHREE\r\n");
  trees.folder.write("ours/a.py", "ONE\r\ntwo\r\nthree\r\n");
  trees.folder.write("theirs/data/new.bin", bytes);
  trees.folder.write("base/gone.txt", "x");
  trees.folder.write("ours/gone.txt", "x");
  trees.folder.write("ours/other/data.bin", "not part of it");
  trees.folder.write("theirs/.gitattributes", "* text eol=lf\n");

  const auto merge = trees.merged();
  REQUIRE(merge.has_value());
  CHECK(merge->result.conflicts.empty());
  CHECK(merge->result.changed == Names{".gitattributes", "a.py", "data/new.bin"});
  CHECK(merge->result.deleted == Names{"gone.txt"});
  CHECK(trees.folder.read("ours/a.py") == "ONE\r\ntwo\r\nthree\r\n");  // nothing is written yet

  CHECK(apply(*merge, trees.folder.path() / "ours").empty());
  CHECK(trees.folder.read("ours/a.py") == "ONE\r\ntwo\r\nTHREE\r\n");
  CHECK(trees.folder.read("ours/data/new.bin") == bytes);
  CHECK_FALSE(fs::exists(trees.folder.path() / "ours/gone.txt"));
  CHECK(trees.folder.read("ours/other/data.bin") == "not part of it");
}

TEST_CASE("a conflict keeps both sides") {
  const Merging trees;
  trees.folder.write("base/a.py", "one\n");
  trees.folder.write("theirs/a.py", "theirs\n");
  trees.folder.write("ours/a.py", "ours\n");
  trees.folder.write("base/b.py", "one\n");
  trees.folder.write("ours/b.py", "edited\n");

  const auto merge = trees.merged();
  REQUIRE(merge.has_value());
  CHECK(merge->result.conflicts.size() == 2);
  CHECK(apply(*merge, trees.folder.path() / "ours").empty());
  CHECK(trees.folder.read("ours/a.py") ==
        "<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> a-new-version\n");
  CHECK(trees.folder.read("ours/b.py") == "edited\n");
}

TEST_CASE("a file that changed since the merge was made is left as it is") {
  const Merging trees;
  trees.folder.write("base/a.py", "one\n");
  trees.folder.write("theirs/a.py", "two\n");
  trees.folder.write("ours/a.py", "one\n");
  const auto merge = trees.merged();
  REQUIRE(merge.has_value());
  trees.folder.write("ours/a.py", "typed meanwhile\n");
  const auto problems = apply(*merge, trees.folder.path() / "ours");
  REQUIRE(problems.size() == 1);
  CHECK(problems.front().message == "it changed while it was merged");
  CHECK(trees.folder.read("ours/a.py") == "typed meanwhile\n");
}
