#include <sstream>

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "server/cli/reports/report_writer.hpp"

using namespace paddle_ls;
using namespace paddle_ls::cli;
namespace json = boost::json;

namespace {

// A text with `[[...]]` around each finding.
class Marked {
 public:
  Marked(std::string name, std::string_view marked) : name_(std::move(name)) {
    std::vector<text::ByteRange> ranges;
    while (!marked.empty()) {
      if (marked.starts_with("[[")) {
        ranges.push_back({text_.size(), text_.size()});
        marked.remove_prefix(2);
      } else if (marked.starts_with("]]")) {
        ranges.back().end = text_.size();
        marked.remove_prefix(2);
      } else {
        text_ += marked.front();
        marked.remove_prefix(1);
      }
    }
    lines_.emplace(text_);
    for (const text::ByteRange range : ranges) {
      findings_.push_back({"torch-api", Severity::warning, "torch.abs becomes paddle.abs", range});
      findings_.back().details = {{"api", "torch.abs"}};
    }
  }

  ReportedFile file() const { return {name_, text_, *lines_, findings_}; }
  std::string message() const { return findings_.front().message; }

 private:
  std::string name_;
  std::string text_;
  std::optional<text::LineIndex> lines_;
  std::vector<ReportedFinding> findings_;
};

}  // namespace

TEST_CASE("the text report has one line per finding, and on request marks the characters") {
  const Marked source("a/b.py",
                      "import torch\n\ty = '\xE4\xB8\xAD\xF0\x9F\x98\x80' + [[torch.abs]](x)\n");
  CHECK(text_report(source.file(), Colour::none, Excerpts::hidden) ==
        "a/b.py:2:13: warning[torch-api] " + source.message() + "\n");
  CHECK(text_report(source.file(), Colour::none, Excerpts::shown) ==
        "a/b.py:2:13: warning[torch-api] " + source.message() +
            "\n    \ty = '\xE4\xB8\xAD\xF0\x9F\x98\x80' + torch.abs(x)\n    \t             "
            "^^^^^^^^^\n");
}

