#include "server/cli/convert/conversion_tally.hpp"

#include <boost/json.hpp>
#include <doctest/doctest.h>

using namespace paddle_ls::cli;
namespace json = boost::json;

namespace {

ConversionSummary sample() {
  ConversionSummary summary;
  summary.add_file("a.py",
                   {{"torch.abs", {3, 0, 0, 0, 0}}, {"torch.Tensor.view", {0, 2, 1, 0, 0}}});
  summary.add_file("none.py", {});
  summary.add_file("b.py", {{"torch.abs", {1, 0, 0, 0, 1}}});
  return summary;
}

}  // namespace

TEST_CASE("the summary begins with the uses that need a person") {
  CHECK(sample().text() ==
        "API                converted  needs review  manual\n"
        "torch.Tensor.view          0             2       1\n"
        "torch.abs                  4             1       0\n"
        "\n"
        "file   converted  needs review  manual\n"
        "a.py           3             2       1\n"
        "b.py           1             1       0\n"
        "total          4             3       1\n");
}

TEST_CASE("the summary in JSON has the same numbers") {
  CHECK(json::parse(sample().json(paddle_ls::project::ConversionReport())) == json::parse(R"({
          "base": 1,
          "total": {"converted": 4, "waiting": 0, "to_confirm": 2, "assumed": 1, "manual": 1},
          "verdicts": {"safe_by_proof": 0, "safe_by_decision": 0, "open": 0, "refused": 0, "manual": 0},
          "open_questions": 0,
          "apis": [{"api": "torch.Tensor.view", "converted": 0, "waiting": 0, "to_confirm": 2,
                    "assumed": 0, "manual": 1},
                   {"api": "torch.abs", "converted": 4, "waiting": 0, "to_confirm": 0,
                    "assumed": 1, "manual": 0}],
          "files": [{"file": "a.py", "converted": 3, "waiting": 0, "to_confirm": 2, "assumed": 0,
                     "manual": 1},
                    {"file": "b.py", "converted": 1, "waiting": 0, "to_confirm": 0, "assumed": 1,
                     "manual": 0}],
          "imports": [], "at_import": [], "groups": [], "accepted": [], "assumed": [], "manual": [],
          "unwritten": 0})"));
  CHECK(sample().imports_sentence().empty());
}

TEST_CASE("uses that are held back have a column, and lines with the reason") {
  ConversionSummary summary;
  summary.add_file("a.py", {{"torch.abs", {1, 0, 1, 2, 0}}});
  CHECK(summary.text() ==
        "API        converted  waiting  needs review  manual\n"
        "torch.abs          1        2             0       1\n"
        "\n"
        "file   converted  waiting  needs review  manual\n"
        "a.py           1        2             0       1\n"
        "total          1        2             0       1\n");
  paddle_ls::modules::HeldGroup group;
  group.files = {{"/a.py", 2}};
  group.blocking = {{{{0, 0}, "torch.foo", "manual: no rule knows it", 40}, "/a.py"},
                    {{{9, 9}, "torch.bar", "needs review", 41}, "/a.py"}};
  CHECK(paddle_ls::modules::sentence(group) ==
        "/a.py: 2 uses are ready but held back by 2 that need your decision:\n"
        "  /a.py:40: torch.foo (manual: no rule knows it)\n"
        "  /a.py:41: torch.bar (needs review)");
}

TEST_CASE("imports that are left are counted by their place and reason") {
  ConversionSummary summary;
  summary.add_imports("a.py", std::vector<paddle_ls::rewrite::KeptImport>{
                                  {"torch.jit", "", true}, {"torch", "a decorator", false}});
  summary.add_imports("a.py", std::vector<paddle_ls::rewrite::KeptImport>{{"torch.jit", "", true}});
  CHECK(summary.imports_sentence() == "3 imports of torch left, 2 in functions\n");
  CHECK(
      summary.text().ends_with("\n"
                               "import that is left  at the top  in functions\n"
                               "torch                         1             0  a decorator\n"
                               "torch.jit                     0             2\n"));
  CHECK(json::parse(summary.json(paddle_ls::project::ConversionReport())).at("imports") ==
        json::parse(R"([
      {"import": "torch", "at_top": 1, "in_functions": 0, "reason": "a decorator"},
      {"import": "torch.jit", "at_top": 0, "in_functions": 2, "reason": ""}])"));
}
