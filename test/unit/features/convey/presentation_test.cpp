#include "server/features/convey/presentation.hpp"

#include <doctest/doctest.h>

#include "test/unit/features/sample_analysis.hpp"

using namespace paddle_ls;
using namespace paddle_ls::server;
namespace json = protocol::json;

namespace {

protocol::ClientCapabilities able_client() {
  protocol::ClientCapabilities client;
  client.diagnostic_tag_unnecessary = true;
  client.diagnostic_code_description = true;
  client.diagnostic_related_information = true;
  client.diagnostic_data = true;
  client.document_changes = true;
  client.change_annotations = true;
  client.rename_files = true;
  return client;
}

const Presentation plain;
const Presentation able{text::Encoding::utf16, able_client()};

std::string shown(const protocol::Range& range) {
  return std::to_string(range.start.line) + ":" + std::to_string(range.start.character) + "-" +
         std::to_string(range.end.line) + ":" + std::to_string(range.end.character);
}

std::string message_of(const protocol::Diagnostic& diagnostic) {
  return std::get<std::string>(diagnostic.message);
}

std::vector<std::string> codes_of(const std::vector<protocol::Diagnostic>& diagnostics) {
  std::vector<std::string> codes;
  for (const protocol::Diagnostic& each : diagnostics)
    codes.push_back(std::get<std::string>(*each.code));
  return codes;
}

}  // namespace

TEST_CASE("a position counts in the units of the client, and one past the text is its end") {
  const Analysis analysis = analysis_of({"s = '\xF0\x9F\x90\x8D'; x\n"});
  const Segment& segment = analysis.source.segments.front();
  const std::size_t x = analysis.source.text->find('x');
  const auto column = [&](text::Encoding unit) {
    return position_range(segment, {x, x + 1}, {unit, {}}).start.character;
  };
  CHECK(column(text::Encoding::utf8) == 12);
  CHECK(column(text::Encoding::utf16) == 10);
  CHECK(column(text::Encoding::utf32) == 9);
  CHECK(offset_of(segment, {0, 10}, plain) == x);
  CHECK(offset_of(segment, {7, 0}, plain) == std::nullopt);
  CHECK(range_of(segment, {{0, 10}, {7, 0}}, plain) == text::ByteRange{x, segment.range.end});
  CHECK(range_of(segment, {{0, 10}, {0, 2}}, plain) == text::ByteRange{x, x});
}

TEST_CASE("positions of a cell count from its own start") {
  const Analysis analysis = analysis_of({"import torch", "\ny = torch.abs(x)"});
  const Segment& cell = analysis.source.segments[1];
  CHECK(offset_of(cell, {1, 4}, plain) == cell.range.start + 5);
  const auto diagnostics = diagnostics_of(analysis, cell, plain);
  REQUIRE(diagnostics.size() == 1);
  CHECK(shown(diagnostics[0].range) == "1:4-1:13");
  CHECK(diagnostics_of(analysis, analysis.source.segments[0], plain).empty());
}

TEST_CASE("a diagnostic has the fields that the client supports, and no others") {
  const Analysis analysis = analysis_of({"import torch\ny = torch.abs(x)\n"});
  const Segment& segment = analysis.source.segments.front();
  const auto simple = diagnostic_of(analysis, segment, 0, plain);
  REQUIRE(simple);
  CHECK(simple->source == "paddle-ls");
  CHECK(simple->severity == protocol::DiagnosticSeverity::information);
  CHECK(message_of(*simple) == "torch.abs becomes paddle.abs in Paddle 3.3");
  CHECK_FALSE(simple->code_description);
  CHECK_FALSE(simple->data);
  const auto full = diagnostic_of(analysis, segment, 0, able);
  REQUIRE(full);
  CHECK(full->data == json::object{{"version", 1},
                                   {"api", "torch.abs"},
                                   {"profile", "3.3"},
                                   {"fixClass", "safe"},
                                   {"title", "Replace torch.abs with paddle.abs"}});
}

TEST_CASE("an unused import is faded if the client supports it") {
  const Analysis analysis = analysis_of({"import torch\n"});
  const Segment& segment = analysis.source.segments.front();
  REQUIRE(diagnostics_of(analysis, segment, able).size() == 1);
  CHECK(diagnostics_of(analysis, segment, able)[0].tags ==
        std::vector{protocol::DiagnosticTag::unnecessary});
  CHECK(diagnostics_of(analysis, segment, plain)[0].tags.empty());
}

