#include <cerrno>
#include <cstring>
#include <fstream>
#include <thread>

#include <doctest/doctest.h>
#include <sys/stat.h>

#include "engine/files/read_file.hpp"
#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using namespace paddle_ls::files;

TEST_CASE("a link is followed, and anything that is not a file is an error at once") {
  const test::TemporaryFolder folder;
  REQUIRE(mkfifo((folder.path() / "pipe").c_str(), 0600) == 0);
  std::filesystem::create_symlink("/dev/zero", folder.path() / "endless");
  std::filesystem::create_symlink("loop", folder.path() / "loop");
  std::filesystem::create_symlink("a", folder.path() / "link");
  folder.write("a", "text");
  CHECK(read_bytes(folder.path() / "link", 4).value_or("") == "text");
  CHECK(read_bytes(folder.path() / "pipe", 9).error().message == "it is not a regular file");
  CHECK(read_bytes(folder.path() / "endless", 9).error().message == "it is not a regular file");
  CHECK(read_bytes(folder.path() / "loop", 9).error().message == std::strerror(ELOOP));
  CHECK(read_bytes(std::string(300, 'n'), 9).error().message == std::strerror(ENAMETOOLONG));
}

TEST_CASE("a pipe is waited for where the user named it") {
  const test::TemporaryFolder folder;
  const auto pipe = folder.path() / "pipe";
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  std::thread writer([&] { std::ofstream(pipe) << "text"; });
  CHECK(read_named(pipe, 100).value_or("") == "text");
  writer.join();
}