TEST_CASE(
    "the text report handles findings over several lines, at the end and in very long "
    "lines") {
  const Marked lines("a.py", "x = [[torch\\\n  .abs]](y)\n");
  CHECK(text_report(lines.file(), Colour::none, Excerpts::shown)
            .ends_with("\n    x = torch\\\n        ^^^^^^\n"));
  const Marked end("a.py", "x\n[[]]");
  CHECK(text_report(end.file(), Colour::none, Excerpts::shown).ends_with("\n    \n    ^\n"));
  const Marked endless("a.py", std::string(100'000, 'x') + "[[" + std::string(1000, 'y') + "]]" +
                                   std::string(100'000, 'z'));
  CHECK(text_report(endless.file(), Colour::none, Excerpts::shown).size() < 1000);
}

TEST_CASE("the JSON report has one object per line, counting from one in UTF-16") {
  const Marked source("a.py", "x = '\xF0\x9F\x98\x80'; [[torch.abs]](x)\r\n[[torch.abs]](y)\r\n");
  const std::string report = json_report(source.file());
  const auto line_end = report.find('\n');
  CHECK(json::parse(report.substr(0, line_end)) == json::value{{"file", "a.py"},
                                                               {"start_line", 1},
                                                               {"start_column", 11},
                                                               {"end_line", 1},
                                                               {"end_column", 20},
                                                               {"base", 1},
                                                               {"start_byte", 12},
                                                               {"end_byte", 21},
                                                               {"code", "torch-api"},
                                                               {"severity", "warning"},
                                                               {"message", source.message()},
                                                               {"api", "torch.abs"}});
  CHECK(json::parse(report.substr(line_end + 1)).at("start_line") == 2);
  CHECK(report.ends_with("}\n"));
}

TEST_CASE("GitHub annotations escape the characters of their syntax") {
  const Marked source("a,b:c%.py", "[[torch.abs]](x)\n");
  CHECK(github_report(source.file())
            .starts_with("::warning file=a%2Cb%3Ac%25.py,line=1,endLine=1,col=1,endColumn=10,"
                         "title=torch-api::"));
  const Marked lines("a.py", "[[torch\\\n.abs]](x)\n");
  CHECK(github_report(lines.file()).starts_with("::warning file=a.py,line=1,endLine=2,title="));
}

TEST_CASE("the verdict takes the place of the severity") {
  Marked source("a.py", "[[torch.abs]](x)\n");
  std::vector<ReportedFinding> findings = source.file().findings;
  findings[0].verdict = "review";
  const ReportedFile file{"a.py", source.file().text, source.file().lines, findings};
  CHECK(text_report(file, Colour::none, Excerpts::hidden) ==
        "a.py:1:1: review[torch-api] " + source.message() + "\n");
  CHECK(text_report(file, Colour::terminal, Excerpts::hidden).find("\x1b[1;33mreview[") !=
        std::string::npos);
  CHECK(json::parse(json_report(file)).at("verdict") == "review");
}

namespace {

std::string written(ReportFormat format, const std::vector<ReportedFile>& files,
                    const std::vector<UnusableFile>& unusable = {}) {
  std::ostringstream out;
  ReportWriter writer({format}, {}, out);
  for (const ReportedFile& file : files) writer.add(writer.report(file));
  for (const UnusableFile& file : unusable) writer.add_unusable(file);
  writer.finish();
  return out.str();
}

}  // namespace

TEST_CASE(
    "a GitLab report is one list, whose fingerprints do not change when lines are added "
    "above") {
  const Marked none("none.py", "x = 1\n");
  const Marked source("a.py", "[[torch.abs]](x)\n[[torch.abs]](x)\n");
  const Marked moved("a.py", "\n\n[[torch.abs]](x)\n[[torch.abs]](x)\n");
  CHECK(json::parse(written(ReportFormat::gitlab, {none.file()})).as_array().empty());
  const auto rows = [](const Marked& file) {
    return json::parse(written(ReportFormat::gitlab, {file.file()})).as_array();
  };
  const json::array before = rows(source);
  const json::array after = rows(moved);
  REQUIRE(before.size() == 2);
  CHECK(before[0].at("description").as_string() == source.message());
  CHECK(before[0].at("check_name") == "torch-api");
  CHECK(before[0].at("severity") == "major");
  CHECK(before[1].at_pointer("/location/path") == "a.py");
  CHECK(before[1].at_pointer("/location/lines/begin") == 2);
  CHECK(after[1].at_pointer("/location/lines/begin") == 4);
  CHECK(before[0].at("fingerprint") == after[0].at("fingerprint"));
  CHECK(before[1].at("fingerprint") == after[1].at("fingerprint"));
  CHECK(before[0].at("fingerprint") != before[1].at("fingerprint"));
  const std::string both =
      written(ReportFormat::gitlab, {none.file(), source.file(), moved.file()});
  CHECK(json::parse(both).as_array().size() == 4);
}

TEST_CASE("a JUnit report has a test for each finding, and one if there are none") {
  const Marked none("none.py", "x = 1\n");
  CHECK(written(ReportFormat::junit, {none.file()}).find("<testcase classname=\"paddle-ls\"") !=
        std::string::npos);
  const Marked source("a<&\">.py", "x = 1; [[torch.abs]](x)\n");
  const std::string report = written(ReportFormat::junit, {source.file()}, {{"b.py", "binary"}});
  CHECK(report.starts_with("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites "));
  CHECK(report.find("<testsuite name=\"a&lt;&amp;&quot;&gt;.py\" tests=\"1\" failures=\"1\"") !=
        std::string::npos);
  CHECK(report.find("name=\"torch-api 1:8\"") != std::string::npos);
  CHECK(report.find("<error message=\"binary\"/>") != std::string::npos);
  CHECK(report.find("no findings") == std::string::npos);
  CHECK(report.ends_with("</testsuites>\n"));
}

TEST_CASE("the SARIF log is complete without and with results") {
  const std::array codes = {rewrite::codes::torch_api_args, rewrite::codes::torch_api};
  const auto log_of = [&](const std::vector<ReportedFile>& files,
                          const std::vector<UnusableFile>& unusable) {
    std::ostringstream out;
    ReportWriter writer({ReportFormat::sarif}, codes, out);
    for (const ReportedFile& file : files) writer.add(writer.report(file));
    for (const UnusableFile& file : unusable) writer.add_unusable(file);
    writer.finish();
    return json::parse(out.str());
  };
  const json::value empty = log_of({}, {});
  CHECK(empty.at("version") == "2.1.0");
  const json::value& run = empty.at_pointer("/runs/0");
  CHECK(run.at("results").as_array().empty());
  CHECK(run.at_pointer("/tool/driver/name") == "paddle-ls");
  CHECK(run.at_pointer("/tool/driver/rules").as_array().size() == 2);
  CHECK(run.at_pointer("/invocations/0/executionSuccessful") == true);

  const Marked none("none.py", "x = 1\n");
  const Marked source("a b/\xC3\xA9.py", "x = '\xF0\x9F\x98\x80'; [[torch.abs]](x)\n");
  const json::value log =
      log_of({none.file(), source.file(), source.file()}, {{"/c.py", "it is binary"}});
  CHECK(log.at_pointer("/runs/0/results").as_array().size() == 2);
  const json::value& result = log.at_pointer("/runs/0/results/0");
  CHECK(result.at("ruleId") == "torch-api");
  CHECK(result.at("ruleIndex") == 1);
  CHECK(result.at("level") == "warning");
  CHECK(result.at_pointer("/properties/api") == "torch.abs");
  const json::value& location = result.at_pointer("/locations/0/physicalLocation");
  CHECK(location.at_pointer("/artifactLocation/uri") == "a%20b/%C3%A9.py");
  CHECK(location.at("region") == json::value{{"startLine", 1},
                                             {"startColumn", 11},
                                             {"endLine", 1},
                                             {"endColumn", 20},
                                             {"byteOffset", 12},
                                             {"byteLength", 9}});
  const json::value& notification =
      log.at_pointer("/runs/0/invocations/0/toolExecutionNotifications/0");
  CHECK(notification.at_pointer("/message/text") == "it is binary");
  CHECK(notification.at_pointer("/locations/0/physicalLocation/artifactLocation/uri") ==
        "file:///c.py");
}

TEST_CASE("differences that results mention are taxa of the SARIF log, with their help") {
  const text::LineIndex lines("torch.abs");
  std::vector<ReportedFinding> findings = {{"torch-api", Severity::warning, "it is"}};
  findings[0].range = text::ByteRange{0, 9};
  findings[0].differences = {rewrite::difference_named("first-weights")};
  std::ostringstream out;
  ReportWriter writer({ReportFormat::sarif}, {}, out);
  writer.add(writer.report({"a.py", "torch.abs", lines, findings}),
             mentioned_differences(findings));
  writer.finish();
  const json::value log = json::parse(out.str());
  CHECK(log.at_pointer("/runs/0/results/0/taxa/0/id") == "first-weights");
  const json::value& named = log.at_pointer("/runs/0/taxonomies/0");
  CHECK(named.at("name") == log.at_pointer("/runs/0/results/0/taxa/0/toolComponent/name"));
  CHECK(named.at("taxa").as_array().size() == 1);
  CHECK(named.at_pointer("/taxa/0/shortDescription/text") == "First weights");
  CHECK_FALSE(named.at_pointer("/taxa/0/help/text").as_string().empty());
}

TEST_CASE("a finding in a file without lines is at a place with a name") {
  const text::LineIndex lines("");
  std::vector<ReportedFinding> findings = {{"IR101", Severity::error, "no counterpart"}};
  findings[0].logical_place = "block 0, op 3 (relu)";
  findings[0].related = {{"a net.py", 7}};
  findings[0].details = {{"block", 0}};
  const ReportedFile file{"a model.pdmodel", {}, lines, findings};
  CHECK(text_report(file, Colour::none, Excerpts::shown) ==
        "a model.pdmodel: block 0, op 3 (relu): error[IR101] no counterpart\n");
  CHECK(json::parse(json_report(file)) == json::value{{"file", "a model.pdmodel"},
                                                      {"code", "IR101"},
                                                      {"severity", "error"},
                                                      {"message", "no counterpart"},
                                                      {"block", 0}});
  CHECK(github_report(file) ==
        "::error file=a model.pdmodel,title=IR101::block 0, op 3 (relu): no counterpart\n");
  const json::value result = json::parse(sarif_report(file, {}).substr(1));
  CHECK(result.at_pointer("/locations/0/physicalLocation/artifactLocation/uri") ==
        "a%20model.pdmodel");
  CHECK(result.at_pointer("/locations/0/logicalLocations/0/fullyQualifiedName") ==
        "block 0, op 3 (relu)");
  CHECK(result.at_pointer("/relatedLocations/0/physicalLocation/region/startLine") == 7);
}
