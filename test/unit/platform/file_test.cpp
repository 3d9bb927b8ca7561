#include "platform/file.hpp"

#include <array>

#include <doctest/doctest.h>

#include "platform/file_attributes.hpp"
#include "platform/file_names.hpp"
#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using namespace paddle_ls::platform;
namespace fs = std::filesystem;

namespace {

std::string read_whole(const File& file) {
  std::string text;
  std::array<char, 7> block;
  while (true) {
    const auto count = read_some(file, block);
    REQUIRE(count);
    if (*count == 0) return text;
    text.append(block.data(), *count);
  }
}

}  // namespace

TEST_CASE("bytes come as they are, line ends and all") {
  const test::TemporaryFolder folder;
  const std::string bytes("a\r\nb\n\x1A c\0d", 11);
  folder.write("ü/a.txt", bytes);
  const auto file = open_to_read(folder.path() / "ü" / "a.txt", Opening::no_wait);
  REQUIRE(file);
  CHECK(read_whole(*file) == bytes);
  std::array<char, 3> part;
  CHECK(read_some_at(*file, 3, part).value() == 3);
  CHECK(std::string_view(part.data(), 3) == "b\n\x1A");
  CHECK(read_some_at(*file, 11, part).value() == 0);
}

TEST_CASE("a file says what it is") {
  const test::TemporaryFolder folder;
  folder.write("a.txt", "12345");
  const auto file = open_to_read(folder.path() / "a.txt", Opening::waits);
  REQUIRE(file);
  const auto status = status_of(*file);
  REQUIRE(status);
  CHECK(status->kind == FileKind::regular);
  CHECK(status->size == 5);
  CHECK(has_name(*file));
  const auto around = open_to_read(folder.path(), Opening::no_wait);
  REQUIRE(around);
  CHECK(status_of(*around).value().kind == FileKind::folder);
  const auto nothing = open_to_read(folder.path() / "none", Opening::no_wait);
  REQUIRE_FALSE(nothing);
  CHECK(nothing.error().message == "No such file or directory");
}

TEST_CASE("a lock has one holder and ends with its file") {
  const test::TemporaryFolder folder;
  auto made = make_file(folder.path(), "new-", 6);
  REQUIRE(made);
  CHECK(try_lock(made->file));
  const auto other = open_to_read(made->path, Opening::no_links);
  REQUIRE(other);
  CHECK_FALSE(try_lock(*other));
  CHECK(write_all(made->file, "x"));
  CHECK(made->file.close());
  CHECK(try_lock(*other));
}

TEST_CASE("a link is followed only where that is wanted") {
  const test::TemporaryFolder folder;
  folder.write("a.txt", "text");
  // Wine reports success without creating one.
  if (!make_link(folder.path() / "link", "a.txt") || !fs::exists(folder.path() / "link")) {
    MESSAGE("skipped: this user may make no symbolic links");
    return;
  }
  const auto followed = open_to_read(folder.path() / "link", Opening::no_wait);
  REQUIRE(followed);
  CHECK(read_whole(*followed) == "text");
  CHECK_FALSE(open_to_read(folder.path() / "link", Opening::no_links));
}

TEST_CASE("a read-only file is not to be changed") {
  const test::TemporaryFolder folder;
  folder.write("a.txt", "text");
  const fs::path path = folder.path() / "a.txt";
  const auto file = open_to_read(path, Opening::no_links);
  REQUIRE(file);
  CHECK(may_be_changed(*file, path));
  constexpr fs::perms write =
      fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write;
  fs::permissions(path, write, fs::perm_options::remove);
  const auto refused = may_be_changed(*file, path);
  REQUIRE_FALSE(refused);
  CHECK(refused.error().message == "it is read-only");
  fs::permissions(path, fs::perms::owner_write, fs::perm_options::add);
  auto made = make_file(folder.path(), "new-", 6);
  REQUIRE(made);
  CHECK(take_default_mode(made->file));
  CHECK(take_permissions(made->file, path));
  CHECK(take_everything(made->file, *file));
}
