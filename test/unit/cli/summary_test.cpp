#include "server/cli/summary.hpp"

#include <boost/json.hpp>
#include <doctest/doctest.h>

using namespace paddle_ls::cli;
namespace json = boost::json;

namespace {

Summary sample() {
  Summary summary;
  summary.add_file("a.py", {{"torch.abs", {3, 0, 0}}, {"torch.Tensor.view", {0, 2, 1}}});
  summary.add_file("none.py", {});
  summary.add_file("b.py", {{"torch.abs", {1, 0, 0}}});
  return summary;
}

}  // namespace

TEST_CASE("the summary puts first what somebody has to do") {
  CHECK(sample().text() ==
        "API                converted  needs review  manual\n"
        "torch.Tensor.view          0           2        1\n"
        "torch.abs                  4           0        0\n"
        "\n"
        "file   converted  needs review  manual\n"
        "a.py           3           2        1\n"
        "b.py           1           0        0\n"
        "total          4           2        1\n");
}

TEST_CASE("the summary in JSON has the same numbers") {
  CHECK(json::parse(sample().json()) == json::parse(R"({
          "total": {"converted": 4, "to_confirm": 2, "manual": 1},
          "apis": [{"api": "torch.Tensor.view", "converted": 0, "to_confirm": 2, "manual": 1},
                   {"api": "torch.abs", "converted": 4, "to_confirm": 0, "manual": 0}],
          "files": [{"file": "a.py", "converted": 3, "to_confirm": 2, "manual": 1},
                    {"file": "b.py", "converted": 1, "to_confirm": 0, "manual": 0}],
          "imports": []})"));
  CHECK(sample().imports_sentence().empty());
}

TEST_CASE("imports that are left are counted by where they stand and why") {
  Summary summary;
  summary.add_imports(std::vector<paddle_ls::rewrite::KeptImport>{{"torch.jit", "", true},
                                                                  {"torch", "a decorator", false}});
  summary.add_imports(std::vector<paddle_ls::rewrite::KeptImport>{{"torch.jit", "", true}});
  CHECK(summary.imports_sentence() == "; 3 imports of torch left, 2 in functions");
  CHECK(
      summary.text().ends_with("\n"
                               "import that is left  at the top  in functions\n"
                               "torch                         1             0  a decorator\n"
                               "torch.jit                     0             2\n"));
  CHECK(json::parse(summary.json()).at("imports") == json::parse(R"([
      {"import": "torch", "at_top": 1, "in_functions": 0, "reason": "a decorator"},
      {"import": "torch.jit", "at_top": 0, "in_functions": 2, "reason": ""}])"));
}
