#include "engine/to_static/preview.hpp"

#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "engine/syntax/parser.hpp"
#include "engine/to_static/find_function.hpp"

using namespace paddle_ls;
using namespace paddle_ls::to_static;

namespace {

const std::string sound =
    "def f(x):\n"
    "    if x > 0:\n"
    "        x = x - 1\n"
    "    return x\n";

const std::string broken =
    "def f(xs):\n"
    "    for a, b in xs:\n"
    "        break\n";

Result<Preview> shown(const std::string& source, const std::string& stage) {
  const auto tree = syntax::parse(syntax::Language::python, source);
  const auto made = convert(find_function(tree->root(), source, "f"), source, {});
  REQUIRE(made);
  return preview(*made, stage_choice(stage).value());
}

// The name of the function around the marker `|`.
std::string around(std::string source) {
  const std::size_t cursor = source.find('|');
  source.erase(cursor, 1);
  const auto tree = syntax::parse(syntax::Language::python, source);
  return function_around(tree->root(), source, cursor);
}

}  // namespace

TEST_CASE("every line of a preview has the source line that it is from") {
  for (const char* stage : {"code", "all", "0", "12"}) {
    const auto preview = shown(sound, stage);
    REQUIRE(preview);
    CHECK(std::count(preview->text.begin(), preview->text.end(), '\n') ==
          static_cast<std::ptrdiff_t>(preview->lines.size()));
    CHECK(std::all_of(preview->lines.begin(), preview->lines.end(), [](const Origin& origin) {
      return origin.start < origin.end && origin.end <= sound.size();
    }));
  }
}

TEST_CASE("all stages follow each other, those that change nothing by name only") {
  const std::string text = shown(sound, "all")->text;
  CHECK(text.starts_with("# level 0: source\ndef f(x):\n    if x > 0:\n"));
  CHECK(text.find("# level 1: TypeHintTransformer, nothing changes\n# level 2:") !=
        std::string::npos);
}

TEST_CASE("where conversion stops the preview says why, and shows the last stage before") {
  const auto preview = shown(broken, "code");
  REQUIRE(preview);
  CHECK(preview->text.starts_with("# BreakContinueTransformer raises AttributeError: "));
  CHECK(preview->text.ends_with("def f(xs):\n    for a, b in xs:\n        break\n"));
  const Origin reason = preview->lines.front();
  CHECK(broken.substr(reason.start, reason.end - reason.start) == "a, b");
}

TEST_CASE("an earlier stage than the one that stops is shown as it is") {
  CHECK(shown(broken, "0")->text == broken);
}

TEST_CASE("a level that no conversion has is an error") {
  CHECK(shown(sound, "99").error().message == "unknown level 99");
  CHECK_FALSE(stage_choice("-1"));
  CHECK_FALSE(stage_choice("1x"));
}

TEST_CASE("the function around a place is the outermost one, or the one that is decorated") {
  CHECK(around("class A:\n    def g(self):\n        |pass\n") == "A.g");
  CHECK(around("def f():\n    def g():\n        |pass\n") == "f");
  CHECK(around("def f():\n    @paddle.jit.to_static\n    def g():\n        |pass\n") == "f.g");
  CHECK(around("def f():\n    @not_to_static\n    def g():\n        |pass\n") == "f");
  CHECK(around("def f():\n    pass\n\n\nx = 1|\n").empty());
}
