#include "engine/to_static/hazards/program/part.hpp"

#include <algorithm>
#include <functional>

#include "engine/python_ast/lower.hpp"
#include "engine/to_static/hazards/program/conversion_unit.hpp"
#include "engine/to_static/hazards/program/made_parameters.hpp"

namespace paddle_ls::to_static {
namespace {

void read_imports(const Ast& ast, NodeId node, ReadPiece& to) {
  const bool from = ast.is(node, Kind::import_from);
  for (const NodeId alias : ast.list(node, Field::names)) {
    const std::string name(ast.text(alias));
    const NodeId as = ast.child(alias, Field::asname);
    if (from) {
      to.imports.push_back(
          {std::string(ast.text(as == no_node ? alias : as)), {std::string(ast.text(node)), name}});
    } else if (as != no_node) {
      to.imports.push_back({std::string(ast.text(as)), {name, ""}});
    } else {
      const std::string first = name.substr(0, name.find('.'));
      to.imports.push_back({first, {first, ""}});
    }
  }
}

NodeId around(const ReadPiece& piece, NodeId node, bool (*wanted)(Kind)) {
  for (node = piece.parents[node]; node != no_node; node = piece.parents[node]) {
    if (wanted(piece.ast.kind(node))) return node;
  }
  return no_node;
}

bool is_class(Kind kind) {
  return kind == Kind::class_def;
}

// Whether the node changes what another class sets up: `self.config.step += 1`, or an attribute
// that the class has from its base.
bool changes_other_class(const ReadPiece& piece, NodeId node) {
  const Ast& ast = piece.ast;
  if (!ast.is(node, Kind::attribute) || ast.context(node) != Context::store) return false;
  const std::string name = dotted_name(ast, node);
  if (!name.starts_with("self.")) return false;
  if (name.find('.', std::string_view("self.").size()) != std::string::npos) return true;
  if (!ast.is(piece.parents[node], Kind::aug_assign)) return false;
  const NodeId type = around(piece, node, is_class);
  // Attributes of an object that is not a layer are read elsewhere.
  return !piece.values.contains({type, name}) ||
         (type != no_node && ast.list(type, Field::bases).empty());
}

void read_value(NodeId statement, NodeId target, NodeId value, ReadPiece& to) {
  if (to.ast.is(target, Kind::tuple) || to.ast.is(target, Kind::list)) {
    for (const NodeId part : to.ast.list(target, Field::elts)) {
      if (to.ast.is(part, Kind::name)) read_value(statement, part, value, to);
    }
    return;
  }
  std::string name = dotted_name(to.ast, target);
  if (name.empty()) return;
  const NodeId scope = name.starts_with("self.") ? around(to, statement, is_class)
                                                 : around(to, statement, python_ast::is_function);
  to.values[{scope, std::move(name)}].push_back(value);
}

void read_values(NodeId node, ReadPiece& to) {
  if (to.ast.is(node, Kind::assign)) {
    for (const NodeId target : to.ast.list(node, Field::targets)) {
      read_value(node, target, to.ast.child(node, Field::value), to);
    }
  } else if (to.ast.is(node, Kind::ann_assign)) {
    const NodeId value = to.ast.child(node, Field::value);
    if (value != no_node) read_value(node, to.ast.child(node, Field::target), value, to);
  } else if (to.ast.is(node, Kind::for_stmt) || to.ast.is(node, Kind::comprehension)) {
    read_value(node, to.ast.child(node, Field::target), to.ast.child(node, Field::iter), to);
  }
}

// Other parts may only depend on the header of a class or function, its name, bases and decorators,
// and on which parameters a function builds its result from.
void add_outline(const ReadPiece& piece, std::string_view text, NodeId node, std::string& to) {
  const Ast& ast = piece.ast;
  const auto add = [&](NodeId part) {
    const Origin origin = ast.origin(part);
    to.append(text.substr(origin.start, origin.end - origin.start)).push_back('\n');
  };
  const bool is_definition =
      ast.is(node, Kind::class_def) || python_ast::is_function(ast.kind(node));
  const bool is_outer = piece.parents[node] == no_node;
  if (is_definition && (is_outer || ast.is(piece.parents[node], Kind::class_def))) {
    to.append(ast.is(node, Kind::class_def) ? "class " : "def ").append(ast.text(node)) += '\n';
    for (const NodeId decorator : ast.list(node, Field::decorators)) add(decorator);
    if (ast.is(node, Kind::function_def)) {
      for (const std::string_view name : made_parameters(ast, node)) to.append(name) += '\n';
    }
    if (ast.is(node, Kind::class_def)) {
      for (const NodeId base : ast.list(node, Field::bases)) add(base);
    }
  } else if (ast.is(node, Kind::import_stmt) || ast.is(node, Kind::import_from)) {
    add(node);
  } else if ((ast.is(node, Kind::assign) || ast.is(node, Kind::ann_assign)) &&
             around(piece, node, python_ast::is_function) == no_node) {
    add(node);
  }
}

}  // namespace

std::string BoundImport::origin() const {
  if (name.empty()) return module;
  return module + "." + name;
}

std::string dotted_name(const Ast& ast, NodeId expression) {
  std::string path;
  while (ast.is(expression, Kind::attribute)) {
    path.insert(0, "." + std::string(ast.text(expression)));
    expression = ast.child(expression, Field::value);
  }
  if (!ast.is(expression, Kind::name)) return {};
  return std::string(ast.text(expression)) + path;
}

ReadPiece read_piece(syntax::Node root, std::string_view text) {
  ReadPiece piece;
  for (syntax::Node statement = root.named_child(0); statement;
       statement = statement.next_sibling()) {
    if (!statement.is_named() || statement.has_error() || statement.kind_name() == "comment") {
      continue;
    }
    const auto lowered = python_ast::lower(piece.ast, statement, text);
    if (lowered) piece.statements.push_back(*lowered);
  }
  piece.parents.resize(piece.ast.node_count(), no_node);
  for (const NodeId statement : piece.statements) {
    const auto below = python_ast::preorder(piece.ast, statement);
    piece.nodes.insert(piece.nodes.end(), below.begin(), below.end());
  }
  for (const NodeId node : piece.nodes) {
    python_ast::for_each_child(piece.ast, node, [&](NodeId child) { piece.parents[child] = node; });
  }
  std::string outline;
  for (const NodeId node : piece.nodes) {
    const Kind kind = piece.ast.kind(node);
    if (kind == Kind::import_stmt || kind == Kind::import_from) {
      read_imports(piece.ast, node, piece);
    }
    read_values(node, piece);
    if (changes_other_class(piece, node)) piece.looks_far = true;
    // A function that is passed to `partial` is resolved at the position of that call.
    if (kind == Kind::call && piece.ast.text(piece.ast.child(node, Field::func)) == "partial") {
      piece.looks_far = true;
    }
    add_outline(piece, text, node, outline);
  }
  piece.outline = std::hash<std::string>()(outline);
  return piece;
}

Part::Part(std::shared_ptr<const ReadPiece> read, const ConversionUnit& program, std::size_t at)
    : piece(std::move(read)),
      file(program),
      start(at),
      source(program.source),
      ast(piece->ast),
      statements(piece->statements) {}

text::ByteRange Part::range(NodeId node) const {
  const Origin origin = ast.origin(node);
  return {start + origin.start, start + origin.end};
}

text::ByteRange Part::name_range(NodeId definition) const {
  std::size_t from = range(definition).start;
  for (const NodeId decorator : ast.list(definition, Field::decorators)) {
    from = std::max(from, range(decorator).end);
  }
  const std::string_view keyword = ast.is(definition, Kind::class_def) ? "class" : "def";
  const std::size_t at = source.find(keyword, from);
  if (at == std::string_view::npos) return header(definition);
  const std::size_t begin = source.find(ast.text(definition), at + keyword.size());
  if (begin == std::string_view::npos) return header(definition);
  return {begin, begin + ast.text(definition).size()};
}

text::ByteRange Part::header(NodeId statement) const {
  const text::ByteRange all = range(statement);
  return {all.start, std::min(all.end, line_end(all.start))};
}

std::size_t Part::line_start(std::size_t offset) const {
  return offset == 0 ? 0 : source.rfind('\n', offset - 1) + 1;
}

std::size_t Part::line_end(std::size_t offset) const {
  std::size_t end = std::min(source.find('\n', offset), source.size());
  if (end > offset && source[end - 1] == '\r') --end;
  return end;
}

std::string_view Part::indentation(std::size_t offset) const {
  const std::size_t begin = line_start(offset);
  const std::size_t end = source.find_first_not_of(" \t", begin);
  return source.substr(begin, std::min(end, source.size()) - begin);
}

bool Part::begins_line(NodeId statement) const {
  const std::size_t begin = range(statement).start;
  return line_start(begin) + indentation(begin).size() == begin;
}

std::string Part::dotted(NodeId expression) const {
  return dotted_name(ast, expression);
}

std::string Part::qualified(NodeId expression) const {
  std::string name = dotted(expression);
  const std::string first = name.substr(0, name.find('.'));
  const auto found = file.imports.find(first);
  if (found != file.imports.end()) name.replace(0, first.size(), found->second.origin());
  return name;
}

NodeId Part::class_of(NodeId function) const {
  const NodeId outer = parent(function);
  return ast.is(outer, Kind::class_def) ? outer : no_node;
}

NodeId Part::method(NodeId type, std::string_view name) const {
  for (const NodeId item : ast.list(type, Field::body)) {
    if (ast.is(item, Kind::function_def) && ast.text(item) == name) return item;
  }
  return no_node;
}

NodeId Part::function_around(NodeId node) const {
  return around(*piece, node, python_ast::is_function);
}

NodeId Part::class_around(NodeId node) const {
  return around(*piece, node, is_class);
}

std::string Part::path(NodeId definition) const {
  std::string name;
  for (NodeId node = definition; node != no_node; node = parent(node)) {
    if (!ast.is(node, Kind::class_def) && !python_ast::is_function(ast.kind(node))) continue;
    name.insert(0, std::string(ast.text(node)) + (name.empty() ? "" : "."));
  }
  return name;
}

NodeId keyword_value(const Ast& ast, NodeId call, std::string_view name) {
  for (const NodeId keyword : ast.list(call, Field::keywords)) {
    if (ast.text(keyword) == name) return ast.child(keyword, Field::value);
  }
  return no_node;
}

}  // namespace paddle_ls::to_static
