#include <algorithm>

#include "engine/ir/pir_text/build_program.hpp"
#include "engine/ir/pir_text/check_pir.hpp"
#include "engine/ir/pir_text/pir_features.hpp"
#include "test/unit/ir/program_text.hpp"

using namespace paddle_ls;
using namespace paddle_ls::ir;

namespace {

const std::string loop = R"({
    (%0) = "pd_op.data" () {dtype:float32,name:"x",place:Place(undefined:0),shape:[2,3]} : () -> tensor<2x3xf32>
    (%1) = "pd_op.data" () {dtype:bool,name:"go",place:Place(undefined:0),shape:[1]} : () -> tensor<1xb>
    (%2) = "pd_op.while" (cond=%1, inputs=%0) { 
    ^%arg_0 {}
        (%3) = "pd_op.relu" (%arg_0) {} : (tensor<2x3xf32>) -> tensor<2x3xf32>
        () = "cf.yield" (%1, %3) {} : (tensor<1xb>, tensor<2x3xf32>) -> 
    }
    (%4) = "pd_op.exp" (%2) {} : (tensor<2x3xf32>) -> tensor<2x3xf32>
}
)";

std::vector<std::string_view> codes(const std::string& text) {
  const PirDocument document = parse_pir(text);
  std::vector<std::string_view> result;
  for (const PirProblem& problem :
       check_pir(document, PirValues(document), built_in_table(Target::v3_3))) {
    result.push_back(problem.code);
  }
  return result;
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
  const std::size_t at = text.find(what);
  REQUIRE(at != std::string::npos);
  return text.replace(at, what.size(), by);
}

}  // namespace

TEST_CASE("a printed program has no problems and prints the same after it was read") {
  CHECK(codes(loop).empty());
  const PirDocument document = parse_pir(loop);
  const Program program = build_program(document, built_in_table(Target::v3_3));
  CHECK(print_program(program, Dialect::v3).text == loop);
}

TEST_CASE("hover on a value names its type, where it comes from and how often it is used") {
  const PirDocument document = parse_pir(loop);
  const PirValues values(document);
  const auto card = hover(document, values, built_in_table(Target::v3_3), loop.find("%3)"));
  REQUIRE(card);
  CHECK(card->markdown.find("tensor<2x3xf32>") != std::string::npos);
  CHECK(card->markdown.find("pd_op.relu") != std::string::npos);
  CHECK(card->markdown.find("used 1 time") != std::string::npos);
}

TEST_CASE("hover on an operation tells the legacy operator and its arguments") {
  const PirDocument document = parse_pir(loop);
  const auto card =
      hover(document, PirValues(document), built_in_table(Target::v3_3), loop.find("pd_op.relu"));
  REQUIRE(card);
  CHECK(card->markdown.find("legacy operator `relu`") != std::string::npos);
  CHECK(card->markdown.find("`x` (X)") != std::string::npos);
}

TEST_CASE("definition and references of a block argument stay in its region") {
  const PirDocument document = parse_pir(loop);
  const PirValues values(document);
  const std::size_t use = loop.find("(%arg_0)") + 1;
  REQUIRE(definition(values, use));
  CHECK(definition(values, use)->start == loop.find("%arg_0"));
  CHECK(references(values, use).size() == 2);
}

TEST_CASE("renaming a value edits its definition and all uses") {
  const PirDocument document = parse_pir(loop);
  const auto edits = rename(document, PirValues(document), loop.find("%0"), "%input");
  REQUIRE(edits);
  CHECK(edits->size() == 2);
  CHECK_FALSE(rename(document, PirValues(document), loop.find("%0"), "%1"));
  CHECK_FALSE(rename(document, PirValues(document), loop.find("%0"), "not a value"));
}

TEST_CASE("renumbering what the printer numbered changes nothing") {
  const PirDocument document = parse_pir(loop);
  CHECK(renumber(document, PirValues(document)).empty());
}

