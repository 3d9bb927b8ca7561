// A project of templates whose files all come from the input, separated by NULs: manifest,
// template, environment, items, output. Every query runs on every document, and no result refers to
// text outside its file.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "server/templates/read_part.hpp"

using namespace paddle_ls;
using namespace paddle_ls::server;

namespace {

constexpr std::array<std::string_view, 5> names = {"/nowhere/fuzz/.paddle-ls/templates.json",
                                                   "/nowhere/fuzz/t.in", "/nowhere/fuzz/e.json",
                                                   "/nowhere/fuzz/i.jsonl", "/nowhere/fuzz/o.txt"};

// The manifest for an empty one, so that most inputs have a complete project.
constexpr std::string_view usual_manifest =
    R"([{"template": "t.in", "outputs": ["o.txt"], "env": "e.json"},
        {"template": "t.in", "outputs": ["s.txt"], "env": "e.json", "dialect": "v1",
         "shard": {"num": 2, "key": "name", "keys": ["decl"], "items": "i.jsonl"}}])";

void require(bool holds) {
  if (!holds) std::abort();
}

Source source_of(std::string_view path, std::string_view text) {
  Source source;
  source.kind = DocumentKind::templates;
  const auto file =
      closed_file("file://" + std::string(path), "file://" + std::string(path), std::string(text));
  source.text = file->text;
  source.segments = {*file};
  source.segments.front().version = 1;
  return source;
}

void require_inside(const FilePlace& place, const std::string& own) {
  const std::size_t size = place.file ? place.file->text->size() : own.size();
  require(place.range.start <= place.range.end && place.range.end <= size);
}

void require_applies(const WorkspaceChange& change, const std::string& own) {
  for (const auto& [file, edits] : change.edits) {
    const auto normal = text::normalized(edits);
    require(normal.has_value());
    text::applied(*normal, file ? *file->text : own);
  }
}

void ask_at(const Model& model, const std::string& text, std::size_t offset) {
  model.hover(offset);
  for (const Completion& found : model.complete(offset)) {
    require(found.edit.range.start <= offset && found.edit.range.end <= text.size());
  }
  for (const FilePlace& place : model.definition(offset)) require_inside(place, text);
  for (const FilePlace& place : model.references(offset)) require_inside(place, text);
  for (const Highlight& found : model.highlights(offset)) {
    require_inside({nullptr, found.range}, text);
  }
  for (const Action& action : model.actions({offset, offset})) {
    require_applies(action.change, text);
  }
  if (const auto target = model.rename_target(offset)) {
    require_inside({nullptr, target->range}, text);
    if (const auto change = model.rename(*target, "another_key")) require_applies(*change, text);
  }
}

void ask(const Reading& reading, const std::string& text) {
  if (!reading.model) return;
  const Model& model = *reading.model;
  for (std::size_t i = 0; i < reading.problems.size(); ++i) {
    require_inside({nullptr, reading.problems[i].range}, text);
    for (const Related& related : reading.problems[i].related) require_inside(related.place, text);
    for (const ProblemFix& fix : model.fixes(i)) require_applies(fix.change, text);
  }
  text::applied(model.fix_all([] { return false; }), text);
  const text::ByteRange whole{0, text.size()};
  for (const Token& token : model.tokens(whole)) require_inside({nullptr, token.range}, text);
  for (const Inlay& inlay : model.inlays(whole)) require(inlay.offset <= text.size());
  for (const Link& link : model.links()) require_inside({nullptr, link.range}, text);
  for (const Lens& lens : model.lenses()) require_inside(lens.target, text);
  for (const ModelSymbol& symbol : model.symbols()) {
    require(!symbol.name.empty() && symbol.range.contains(symbol.selection));
  }
  if (const auto made = model.derived("o.txt")) require(made->size() <= std::size_t{1} << 30U);
  const std::size_t step = text.size() / 40 + 1;
  for (std::size_t offset = 0; offset <= text.size(); offset += step) ask_at(model, text, offset);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  std::string_view rest(reinterpret_cast<const char*>(bytes), size);
  const auto projects = std::make_shared<Projects>();
  std::array<Source, names.size()> sources;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::size_t nul = std::min(rest.find('\0'), rest.size());
    std::string_view part = rest.substr(0, nul);
    rest.remove_prefix(std::min(nul + 1, rest.size()));
    if (i == 0 && part.empty()) part = usual_manifest;
    sources[i] = source_of(names[i], part);
    projects->texts().put_open(std::string(names[i]), sources[i].segments.front());
  }
  for (const Source& source : sources) ask(read_template_part(source, projects), *source.text);
  for (const Source& source : sources) ask(read_headered_output(source, *projects), *source.text);
  return 0;
}
