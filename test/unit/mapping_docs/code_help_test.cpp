// Every code has a page that says what to do.
#include "engine/mapping_docs/judge/code_help.hpp"

#include <string>

#include <doctest/doctest.h>

#include "engine/mapping_docs/judge/check_catalogue.hpp"

using namespace paddle_ls::mapping_docs;

TEST_CASE("every code has a section of the help, with what is right") {
  for (const Check& check : catalogue()) {
    const std::string code(check.code);
    CHECK_MESSAGE(help_section(check.code).size() > 60, code);
    const std::string page = help_page(check);
    CHECK_MESSAGE(page.starts_with("# " + code + "\n"), code);
    CHECK_MESSAGE(page.find(severity_name(check.severity)) != std::string::npos, code);
  }
}

TEST_CASE("a section ends where the next one starts") {
  const std::string_view section = help_section("title/missing");
  CHECK(section.find("Line 1 is the title") != std::string_view::npos);
  CHECK(section.find("## title") == std::string_view::npos);
  CHECK(help_section("title").empty());
}
