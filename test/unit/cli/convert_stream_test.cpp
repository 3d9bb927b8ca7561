#include "server/cli/convert/convert_stream.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <boost/json.hpp>
#include <doctest/doctest.h>
#include <unistd.h>

using namespace paddle_ls;
using namespace paddle_ls::cli;
namespace json = boost::json;

namespace {

// The output for these lines.
std::vector<json::object> answers(const std::string& lines, ConvertOptions options = {}) {
  std::istringstream in(lines);
  std::ostringstream out;
  std::ostringstream err;
  CHECK(convert_stream(options, in, {out, err, err, false, false}) == exit_status::clean);
  CHECK(err.str().empty());
  std::vector<json::object> found;
  std::istringstream result(out.str());
  for (std::string line; std::getline(result, line);) {
    found.push_back(json::parse(line).as_object());
  }
  return found;
}

std::string record(std::string_view source, std::string_view path = "a.py") {
  return json::serialize(json::object{{"path", path}, {"source", source}}) + "\n";
}

}  // namespace

TEST_CASE("a record comes back converted, with its other fields as they were") {
  const auto all = answers(R"({"id": 7, "source": "import torch\ny = torch.sum(x)\n"})");
  REQUIRE(all.size() == 1);
  const json::object& answer = all.front();
  CHECK(answer.at("id") == 7);
  CHECK(answer.at("source") == "import paddle\ny = paddle.sum(x)\n");
  CHECK(answer.at("changed") == true);
  CHECK(answer.at("converted") == 1);
  CHECK(answer.at("findings").as_array().empty());
  CHECK_FALSE(answer.contains("error"));
}

TEST_CASE("uses that are left are reported with their line") {
  const auto all = answers(record("import torch\n\ny = torch.no_such_name(x)\n"));
  REQUIRE(all.size() == 1);
  CHECK(all[0].at("manual") == 1);
  const json::object& finding = all[0].at("findings").as_array().at(0).as_object();
  CHECK(finding.at("line") == 3);
  CHECK(finding.at("code") == "torch-api-unmapped");
}

TEST_CASE("the name of a file determines its kind") {
  const auto all = answers(
      record(
          R"json({"cells": [{"cell_type": "code", "source": ["import torch\n", "torch.abs(x)"]}]})json",
          "b.ipynb") +
      record("```python\nimport torch\ntorch.abs(x)\n```\n", "c.md"));
  REQUIRE(all.size() == 2);
  CHECK(all[0].at("source").as_string().find("paddle.abs(x)\"]") != json::string::npos);
  CHECK(all[1].at("source") == "```python\nimport paddle\npaddle.abs(x)\n```\n");
}

TEST_CASE("other fields are returned as they are written, even if they are invalid") {
  const std::string line =
      R"({"a": 1.0, "b": 123456789012345678901234567890, "c": 1e999, "d" : [ -0, "\ud83d" ], "source": "x = 1\n", "e": null})";
  std::istringstream in(line + "\n");
  std::ostringstream out;
  CHECK(convert_stream({}, in, {out, out, out, false, false}) == exit_status::clean);
  CHECK(
      out.str() ==
      R"({"a":1.0,"b":123456789012345678901234567890,"c":1e999,"d":[ -0, "\ud83d" ],)"
      R"("source":"x = 1\n","e":null,"changed":false,"converted":0,"waiting":0,"to_confirm":0,"manual":0,)"
      R"("findings":[]})"
      "\n");
}

TEST_CASE("one broken record never stops the stream") {
  const std::string good = record("import torch\ntorch.abs(x)\n");
  const std::string huge = std::string(40U << 20U, 'x') + "\n";
  const auto all = answers(good + "no json\n\n[]\n{\"source\": 7}\n" + huge +
                           record(std::string((4U << 20U) + 1, '#')) + "{\"source\": \"\xFF\"}\n" +
                           record("{", "n.ipynb") + good.substr(0, good.size() - 1));
  REQUIRE(all.size() == 9);
  CHECK(all.front() == all.back());
  for (std::size_t i = 1; i < 8; ++i) {
    CAPTURE(i);
    CHECK(all[i].contains("error"));
    CHECK_FALSE(all[i].contains("converted"));
  }
  CHECK(all[7].at("source") == "{");
}

TEST_CASE("answers keep the order of the records with any number of jobs") {
  std::string lines;
  for (int i = 0; i < 200; ++i) lines += record("x = " + std::to_string(i) + "\n");
  ConvertOptions four;
  four.sources.jobs = 4;
  CHECK(answers(lines) == answers(lines, four));
  CHECK(answers(lines, four).at(150).at("source") == "x = 150\n");
}

TEST_CASE("only certain uses of torch are converted if that is requested") {
  const std::string lines = record(
      "import torch\nclass Net(torch.nn.Module):\n    def forward(self, x):\n        return "
      "x.split(2)\n");
  ConvertOptions all;
  all.sources.scope = settings::FixScope::all;
  ConvertOptions sure = all;
  sure.sources.least_certainty = rewrite::Certainty::sure;
  const auto count = [&](const ConvertOptions& options) {
    return answers(lines, options).at(0).at("converted").to_number<int>();
  };
  CHECK(count(sure) < count(all));
}

TEST_CASE("the imports of a record are looked up below the root, and nowhere else") {
  namespace fs = std::filesystem;
  const fs::path root =
      fs::temp_directory_path() / ("paddle_ls_stream_" + std::to_string(getpid()));
  fs::create_directories(root / "net");
  std::ofstream(root / "net" / "layers.py") << "from torch import nn\n";
  const std::string source = "from .layers import nn\nlayer = nn.ReLU()\n";
  ConvertOptions options;
  CHECK(answers(record(source, "net/model.py"), options)[0].at("converted") == 0);
  options.root = root;
  const auto inside = answers(record(source, "net/model.py") + record(source, "../net/model.py") +
                                  record(source, (root / "net/model.py").string()),
                              options);
  CHECK(inside[0].at("converted") == 1);
  CHECK(inside[1].at("converted") == 0);
  CHECK(inside[2].at("converted") == 0);
  fs::remove_all(root);
}
