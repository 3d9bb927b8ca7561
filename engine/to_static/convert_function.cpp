#include "engine/to_static/convert_function.hpp"

#include <algorithm>
#include <functional>

#include "engine/python_ast/lower.hpp"
#include "engine/to_static/check_generated.hpp"
#include "engine/to_static/pass.hpp"
#include "engine/to_static/refusal.hpp"

namespace paddle_ls::to_static {
namespace {

bool takes_part(const Pass& pass, const ConversionOptions& options) {
  switch (pass.use) {
    case PassUse::always: return true;
    case PassUse::optimized: return options.optimize_breaks;
    case PassUse::legacy_ir: return options.legacy_ir;
  }
  return false;
}

void add_stage(Conversion& to, int level, std::string_view name, python_ast::Unparsed code) {
  const bool changed = to.stages.empty() || to.stages.back().code.text != code.text;
  to.stages.push_back({level, name, changed, std::move(code)});
}

// The names that the function declares `nonlocal` itself must exist around it.
NameSet closure_of(const Ast& ast, NodeId function) {
  NameSet names;
  for (const NodeId node : python_ast::preorder(ast, function)) {
    if (!ast.is(node, Kind::nonlocal_stmt)) continue;
    for (const NodeId name : ast.list(node, Field::names)) {
      names.insert(std::string(ast.text(name)));
    }
  }
  return names;
}

std::string_view leading_space(std::string_view line) {
  return line.substr(0, std::min(line.find_first_not_of(" \t"), line.size()));
}

// The white space that all lines with text begin with.
std::string_view margin_of(std::string_view text) {
  std::optional<std::string_view> margin;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::string_view space = leading_space(line);
    const bool says_something = space.size() < line.size() && line[space.size()] != '#';
    if (!says_something) continue;
    if (!margin) margin = space;
    const auto same = std::mismatch(margin->begin(), margin->end(), space.begin(), space.end());
    margin = margin->substr(0, static_cast<std::size_t>(same.first - margin->begin()));
  }
  return margin.value_or("");
}

// The original empties lines that begin with `#` and takes the margin off before it parses, also
// inside of literals of several lines.
void strip_literals(Ast& ast, NodeId function, std::string_view margin) {
  for (const NodeId node : python_ast::preorder(ast, function)) {
    if (!ast.is(node, Kind::constant) && !ast.is(node, Kind::literal_text)) continue;
    const std::string_view text = ast.text(node);
    std::size_t end = text.find('\n');
    if (end == std::string_view::npos) continue;
    std::string stripped(text.substr(0, end));
    while (end != std::string_view::npos) {
      const std::size_t start = end + 1;
      end = text.find('\n', start);
      std::string_view line = text.substr(start, end == std::string_view::npos ? end : end - start);
      const std::size_t space = leading_space(line).size();
      const bool empty = space < line.size() ? line[space] == '#' : end != std::string_view::npos;
      if (empty) line = "";
      if (line.starts_with(margin)) line.remove_prefix(margin.size());
      stripped.append("\n").append(line);
    }
    ast.set_text(node, stripped);
  }
}

std::string_view lines_around(syntax::Node node, std::string_view source) {
  const std::size_t start = node.start() == 0 ? 0 : source.rfind('\n', node.start() - 1) + 1;
  return source.substr(start, node.end() - start);
}

// Passes that wrap expressions in calls: no later pass, and no check of the result, depends on
// them.
bool only_wraps(const Pass& pass) {
  return pass.run == convert_asserts || pass.run == wrap_calls || pass.run == convert_casts ||
         pass.run == wrap_loads;
}

// Records the result of each pass.
struct Watcher {
  enum class Asks : std::uint8_t { text, refusal };
  Asks asks;
  std::function<void(std::string_view pass, const Ast& ast, NodeId root)> after;
};

Result<std::optional<Refusal>> run(Ast& ast, NodeId root, const ConversionOptions& options,
                                   const Watcher& watcher) {
  State state{ast, root, {}, {}};
  const NameSet closure = closure_of(ast, root);
  watcher.after("source", ast, root);
  const auto refused_in = [&](std::string_view pass) {
    state.refusal->pass = pass;
    return state.refusal;
  };
  if (!ast.is(root, Kind::function_def)) {
    state.refuse("IndexError", "only a plain function can be converted", root);
    return refused_in("parse");
  }
  for (const Pass& pass : passes()) {
    const bool is_left_out = watcher.asks == Watcher::Asks::refusal && only_wraps(pass);
    if (!takes_part(pass, options) || is_left_out) continue;
    pass.run(state);
    if (state.refusal) return refused_in(pass.name);
    if (!ast.depth_within(root)) {
      return error("the code nests too deeply after " + std::string(pass.name));
    }
    watcher.after(pass.name, ast, root);
  }
  check_generated(state, closure);
  return state.refusal ? refused_in("write and import") : std::nullopt;
}

// Reads the function as the original does.
Result<NodeId> read(Ast& ast, syntax::Node function, std::string_view source) {
  const auto lowered = python_ast::lower(ast, function, source);
  if (!lowered) return tl::unexpected<Error>(lowered.error());
  strip_literals(ast, *lowered, margin_of(lines_around(function, source)));
  return *lowered;
}

}  // namespace

Result<Conversion> convert(syntax::Node function, std::string_view source,
                           const ConversionOptions& options) {
  Ast ast;
  const auto root = read(ast, function, source);
  if (!root) return tl::unexpected<Error>(root.error());
  Conversion made;
  made.function = std::string(ast.text(*root));
  int level = 0;
  const auto keep = [&](std::string_view pass, const Ast& now, NodeId at) {
    add_stage(made, level++, pass, python_ast::unparse(now, at));
  };
  auto refusal = run(ast, *root, options, {Watcher::Asks::text, keep});
  if (!refusal) return tl::unexpected<Error>(refusal.error());
  made.refusal = std::move(*refusal);
  return made;
}

std::optional<Refusal> refusal_of(syntax::Node function, std::string_view source) {
  Ast ast;
  const auto root = read(ast, function, source);
  if (!root) return std::nullopt;
  const auto look_away = [](std::string_view, const Ast&, NodeId) {};
  auto refusal = run(ast, *root, {}, {Watcher::Asks::refusal, look_away});
  return refusal ? std::move(*refusal) : std::nullopt;
}

}  // namespace paddle_ls::to_static