TEST_CASE("settings choose which findings are shown, their severity and their details") {
  const std::string text =
      "import torch\ny = torch.abs(x)\nz = torch.no_such(x)\nw = torch.abs(x)\n";
  const auto codes_with = [&](const settings::Settings& settings) {
    const Analysis analysis = analysis_of({text}, settings);
    return codes_of(diagnostics_of(analysis, analysis.source.segments.front(), plain));
  };
  using Codes = std::vector<std::string>;
  CHECK(codes_with({}) == Codes{"torch-api", "torch-api-unmapped", "torch-api"});
  settings::Settings settings;
  settings.diagnostics_severity["torch-api"] = Severity::off;
  CHECK(codes_with(settings) == Codes{"torch-api-unmapped"});
  settings.diagnostics_severity["torch-api"] = Severity::error;
  const Analysis severe = analysis_of({text}, settings);
  CHECK(diagnostics_of(severe, severe.source.segments.front(), plain)[0].severity ==
        protocol::DiagnosticSeverity::error);
  settings = {};
  settings.diagnostics_maximum_per_file = 1;
  CHECK(codes_with(settings) == Codes{"torch-api", "too-many-findings"});
  const Analysis many = analysis_of({text}, settings);
  CHECK(message_of(diagnostics_of(many, many.source.segments.front(), plain)[1])
            .starts_with("2 more"));
  settings = {};
  settings.diagnostics_enable = false;
  CHECK(codes_with(settings).empty());
}

TEST_CASE("a problem refers to its other half, in this file or in another") {
  Analysis analysis = analysis_of({"a\nb\n"});
  const auto other = closed_file("file:///w/o.py", "file:///w/o.py", "one\ntwo\n");
  analysis.problems.push_back({{0, 1},
                               rewrite::codes::torch_api,
                               "half",
                               {{{nullptr, {2, 3}}, "here"}, {{other, {4, 7}}, "there"}}});
  const Segment& segment = analysis.source.segments.front();
  CHECK(diagnostic_of_problem(analysis, segment, 0, plain)->related_information.empty());
  const auto related = diagnostic_of_problem(analysis, segment, 0, able)->related_information;
  REQUIRE(related.size() == 2);
  CHECK(related[0].location.uri.spelling() == "file:///w/0.py");
  CHECK(shown(related[0].location.range) == "1:0-1:1");
  CHECK(related[1].location.uri.spelling() == "file:///w/o.py");
  CHECK(shown(related[1].location.range) == "1:0-1:3");
}

TEST_CASE("an edit that needs review asks for a confirmation if the client supports it") {
  const Analysis analysis = analysis_of({"a\nb\n"});
  const text::Edits edits{{{2, 3}, "c"}};
  const auto asking = workspace_edit(analysis, edits, Trust::needs_confirmation, able);
  REQUIRE(asking);
  REQUIRE(asking->change_annotations.size() == 1);
  CHECK(asking->change_annotations.begin()->second.needs_confirmation);
  REQUIRE(asking->document_changes.size() == 1);
  const auto& document = std::get<protocol::TextDocumentEdit>(asking->document_changes[0]);
  CHECK(document.text_document.version == 1);
  CHECK(document.edits.at(0).annotation_id == asking->change_annotations.begin()->first);
  CHECK(shown(document.edits.at(0).range) == "1:0-1:1");

  const auto safe = workspace_edit(analysis, edits, Trust::safe, able);
  CHECK(safe->change_annotations.empty());
  const auto simple = workspace_edit(analysis, edits, Trust::needs_confirmation, plain);
  CHECK(simple->document_changes.empty());
  CHECK(simple->change_annotations.empty());
  CHECK(simple->changes.begin()->second.at(0).annotation_id == std::nullopt);
}

TEST_CASE("edits of several cells become edits of several documents, each with its version") {
  const Analysis analysis = analysis_of({"ab", "cd"});
  const auto edit = workspace_edit(analysis, {{{1, 2}, "x"}, {{3, 4}, "y"}}, Trust::safe, able);
  REQUIRE(edit);
  REQUIRE(edit->document_changes.size() == 2);
  const auto& second = std::get<protocol::TextDocumentEdit>(edit->document_changes[1]);
  CHECK(second.text_document.version == 2);
  CHECK(shown(second.edits.at(0).range) == "0:0-0:1");
}

TEST_CASE("files are renamed only if the client supports it") {
  const Analysis analysis = analysis_of({"a\n"});
  const WorkspaceChange change{{{nullptr, {{{0, 1}, "b"}}}},
                               {{"file:///w/0.py", "file:///w/1.py"}}};
  CHECK_FALSE(workspace_edit(analysis, change, plain));
  const auto edit = workspace_edit(analysis, change, able);
  REQUIRE(edit);
  REQUIRE(edit->document_changes.size() == 2);
  CHECK(std::get<protocol::RenameFile>(edit->document_changes[1]).new_uri.spelling() ==
        "file:///w/1.py");
}
