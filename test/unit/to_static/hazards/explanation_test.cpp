#include "engine/to_static/hazards/explanation.hpp"

#include <doctest/doctest.h>

#include "engine/to_static/hazards/find_hazards.hpp"

using namespace paddle_ls;
using namespace paddle_ls::to_static;

namespace {

const std::string head =
    "import paddle\n"
    "\n"
    "@paddle.jit.to_static(full_graph=True)\n"
    "def f(x: paddle.Tensor, n: int, flag):\n";

// The hover text at the marker `|` in a line of a converted function.
std::string said(std::string body) {
  std::string source = head + "    " + std::move(body) + "\n";
  const std::size_t cursor = source.find('|');
  source.erase(cursor, 1);
  const auto pieces = syntax::Pieces::parse(source, nullptr);
  const auto program = read_program(*pieces, source);
  const auto explained = explain(converted_functions(*program, Reach::converted), cursor);
  return explained ? std::string(text::slice(source, explained->range)) + ": " + explained->markdown
                   : std::string();
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

std::vector<TensorTest> tests_of(const std::string& source) {
  const auto pieces = syntax::Pieces::parse(source, nullptr);
  const auto program = read_program(*pieces, source);
  return tensor_tests(converted_functions(*program, Reach::converted), {0, source.size()});
}

}  // namespace

TEST_CASE("an operator of logic says what it becomes and what each operand is") {
  const std::string card = said("y = x > 0 an|d flag");
  CHECK(card.starts_with("and: Becomes `_jst.And`"));
  CHECK(has(card, "operand `x > 0` is a **tensor**, because `x` is annotated as Tensor"));
  CHECK(has(card, "Whether the operand `flag` is a tensor is decided **at run time**"));
  CHECK(said("y = flag |or n or x").starts_with("or: Becomes `_jst.Or`"));
  CHECK(said("y = (x > 0 and n) o|r flag").starts_with("or: Becomes `_jst.Or`"));
  CHECK(said("y = no|t flag").starts_with("not: Becomes `_jst.Not`"));
}

TEST_CASE("both keywords of a conditional expression say what it becomes") {
  for (const char* body : {"y = x i|f x > 0 else -x", "y = x if x > 0 els|e -x"}) {
    CHECK(has(said(body), "`_jst.IfElse` of two lambdas"));
    CHECK(has(said(body), "The test is a **tensor**"));
  }
}

TEST_CASE("a break says whether its flag makes a tensor of the loop's test") {
  CHECK(has(said("while n:\n        if x > 0:\n            b|reak"),
            "The flag becomes a **tensor**"));
  CHECK(has(said("while n:\n        if n is None:\n            |break"),
            "The flag stays a Python value."));
}

TEST_CASE("an assertion and a loop over a tensor say what is tested and iterated over") {
  CHECK(has(said("|assert x > 0, 'no'"), "The test is a **tensor**"));
  CHECK(has(said("|for row in x:\n        n = row"), "The iterable is a **tensor**"));
  CHECK(has(said("|for row in x:\n        n = row"), "Carried: "));
}

TEST_CASE("words that only look like keywords have no hover") {
  CHECK(said("y = x i|s not None").empty());
  CHECK(said("y = x |not in [n]").empty());
  CHECK(said("y = [v for v in x i|f v]").empty());
  CHECK(said("y = 'a an|d b'").empty());
  CHECK(said("y = x | 1").empty());
}

TEST_CASE("the tests that are tensors are known, the others are not claimed") {
  const std::string source = head +
                             "    if x > 0 and flag:\n"
                             "        n = 1 if flag else 2\n"
                             "    while x.sum() > n:\n"
                             "        x = x - 1\n"
                             "    return x\n";
  const auto tests = tests_of(source);
  REQUIRE(tests.size() == 2);
  CHECK(text::slice(source, tests[0].range) == "x > 0 and flag");
  CHECK(tests[0].label == "likely a tensor");
  CHECK(text::slice(source, tests[1].range) == "x.sum() > n");
  CHECK(has(tests[1].why, "because"));
}

TEST_CASE("the for of a comprehension says that it stays a loop of Python") {
  const std::string card = said("y = [row f|or row in x if n]");
  CHECK(card.starts_with("for: Stays a loop of Python"));
  CHECK(has(card, "The iterable is a **tensor**"));
  CHECK(said("y = [r|ow for row in x]").empty());
}