TEST_CASE("the mistakes of a hand-edited text are found") {
  CHECK(codes(replaced(loop, "\"pd_op.exp\" (%2)", "\"pd_op.exp\" (%9)")) ==
        std::vector<std::string_view>{"pir-undefined"});
  CHECK(codes(replaced(loop, "\"pd_op.exp\" (%2)", "\"pd_op.exp\" (%3)")) ==
        std::vector<std::string_view>{"pir-undefined"});
  CHECK(codes(replaced(loop, "(%4) = ", "(%0) = ")) ==
        std::vector<std::string_view>{"pir-duplicate-result"});
  CHECK(codes(replaced(loop, "pd_op.exp", "pd_op.exq")) ==
        std::vector<std::string_view>{"pir-unknown-op"});
  CHECK(codes(replaced(loop, ": (tensor<1xb>, tensor<2x3xf32>)",
                       ": (tensor<1xb>, tensor<2x4xf32>)")) ==
        std::vector<std::string_view>{"pir-type"});
  CHECK(codes(replaced(loop, "\"cf.yield\" (%1, %3) {} : (tensor<1xb>, tensor<2x3xf32>)",
                       "\"cf.yield\" (%1) {} : (tensor<1xb>)")) ==
        std::vector<std::string_view>{"pir-yield-arity"});
}

TEST_CASE("a broken line does not spoil the lines after it") {
  const std::string text = replaced(loop, "(%3) = \"pd_op.relu\"", "(%3) \"pd_op.relu\"");
  const PirDocument document = parse_pir(text);
  CHECK(document.problems.size() == 1);
  CHECK(document.ops.size() == 5);
}

TEST_CASE("a string with quotes and a newline is one attribute") {
  const std::string text =
      "{\n    () = \"pd_op.print\" () {message:\"say \\\"hi\\\"\nnow\",summarize:5} : () -> \n}\n";
  const PirDocument document = parse_pir(text);
  REQUIRE(document.ops.size() == 1);
  CHECK(document.ops[0].attributes.size() == 2);
  CHECK(document.problems.empty());
}

TEST_CASE("braces without end are a problem, not a crash") {
  const PirDocument document = parse_pir(std::string(100000, '{'));
  CHECK_FALSE(document.problems.empty());
  CHECK(parse_pir("}\n}\n").problems.size() == 2);
}

TEST_CASE("semantic tokens are sorted and do not overlap") {
  const PirDocument document = parse_pir(loop);
  const auto tokens = semantic_tokens(document, {0, document.text.size()});
  CHECK(tokens.size() > 20);
  const auto overlap = std::ranges::adjacent_find(
      tokens, [](const auto& a, const auto& b) { return a.range.end > b.range.start; });
  CHECK(overlap == tokens.end());
}

TEST_CASE("tokens are found for the lines that are shown, not for the whole dump") {
  const std::string text =
      "{\n    (%0) = \"pd_op.data\" () {} : () -> tensor<f32>\n"
      "    (%1) = \"pd_op.relu\" (%0) {} : (tensor<f32>) -> tensor<f32>\n}\n";
  const PirDocument document = parse_pir(text);
  const auto tokens = semantic_tokens(document, document.ops[1].line);
  REQUIRE(tokens.size() == 5);
  CHECK(document.at(tokens.front().range) == "%1");
}

TEST_CASE("two programs of one text may use the same names") {
  const std::string one = "{\n    (%0) = \"pd_op.data\" () {} : () -> tensor<f32>\n}\n";
  CHECK(PirValues(parse_pir(one + one)).problems().empty());
}

TEST_CASE("values that Paddle does not number are found as well") {
  const std::string text =
      "{\n    (%x, %007) = \"pd_op.data\" () {} : () -> tensor<f32>, tensor<f32>\n"
      "    () = \"pd_op.print\" (%x, %007, %7) {} : () -> \n}\n";
  const PirDocument document = parse_pir(text);
  const PirValues values(document);
  REQUIRE(values.uses().size() == 3);
  CHECK(values.uses()[0].definition == 0);
  CHECK(values.uses()[1].definition == 1);
  CHECK(values.uses()[2].definition == -1);
}

TEST_CASE("the outline shows what has a name and what contains others") {
  const auto symbols = outline(parse_pir(loop));
  REQUIRE(symbols.size() == 3);
  CHECK(symbols[0].detail == "\"x\"");
  CHECK(text::slice(loop, symbols[2].name) == "pd_op.while");
}
