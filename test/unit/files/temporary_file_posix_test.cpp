#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/files/temporary_file.hpp"
#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using namespace paddle_ls::files;
namespace fs = std::filesystem;

namespace {

// Makes a temporary file in another process, which is killed before it comes to its end.
void leave_one_behind(const fs::path& folder) {
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    auto file = TemporaryFile::in(folder);
    _exit(file && file->write("half of") ? 0 : 1);
  }
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  REQUIRE(status == 0);
}

}  // namespace

TEST_CASE("what a killed process leaves is removed, and nothing else") {
  const test::TemporaryFolder folder;
  leave_one_behind(folder.path());
  fs::create_symlink("anywhere", folder.path() / ".paddle-ls-new-abcdef");
  folder.write(".paddle-ls-new-longer-name", "of a user");
  folder.write(".paddle-ls.json", "{}");
  fs::create_directory(folder.path() / ".paddle-ls-new-folder");
  auto in_use = TemporaryFile::in(folder.path());
  REQUIRE(in_use);
  CHECK(folder.entries() == 6);

  AbandonedFiles abandoned;
  abandoned.remove_in(folder.path());
  CHECK(folder.entries() == 4);
  CHECK(fs::exists(in_use->path()));
  CHECK(fs::exists(folder.path() / ".paddle-ls-new-longer-name"));

  // Each folder is looked at once.
  leave_one_behind(folder.path());
  abandoned.remove_in(folder.path());
  CHECK(folder.entries() == 5);
}
