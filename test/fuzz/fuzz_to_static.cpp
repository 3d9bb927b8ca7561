// The input is a Python file, analysed with all functions that can be converted. Every query runs,
// and every result refers to the file. Each generated line has an origin, and the fixes of a hazard
// keep valid Python valid.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "engine/python_ast/lower.hpp"
#include "engine/python_ast/unparse.hpp"
#include "engine/syntax/pieces.hpp"
#include "engine/to_static/find_function.hpp"
#include "engine/to_static/hazards/explanation.hpp"
#include "engine/to_static/hazards/find_hazards.hpp"
#include "engine/to_static/preview.hpp"
#include "engine/to_static/traceback.hpp"

using namespace paddle_ls;
using namespace paddle_ls::to_static;

namespace {

// Converting takes most of the time, and more functions add no coverage.
constexpr std::size_t most_functions = 4;

void require(bool holds) {
  if (!holds) std::abort();
}

void require_inside(text::ByteRange range, std::string_view source) {
  require(range.start <= range.end && range.end <= source.size());
}

void require_same_tree_again(syntax::Node root, std::string_view source) {
  python_ast::Ast ast;
  const auto module = python_ast::lower(ast, root, source);
  if (!module) return;
  const std::string text = python_ast::unparse(ast, *module).text;
  const auto tree = syntax::parse(syntax::Language::python, text);
  python_ast::Ast again;
  const auto same = python_ast::lower(again, tree->root(), text);
  if (same) require(python_ast::unparse(again, *same).text == text);
}

void convert_functions(syntax::Node root, std::string_view source) {
  std::size_t count = 0;
  for (const NamedFunction& function : named_functions(root, source)) {
    if (++count > most_functions) return;
    const auto made = convert(function.whole, source, {.optimize_breaks = count % 2 == 0});
    if (!made) continue;
    const auto shown = preview(*made, {StageChoice::What::all});
    require(shown.has_value());
    require(static_cast<std::size_t>(std::count(shown->text.begin(), shown->text.end(), '\n')) ==
            shown->lines.size());
    for (const Origin& origin : shown->lines) require_inside({origin.start, origin.end}, source);
  }
}

void ask_everything(const syntax::Pieces& pieces, std::string_view source) {
  const auto program = read_program(pieces, source);
  const FileHazards found = find_hazards(pieces, *program, Reach::every_function);
  const bool is_python = !syntax::parse(syntax::Language::python, source)->root().has_error();
  for (const Hazard& hazard : found.hazards) {
    require_inside(hazard.range, source);
    for (const ConversionReason& reason : hazard.reasons) require_inside(reason.range, source);
    for (const HazardFix& fix : hazard.fixes) {
      const auto normal = text::normalized(fix.edits);
      require(normal.has_value());
      const std::string mended = text::applied(*normal, source);
      if (is_python) require(!syntax::parse(syntax::Language::python, mended)->root().has_error());
    }
  }
  for (const TensorTest& test : tensor_tests(found.converted, {0, source.size()})) {
    require_inside(test.range, source);
  }
  const std::size_t step = source.size() / 20 + 1;
  for (std::size_t offset = 0; offset <= source.size(); offset += step) {
    if (const auto card = explain(found.converted, offset)) {
      require_inside(card->range, source);
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string source(reinterpret_cast<const char*>(bytes), size);
  const auto pieces = syntax::Pieces::parse(source, nullptr);
  if (!pieces) return 0;
  ask_everything(*pieces, source);
  const auto tree = syntax::parse(syntax::Language::python, source);
  require_same_tree_again(tree->root(), source);
  convert_functions(tree->root(), source);
  // The input may be a traceback as well as a file.
  const std::vector<TracedFile> files = {{"input.py", source}};
  translated(source, map_trace(source, files), files);
  return 0;
}
