#include "engine/templates/fill/line_map.hpp"

#include <doctest/doctest.h>

#include "engine/templates/fill/generate.hpp"

using namespace paddle_ls;
using namespace paddle_ls::templates;

namespace {

struct Mapped {
  CodeTemplate source;
  TemplateExpansion expansion;
  std::vector<TextOrigin> origins;
};

Mapped mapped(std::string text, Env env) {
  CodeTemplate source(std::move(text));
  auto expansion = generate(source, std::move(env), {}, Dialect::v2);
  REQUIRE(expansion);
  auto origins = line_origins(source, *expansion, text::LineIndex(expansion->text));
  return {std::move(source), std::move(*expansion), std::move(origins)};
}

// The template's line on which the generated line `line` is based, counted from zero.
std::size_t template_line(const Mapped& map, std::size_t line) {
  return text::LineIndex(map.source.text()).line_of(map.origins[line].offset);
}

}  // namespace

TEST_CASE("every generated line knows its line in the template and the placeholder that made it") {
  const Mapped map = mapped("// ops\n{\n  $body\n}\nint $n;\n",
                            {{"body", List{"a();", "b();\nc();"}}, {"n", "count"}});
  REQUIRE(map.expansion.text == "// ops\n{\n  a();\n  b();\n  c();\n}\nint count;\n");
  const std::vector<std::size_t> expected_lines{0, 1, 2, 2, 2, 3, 4, 5};
  const std::vector<std::optional<std::size_t>> expected_placeholders{{}, {}, 0, 0, 0, {}, 1, {}};
  REQUIRE(map.origins.size() == expected_lines.size());
  for (std::size_t line = 0; line < expected_lines.size(); ++line) {
    CHECK(template_line(map, line) == expected_lines[line]);
    CHECK(map.origins[line].placeholder == expected_placeholders[line]);
  }
}

TEST_CASE("a placeholder that became nothing owns no line") {
  const Mapped map = mapped("a\n  $none\nb $none\n", {{"none", List{}}});
  REQUIRE(map.expansion.text == "a\n\nb \n");
  for (const TextOrigin& origin : map.origins) CHECK_FALSE(origin.placeholder);
  CHECK(template_line(map, 2) == 2);
}

TEST_CASE("places in copied text map to the same byte in both directions") {
  const Mapped map = mapped("ab $x cd\n  $y\nend", {{"x", "value"}, {"y", List{"1", "2"}}});
  const std::string& source = map.source.text();
  for (const char* word : {"ab", "cd", "end"}) {
    const std::size_t in_template = source.find(word);
    const std::size_t in_output = map.expansion.text.find(word);
    CHECK(origin_of(map.source, map.expansion, in_output).offset == in_template);
    CHECK(generated_offset(map.source, map.expansion, in_template) == in_output);
  }
  CHECK(generated_offset(map.source, map.expansion, source.find("$x")) ==
        map.expansion.text.find("value"));
}

TEST_CASE("the map holds after a docstring that was given its blank line") {
  const Mapped map = mapped("\"\"\"$doc\"\"\"\n@dec\nclass A: $x\n", {{"doc", "d"}, {"x", "..."}});
  REQUIRE(map.expansion.text == "\"\"\"d\"\"\"\n\n@dec\nclass A: ...\n");
  CHECK(template_line(map, 2) == 1);
  CHECK(template_line(map, 3) == 2);
  CHECK(map.origins[3].placeholder == 1);
}
