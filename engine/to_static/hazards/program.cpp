#include "engine/to_static/hazards/program.hpp"

#include <algorithm>

#include "engine/python_ast/lower.hpp"

namespace paddle_ls::to_static {
namespace {

// How many bases of a class are followed.
constexpr int most_bases = 16;

void read_imports(Program& program, NodeId statement) {
  const Ast& ast = program.ast;
  for (const NodeId node : python_ast::preorder(ast, statement)) {
    const bool from = ast.is(node, Kind::import_from);
    if (!from && !ast.is(node, Kind::import_stmt)) continue;
    for (const NodeId alias : ast.list(node, Field::names)) {
      const std::string name(ast.text(alias));
      const NodeId bound = ast.child(alias, Field::asname);
      std::string origin = from ? std::string(ast.text(node)) + "." + name : name;
      if (bound != no_node) {
        program.imports[std::string(ast.text(bound))] = std::move(origin);
      } else if (from) {
        program.imports[name] = std::move(origin);
      } else {
        const std::string first = name.substr(0, name.find('.'));
        program.imports[first] = first;
      }
    }
  }
}

void add_statement(Program& program, syntax::Node statement) {
  if (statement.has_error() || statement.kind_name() == "comment") return;
  const auto lowered = python_ast::lower(program.ast, statement, program.source);
  if (!lowered) return;
  program.statements.push_back(*lowered);
  const Kind kind = program.ast.kind(*lowered);
  if (python_ast::is_function(kind) || kind == Kind::class_def) {
    program.definitions[{kind, program.ast.text(*lowered)}] = *lowered;
  }
  read_imports(program, *lowered);
}

}  // namespace

text::ByteRange Program::range(NodeId node) const {
  const Origin origin = ast.origin(node);
  return {origin.start, origin.end};
}

text::ByteRange Program::name_range(NodeId definition) const {
  std::size_t from = range(definition).start;
  for (const NodeId decorator : ast.list(definition, Field::decorators)) {
    from = std::max(from, range(decorator).end);
  }
  const std::string_view keyword = ast.is(definition, Kind::class_def) ? "class" : "def";
  const std::size_t at = source.find(keyword, from);
  if (at == std::string_view::npos) return header(definition);
  const std::size_t start = source.find(ast.text(definition), at + keyword.size());
  if (start == std::string_view::npos) return header(definition);
  return {start, start + ast.text(definition).size()};
}

text::ByteRange Program::header(NodeId statement) const {
  const text::ByteRange all = range(statement);
  return {all.start, std::min(all.end, line_end(all.start))};
}

std::size_t Program::line_start(std::size_t offset) const {
  return offset == 0 ? 0 : source.rfind('\n', offset - 1) + 1;
}

std::size_t Program::line_end(std::size_t offset) const {
  std::size_t end = std::min(source.find('\n', offset), source.size());
  if (end > offset && source[end - 1] == '\r') --end;
  return end;
}

std::string_view Program::indentation(std::size_t offset) const {
  const std::size_t start = line_start(offset);
  const std::size_t end = source.find_first_not_of(" \t", start);
  return source.substr(start, std::min(end, source.size()) - start);
}

bool Program::begins_line(NodeId statement) const {
  const std::size_t start = range(statement).start;
  return line_start(start) + indentation(start).size() == start;
}

std::string Program::dotted(NodeId expression) const {
  std::string path;
  while (ast.is(expression, Kind::attribute)) {
    path.insert(0, "." + std::string(ast.text(expression)));
    expression = ast.child(expression, Field::value);
  }
  if (!ast.is(expression, Kind::name)) return {};
  return std::string(ast.text(expression)) + path;
}

std::string Program::qualified(NodeId expression) const {
  std::string path = dotted(expression);
  const std::string first = path.substr(0, path.find('.'));
  const auto found = imports.find(first);
  if (found != imports.end()) path.replace(0, first.size(), found->second);
  return path;
}

NodeId Program::definition(std::string_view name, Kind kind) const {
  const auto found = definitions.find({kind, name});
  return found == definitions.end() ? no_node : found->second;
}

NodeId Program::method(NodeId type, std::string_view name) const {
  for (int step = 0; type != no_node && step < most_bases; ++step) {
    for (const NodeId item : ast.list(type, Field::body)) {
      if (ast.is(item, Kind::function_def) && ast.text(item) == name) return item;
    }
    NodeId base = no_node;
    for (const NodeId candidate : ast.list(type, Field::bases)) {
      if (base == no_node) base = definition(dotted(candidate), Kind::class_def);
    }
    type = base;
  }
  return no_node;
}

NodeId Program::class_of(NodeId function) const {
  const NodeId around = parent(function);
  return ast.is(around, Kind::class_def) ? around : no_node;
}

bool Program::is_layer(NodeId type) const {
  for (int step = 0; type != no_node && step < most_bases; ++step) {
    NodeId base = no_node;
    for (const NodeId candidate : ast.list(type, Field::bases)) {
      const NodeId own = definition(dotted(candidate), Kind::class_def);
      // A class of another file may well be a layer.
      if (own == no_node && qualified(candidate) != "object") return true;
      if (base == no_node) base = own;
    }
    type = base;
  }
  return false;
}

Program read_program(Roots roots, std::string_view source, const syntax::Stop& stop) {
  Program program;
  program.source = source;
  for (const syntax::Node root : roots) {
    if (stop && stop()) break;
    for (syntax::Node statement = root.named_child(0); statement;
         statement = statement.next_sibling()) {
      if (statement.is_named()) add_statement(program, statement);
    }
  }
  program.parents.resize(program.ast.node_count(), no_node);
  for (const NodeId statement : program.statements) {
    for (const NodeId node : python_ast::preorder(program.ast, statement)) {
      python_ast::for_each_child(program.ast, node,
                                 [&](NodeId child) { program.parents[child] = node; });
    }
  }
  return program;
}

NodeId keyword_value(const Ast& ast, NodeId call, std::string_view name) {
  for (const NodeId keyword : ast.list(call, Field::keywords)) {
    if (ast.text(keyword) == name) return ast.child(keyword, Field::value);
  }
  return no_node;
}

}  // namespace paddle_ls::to_static
