#include "project/files/read_source.hpp"

#include <doctest/doctest.h>

#include "engine/text/utf8.hpp"
#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using namespace paddle_ls::files;

namespace {

// The result of reading a file with this content: "ok", or the reason for the rejection.
std::string reading(std::string_view content) {
  const test::TemporaryFolder folder;
  folder.write("a.py", content);
  const auto source = read_source(folder.path() / "a.py", 1000);
  if (!source) return source.error().message;
  return bytes_of(*source, source->text).value_or("") == content ? "ok" : "changed";
}

}  // namespace

TEST_CASE("UTF-8 is read byte for byte") {
  CHECK(reading("") == "ok");
  CHECK(reading("\xEF\xBB\xBFx = 1\r\ny = '\xE4\xB8\xAD'\r") == "ok");
  CHECK(reading("# -*- coding: UTF-8 -*-\nx = '\xE4\xB8\xAD'\n") == "ok");
  CHECK(reading("# coding: latin-1\nx = 1\n") == "ok");
  CHECK(reading("x = 'coding: gbk \xE4\xB8\xAD'\n") == "ok");
  CHECK(reading(std::string(1000, 'x')) == "ok");
}

TEST_CASE("text that is not UTF-8 is rejected with the reason") {
  CHECK(reading("x = '\xE9'\n") == "it is not UTF-8: byte 5 starts no character");
  CHECK(reading("x = '\xED\xA0\x80'\n") == "it is not UTF-8: byte 5 starts no character");
  CHECK(reading(std::string("x\0y", 3)) == "it is a binary file");
}

TEST_CASE("a file that is too large or not a file is rejected") {
  CHECK(reading(std::string(1001, 'x')) ==
        "it is larger than 1000 bytes (setting `files.maximumBytes`)");
  const test::TemporaryFolder folder;
  CHECK(read_source(folder.path(), 1000).error().message == "it is a folder");
  CHECK(read_source(folder.path() / "none.py", 1000).error().message ==
        "No such file or directory");
}

TEST_CASE("a text in another encoding is read as UTF-8 and written back in its own encoding") {
  const test::TemporaryFolder folder;
  const auto converted = [&](std::string_view content) {
    folder.write("a.py", content);
    const auto source = read_source(folder.path() / "a.py", 1000);
    if (!source) return source.error().message;
    CHECK(text::valid_prefix(source->text) == source->text.size());
    return bytes_of(*source, source->text + "# paddle\n").value_or("not written");
  };
  for (const std::string_view content : {
           "# -*- coding: latin-1 -*-\nx = '\xE9'\n",
           "#!/usr/bin/python\r\n# vim: set fileencoding=gbk :\r\nx = '\xD6\xD0'\r\n",
           "# coding: euc_jp\nx = '\xA4\xA2'\n",
           "# coding: cp1252\nx = '\x80'\n",
       }) {
    CAPTURE(content);
    CHECK(converted(content) == std::string(content) + "# paddle\n");
  }
}

TEST_CASE("a file is not changed if its encoding lacks a new character") {
  const DecodedSource latin{"# coding: latin-1\n", "latin-1", {}};
  CHECK(bytes_of(latin, "\xE4\xB8\xAD").error().message ==
        "the result cannot be written in its encoding, latin-1");
  CHECK(reading("# coding: gbk\nx = '\xFF\xFF'\n") ==
        "it is not gbk, as it declares: byte 19 starts no character");
  CHECK(reading("# coding: klingon\nx = '\xE9'\n") ==
        "its encoding is klingon, which is not supported");
  CHECK(reading("# coding: utf-7\nx = '\xE9'\n") ==
        "its encoding is utf-7, which is not supported");
}

TEST_CASE("UTF-16 is rejected with advice") {
  CHECK(reading(std::string("\xFF\xFEx\0", 4)) ==
        "it is UTF-16, which Python cannot read; save it as UTF-8");
}
