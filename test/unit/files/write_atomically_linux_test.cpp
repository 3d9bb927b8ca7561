#include <doctest/doctest.h>
#include <sys/xattr.h>

#include "engine/files/write_atomically.hpp"
#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using namespace paddle_ls::files;
namespace fs = std::filesystem;

TEST_CASE("an access list is kept, and that of a folder is not taken on") {
  // Version 2: entries of tag, permissions and id, for owner, user 65534, group, mask, others.
  const std::string list(
      "\x02\0\0\0"
      "\x01\0\x06\0\xff\xff\xff\xff"
      "\x02\0\x04\0\xfe\xff\0\0"
      "\x04\0\x04\0\xff\xff\xff\xff"
      "\x10\0\x04\0\xff\xff\xff\xff"
      "\x20\0\0\0\xff\xff\xff\xff",
      44);
  const test::TemporaryFolder folder;
  folder.write("a.py", "old");
  folder.write("plain.py", "old");
  const auto has_list = [&](const std::string& name) {
    const fs::path path = folder.path() / name;
    return getxattr(path.c_str(), "system.posix_acl_access", nullptr, 0) > 0;
  };
  const fs::path path = folder.path() / "a.py";
  if (setxattr(path.c_str(), "system.posix_acl_access", list.data(), list.size(), 0) != 0 ||
      setxattr(folder.path().c_str(), "system.posix_acl_default", list.data(), list.size(), 0) !=
          0) {
    MESSAGE("skipped: no access lists here");
    return;
  }
  REQUIRE(replace_unchanged(path, "old", "new"));
  CHECK(has_list("a.py"));
  REQUIRE(replace_unchanged(folder.path() / "plain.py", "old", "new"));
  CHECK_FALSE(has_list("plain.py"));
}

TEST_CASE("a device that is full is an error") {
  CHECK(write_named("/dev/full", "new").error().message == "No space left on device");
}
