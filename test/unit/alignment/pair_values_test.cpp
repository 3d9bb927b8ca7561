// Statements of a program and of its conversion that belong together.
#include "engine/alignment/pair_values.hpp"

#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

using namespace paddle_ls;
using alignment::PairedValue;

namespace {

// "2-3": the lines of both statements of each pair.
std::vector<std::string> lines(const std::vector<PairedValue>& pairs) {
  std::vector<std::string> result;
  for (const PairedValue& each : pairs) {
    result.push_back(std::to_string(each.original.statement.begin.line) + "-" +
                     std::to_string(each.converted.statement.begin.line));
  }
  return result;
}

text::Edit replacing(std::string_view in, std::string_view what, std::string with) {
  const std::size_t at = in.find(what);
  REQUIRE(at != std::string_view::npos);
  return {{at, at + what.size()}, std::move(with)};
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("what a statement assigns, returns or calls is its value") {
  const std::string source =
      "a = b = f(1)\nx += g\nh(2)\ndef k(y):\n    return (y + 1)\nz: int = 3\n";
  Lines values;
  for (const auto& each : alignment::statement_values(source)) {
    values.emplace_back(text::slice(source, each.value));
  }
  CHECK(values == Lines{"f(1)", "g", "h(2)", "y + 1"});
}

TEST_CASE("conditions and what is looped over are values, and draws inside are known") {
  const std::string source =
      "if torch.rand(1) < p:\n    pass\nelif q:\n    pass\nfor x in data:\n    assert x, 'no'\n"
      "y = f(torch.randn(2), randint(0, 3, randperm(4)))\n";
  Lines values;
  Lines draws;
  for (const auto& each : alignment::statement_values(source)) {
    values.emplace_back(text::slice(source, each.value));
    for (const auto& draw : each.draws) draws.emplace_back(text::slice(source, draw));
  }
  CHECK(values == Lines{"torch.rand(1) < p", "q", "data", "x",
                        "f(torch.randn(2), randint(0, 3, randperm(4)))"});
  CHECK(draws == Lines{"torch.rand(1)", "torch.randn(2)", "randint(0, 3, randperm(4))"});
}

TEST_CASE("a statement goes with what its edits make of it, and with nothing put in front") {
  const std::string original = "x = f(a)\ny = g(x)\nz = h(y)\n";
  text::Edits edits = {replacing(original, "y = g", "n = 1\ny = m.g"),
                       replacing(original, "h(y)", "(h(y)).k()")};
  const std::string made = text::applied(edits, original);
  CHECK(lines(alignment::pair_values(original, edits, made)) == Lines{"1-1", "2-3", "3-4"});
}

TEST_CASE("a statement that the conversion removes has no partner") {
  const std::string original = "x = f(a)\ny = g(x)\nz = h(y)\n";
  const text::Edits edits = {replacing(original, "y = g(x)\n", "")};
  const std::string made = text::applied(edits, original);
  CHECK(lines(alignment::pair_values(original, edits, made)) == Lines{"1-1", "3-2"});
}

TEST_CASE("changes that a person made since are followed") {
  const std::string original = "x = f(a)\ny = g(x)\nz = h(y)\nw = k(z)\n";
  const std::string changed = "# new\nx = f(a)\nlog(x)\ny = g(x + 1)\nz = h(y)\nw = k(z)\n";
  const auto pairs = alignment::pair_values(original, {}, changed);
  CHECK(lines(pairs) == Lines{"1-2", "3-5", "4-6"});
  const auto again =
      alignment::pair_values(original, {}, "x = f(a)\ny = g(x + 1)\nz = h(y)\nw = k(z)\n");
  CHECK(lines(again) == Lines{"1-1", "2-2", "3-3", "4-4"});
  CHECK(again[0].is_as_converted);
  CHECK_FALSE(again[1].is_as_converted);
}

TEST_CASE("columns count bytes from 0, as Python's trees have them") {
  const auto pairs =
      alignment::pair_values("é = 1\nx = (f('é') + 2)\n", {}, "é = 1\nx = (f('é') + 2)\n");
  REQUIRE(pairs.size() == 1);
  CHECK(pairs[0].original.value.begin.line == 2);
  CHECK(pairs[0].original.value.begin.column == 5);
  CHECK(pairs[0].original.value.end.column == 16);
}
