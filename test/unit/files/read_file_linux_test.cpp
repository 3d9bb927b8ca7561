#include <doctest/doctest.h>

#include "engine/files/read_file.hpp"

using namespace paddle_ls::files;

TEST_CASE("a file that grows while it is read, or does not tell its size, is bounded") {
  CHECK(read_bytes("/proc/self/status", 100).error().message == "it is larger than 100 bytes");
  CHECK(read_bytes("/proc/self/status", 1U << 20U).value_or("").starts_with("Name:"));
  CHECK(read_named("/dev/zero", 100000).error().message == "it is larger than 100000 bytes");
}
