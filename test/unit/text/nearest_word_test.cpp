#include "engine/text/nearest_word.hpp"

#include <array>

#include <doctest/doctest.h>

using namespace paddle_ls::text;

namespace {

constexpr std::array<std::string_view, 3> commands = {"check", "convert", "docs"};

}  // namespace

TEST_CASE("the nearest word is within a third of the length") {
  CHECK(nearest_word("chekc", commands) == "check");
  CHECK(nearest_word("convrt", commands) == "convert");
  CHECK_FALSE(nearest_word("chalk", commands));
  CHECK_FALSE(nearest_word("", commands));
}

TEST_CASE("a question names the word that was meant") {
  CHECK(did_you_mean("dosc", commands) == "; did you mean `docs`?");
  CHECK(did_you_mean("weights", commands).empty());
}
