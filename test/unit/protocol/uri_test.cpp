#include "protocol/uri.hpp"

#include <array>
#include <random>
#include <unordered_set>

#include <doctest/doctest.h>

using paddle_ls::protocol::Uri;

namespace {

void check_same(std::initializer_list<std::string_view> spellings) {
  const Uri first = Uri::parse(*spellings.begin());
  for (const std::string_view spelling : spellings) {
    CAPTURE(spelling);
    const Uri uri = Uri::parse(spelling);
    CHECK(uri.key() == first.key());
    CHECK(uri == first);
    CHECK(uri.spelling() == spelling);
    CHECK(uri.file_path() == first.file_path());
  }
}

}  // namespace

TEST_CASE("spellings of one file are one document, each with its own spelling") {
  check_same({"file:///c%3A/src/a.py", "file:///C:/src/a.py", "file:///c:/src/a.py",
              "FILE:///C%3a/src/%61.py", "file:/c:/src/a.py", "file://localhost/c:/src/a.py"});
  check_same({"file:///home/u/a%20b.py", "file:///home/u/a b.py"});
  check_same({"file:///tmp/%E4%B8%AD%e6%96%87.py", "file:///tmp/中文.py"});
  check_same({"file:///tmp/(x)+y@z.py", "file:///tmp/%28x%29%2By%40z.py"});
  check_same({"file://server/share/x.py", "file://SERVER/share/x.py"});
  check_same({"file:///a.py", "file:///a.py?", "file:///a.py#"});
}

TEST_CASE("different files are different documents") {
  CHECK_FALSE(Uri::parse("file:///tmp/a.py") == Uri::parse("file:///tmp/A.py"));
  CHECK_FALSE(Uri::parse("file:///tmp/../a.py") == Uri::parse("file:///a.py"));
  CHECK_FALSE(Uri::parse("file:///a%23b") == Uri::parse("file:///a#b"));
  CHECK_FALSE(Uri::parse("file:///a%FF") == Uri::parse("file:///a%FE"));
  CHECK_FALSE(Uri::parse("file:///Dir:x") == Uri::parse("file:///dir:x"));
}

TEST_CASE("a file URI has a path") {
  CHECK(Uri::parse("file:///home/u/a%20b.py").file_path() == "/home/u/a b.py");
  CHECK(Uri::parse("file:///C%3A/src/a.py").file_path() == "c:/src/a.py");
  CHECK(Uri::parse("file:///C:").file_path() == "c:");
  CHECK(Uri::parse("file:///D:x/y").file_path() == "/D:x/y");
  CHECK(Uri::parse("file://wsl%24/Debian/x").file_path() == "//wsl$/Debian/x");
  CHECK(Uri::parse("file:///a?b#c").file_path() == "/a");
  CHECK(Uri::parse("file:///a%3Fb%23c").file_path() == "/a?b#c");
  CHECK(Uri::parse("file:").file_path() == "/");
  CHECK(Uri::parse("file:///100%").file_path() == "/100%");
  CHECK(Uri::parse("file:///%zz%4").file_path() == "/%zz%4");
}

TEST_CASE("a path that no system can open is not a path") {
  CHECK_FALSE(Uri::parse("file:///a%00b").file_path());
}

TEST_CASE("other schemes are opaque names") {
  for (const std::string_view spelling :
       {"untitled:Untitled-1", "vscode-notebook-cell:/home/u/nb.ipynb#W0sZmlsZQ%3D%3D",
        "inmemory://model/1", "git:/x?%7B%22ref%22%3A%22HEAD%22%7D", "paddle-ls:/preview/x.py"}) {
    CAPTURE(spelling);
    const Uri uri = Uri::parse(spelling);
    CHECK(uri.key() == spelling);
    CHECK(uri.spelling() == spelling);
    CHECK_FALSE(uri.file_path());
    CHECK(uri.scheme() == spelling.substr(0, spelling.find(':')));
  }
  CHECK(Uri::parse("vscode-notebook-cell:/%63%3a#x") == Uri::parse("vscode-notebook-cell:/c%3A#x"));
  CHECK(Uri::parse("x:%6%33").key() == "x:%2563");
  CHECK_FALSE(Uri::parse("untitled:A") == Uri::parse("untitled:a"));
}

TEST_CASE("bytes that are not a URI are opaque names") {
  for (const std::string_view spelling :
       {"", "/home/u/a.py", "a b", ":", "1a:b", "\xFF\xFE", "%"}) {
    CAPTURE(spelling);
    const Uri uri = Uri::parse(spelling);
    CHECK(uri.key() == spelling);
    CHECK(uri.scheme().empty());
    CHECK_FALSE(uri.file_path());
  }
}

TEST_CASE("a path is spelled as VS Code spells it") {
  CHECK(Uri::from_path("/home/u/a b.py").spelling() == "file:///home/u/a%20b.py");
  CHECK(Uri::from_path("/tmp/中文#1.py").spelling() == "file:///tmp/%E4%B8%AD%E6%96%87%231.py");
  CHECK(Uri::from_path("C:\\src\\a.py").spelling() == "file:///C%3A/src/a.py");
  CHECK(Uri::from_path("C:\\src\\a.py").key() == "file:///c%3A/src/a.py");
  CHECK(Uri::from_path("\\\\server\\share\\a.py").spelling() == "file://server/share/a.py");
  CHECK(Uri::from_path("//server/share/a.py").spelling() == "file://server/share/a.py");
  CHECK(Uri::from_path("/tmp/back\\slash").spelling() == "file:///tmp/back%5Cslash");
}

TEST_CASE("a path may be very short") {
  CHECK(Uri::from_path("").spelling() == "file:///");
  CHECK(Uri::from_path("x").spelling() == "file:///x");
  CHECK(Uri::from_path("c:").file_path() == "c:");
  CHECK(Uri::from_path("//").spelling() == "file:///");
}

TEST_CASE("a path survives the round trip through a URI, whatever its bytes") {
  std::mt19937 random(11);
  for (int i = 0; i < 2000; ++i) {
    std::string path = "/dir";
    for (std::size_t length = random() % 20; length > 0; --length) {
      path += static_cast<char>(1 + random() % 255);
    }
    CAPTURE(path);
    CHECK(Uri::from_path(path).file_path() == path);
  }
}

TEST_CASE("a key is its own key") {
  std::mt19937 random(12);
  constexpr std::string_view alphabet = "file:/untld%25C3aA#?&@[]~ \xE4\xFF";
  for (int i = 0; i < 5000; ++i) {
    std::string spelling = random() % 2 ? "file:" : "x:";
    for (std::size_t length = random() % 16; length > 0; --length) {
      spelling += alphabet[random() % alphabet.size()];
    }
    CAPTURE(spelling);
    const Uri uri = Uri::parse(spelling);
    CHECK(Uri::parse(uri.key()).key() == uri.key());
  }
}

TEST_CASE("documents can be kept in hashed and ordered containers") {
  std::unordered_set<Uri> set{Uri::parse("file:///c%3A/x"), Uri::parse("file:///C:/x")};
  CHECK(set.size() == 1);
  CHECK(Uri::parse("file:///a") < Uri::parse("file:///b"));
}
