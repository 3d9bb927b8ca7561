// The changes between two states of the files of a run.
#include "server/cli/run/watch.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls::cli;

namespace {

FileTimes::State state(std::uintmax_t size) {
  return {std::filesystem::file_time_type(), size};
}

}  // namespace

TEST_CASE("new, changed and deleted files are changes") {
  FileTimes before;
  before.sources = {{"gone.py", state(1)}, {"other.py", state(1)}, {"same.py", state(1)}};
  FileTimes after;
  after.sources = {{"new.py", state(1)}, {"other.py", state(2)}, {"same.py", state(1)}};
  const FileChanges changes = changes_between(before, after);
  CHECK(changes.any());
  CHECK(changes.changed == std::vector<std::filesystem::path>{"new.py", "other.py"});
  CHECK(changes.removed == std::vector<std::filesystem::path>{"gone.py"});
  CHECK_FALSE(changes_between(after, after).any());
}

TEST_CASE("a problem is a change when it appears, and when it disappears") {
  FileTimes sound;
  sound.sources = {{"a.py", state(1)}};
  FileTimes broken;
  broken.problem = "settings cannot be read";
  CHECK(changes_between(sound, broken).has_other_problem);
  CHECK(changes_between(sound, broken).removed.empty());
  CHECK(changes_between(broken, sound).has_other_problem);
  CHECK_FALSE(changes_between(broken, broken).any());
}
