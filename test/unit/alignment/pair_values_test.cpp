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
  CHECK(values == Lines{"f(1)", "g", "h(2)", "y + 1", "3"});
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

TEST_CASE("a statement is paired with its edited form, not with code inserted before it") {
  const std::string original = "x = f(a)\ny = g(x)\nz = h(y)\n";
  text::Edits edits = {replacing(original, "y = g", "n = 1\ny = m.g"),
                       replacing(original, "h(y)", "(h(y)).k()")};
  const std::string made = text::applied(edits, original);
  CHECK(lines(alignment::pair_values(original, edits, made, {})) == Lines{"1-1", "2-3", "3-4"});
}

TEST_CASE("a statement that the conversion removes has no partner") {
  const std::string original = "x = f(a)\ny = g(x)\nz = h(y)\n";
  const text::Edits edits = {replacing(original, "y = g(x)\n", "")};
  const std::string made = text::applied(edits, original);
  CHECK(lines(alignment::pair_values(original, edits, made, {})) == Lines{"1-1", "3-2"});
}

TEST_CASE("changes that a person made since are followed") {
  const std::string original = "x = f(a)\ny = g(x)\nz = h(y)\nw = k(z)\n";
  const std::string changed = "# new\nx = f(a)\nlog(x)\ny = g(x + 1)\nz = h(y)\nw = k(z)\n";
  const auto pairs = alignment::pair_values(original, {}, changed, {});
  CHECK(lines(pairs) == Lines{"1-2", "3-5", "4-6"});
  const auto again =
      alignment::pair_values(original, {}, "x = f(a)\ny = g(x + 1)\nz = h(y)\nw = k(z)\n", {});
  CHECK(lines(again) == Lines{"1-1", "2-2", "3-3", "4-4"});
  CHECK(again[0].is_as_converted);
  CHECK_FALSE(again[1].is_as_converted);
}

TEST_CASE("what is added is not compared with the sum that the conversion assigns") {
  const std::string original = "x += y\nx *= 2\n";
  const text::Edits edits = {replacing(original, "x += y", "assign(x + y, output=x)")};
  const auto pairs = alignment::pair_values(original, edits, text::applied(edits, original), {});
  REQUIRE(pairs.size() == 2);
  CHECK_FALSE(pairs[0].is_one_value);
  CHECK(pairs[1].is_one_value);
}

TEST_CASE("columns count bytes from 0, as Python's trees have them") {
  const auto pairs =
      alignment::pair_values("é = 1\nx = (f('é') + 2)\n", {}, "é = 1\nx = (f('é') + 2)\n", {});
  REQUIRE(pairs.size() == 2);
  CHECK(pairs[1].original.value.begin.line == 2);
  CHECK(pairs[1].original.value.begin.column == 5);
  CHECK(pairs[1].original.value.end.column == 16);
}

namespace {

// "2:4-2:9 2:6-2:11": where each call that is looked at by itself stands on both sides.
Lines calls_of(std::string_view original, const text::Edits& edits, std::string_view actual,
               const std::vector<std::string_view>& rewritten) {
  std::vector<text::ByteRange> names;
  for (const std::string_view name : rewritten) {
    const std::size_t at = original.find(name);
    REQUIRE(at != std::string_view::npos);
    names.push_back({at, at + name.size()});
  }
  Lines found;
  for (const PairedValue& pair : alignment::pair_values(original, edits, actual, names)) {
    REQUIRE(pair.original.calls.size() == pair.converted.calls.size());
    for (std::size_t i = 0; i < pair.original.calls.size(); ++i) {
      const auto text = [](std::string_view source, const alignment::Span& span) {
        return std::string(source.substr(span.begin.column, span.end.column - span.begin.column));
      };
      found.push_back(text(original, pair.original.calls[i]) + " -> " +
                      text(actual, pair.converted.calls[i]));
    }
  }
  return found;
}

}  // namespace

TEST_CASE("rewritten calls inside a statement are paired with what they become") {
  const std::string original = "x = t.soft(t.flat(a), d=1) * t.sum(a)";
  const text::Edits edits = {replacing(original, "t.soft", "p.soft"),
                             replacing(original, "t.flat(a)", "p.flat(a).cast(i)"),
                             replacing(original, "d=1", "axis=1"),
                             replacing(original, "t.sum", "p.sum")};
  const std::string made = text::applied(edits, original);
  const std::vector<std::string_view> names = {"t.soft", "t.flat", "t.sum"};
  CHECK(calls_of(original, edits, made, names) ==
        Lines{"t.soft(t.flat(a), d=1) -> p.soft(p.flat(a).cast(i), axis=1)",
              "t.flat(a) -> p.flat(a).cast(i)", "t.sum(a) -> p.sum(a)"});
  CHECK(calls_of(original, edits, made, {}) == Lines{});
}

TEST_CASE("what a draw is made in holds anything") {
  const std::string original = "x = t.empty(t.size(a)).normal_()";
  const text::Edits edits = {replacing(original, "t.empty", "p.empty")};
  const std::string made = text::applied(edits, original);
  CHECK(calls_of(original, edits, made, {"t.empty"}) == Lines{});
}

TEST_CASE("what an edit puts around a call belongs to it") {
  const std::string original = "x = f(t.max(a), b)";
  const std::size_t at = original.find("t.max");
  const text::Edits edits = {{{at, at}, "cast("}, {{at + 8, at + 8}, ", i)"}};
  const std::string made = text::applied(edits, original);
  REQUIRE(made == "x = f(cast(t.max(a), i), b)");
  CHECK(calls_of(original, edits, made, {"t.max"}) == Lines{"t.max(a) -> cast(t.max(a), i)"});
}

TEST_CASE("an edit that cuts through a call leaves it without a partner") {
  const std::string original = "x = f(a.t().m(b), c)";
  const text::Edits edits = {replacing(original, "t().m(b)", "n(b)")};
  CHECK(calls_of(original, edits, text::applied(edits, original), {"t"}) == Lines{});
}

TEST_CASE("calls keep their partners where a person changed arguments or one name") {
  const std::string original = "x = f(t.soft(t.flat(a), 1))";
  const std::vector<std::string_view> names = {"t.soft", "t.flat"};
  CHECK(calls_of(original, {}, "x = f(t.hard(t.flat(b), 2))", names) ==
        Lines{"t.soft(t.flat(a), 1) -> t.hard(t.flat(b), 2)", "t.flat(a) -> t.flat(b)"});
  CHECK(calls_of(original, {}, "x = f(t.soft(a, 1))", names) == Lines{});
  CHECK(calls_of(original, {}, "x = f(t.flat(t.soft(a), 1))", names) == Lines{});
}
