#include "engine/to_static/hazards/program/conversion_unit.hpp"

#include <algorithm>

namespace paddle_ls::to_static {
namespace {

// How many bases of a class are followed.
constexpr int most_bases = 16;

void mix(std::size_t& into, std::size_t value) {
  into = into * 1000003U ^ value;
}

}  // namespace

void ConversionUnit::add(std::shared_ptr<const ReadPiece> piece, std::size_t start) {
  const Part& part = parts.emplace_back(std::move(piece), *this, start);
  mix(outline_, part.piece->outline);
  if (part.piece->looks_far) mix(outline_, std::hash<std::string_view>()(source));
  for (const auto& [local, import] : part.piece->imports) {
    if (import.name == "*") {
      stars.push_back(import.module);
    } else {
      imports[local] = import;
    }
  }
  for (const auto& [name, values] : part.piece->values) {
    if (name.first == no_node) bindings_.emplace(name.second, &part);
  }
  for (const NodeId statement : part.statements) {
    const Kind kind = part.ast.kind(statement);
    if (python_ast::is_function(kind) || kind == Kind::class_def) {
      definitions_[{kind, part.ast.text(statement)}] = {&part, statement};
    }
  }
}

Definition ConversionUnit::definition(std::string_view name, Kind kind) const {
  const auto found = definitions_.find({kind, name});
  return found == definitions_.end() ? Definition() : found->second;
}

Definition ConversionUnit::function(std::string_view name) const {
  if (const Definition own = definition(name, Kind::function_def)) return own;
  return definition(name, Kind::async_function_def);
}

std::vector<const Part*> ConversionUnit::binding(std::string_view name) const {
  std::vector<const Part*> found;
  const auto [first, last] = bindings_.equal_range(name);
  for (auto at = first; at != last; ++at) found.push_back(at->second);
  return found;
}

Definition ConversionUnit::method(Definition type, std::string_view name) const {
  for (int step = 0; type && step < most_bases; ++step) {
    const NodeId own = type.part->method(type.node, name);
    if (own != no_node) return {type.part, own};
    Definition base;
    for (const NodeId candidate : type.part->ast.list(type.node, Field::bases)) {
      if (!base) base = definition(type.part->dotted(candidate), Kind::class_def);
    }
    type = base;
  }
  return {};
}

Definition ConversionUnit::at_path(std::string_view path) const {
  const std::size_t dot = path.find('.');
  if (dot == std::string_view::npos) return function(path);
  const Definition type = definition(path.substr(0, dot), Kind::class_def);
  return type ? method(type, path.substr(dot + 1)) : Definition();
}

bool ConversionUnit::is_layer(Definition type) const {
  for (int step = 0; type && step < most_bases; ++step) {
    Definition base;
    for (const NodeId candidate : type.part->ast.list(type.node, Field::bases)) {
      const Definition own = definition(type.part->dotted(candidate), Kind::class_def);
      // A class of another file may well be a layer.
      if (!own && type.part->qualified(candidate) != "object") return true;
      if (!base) base = own;
    }
    type = base;
  }
  return false;
}

std::size_t ConversionUnit::node_count() const {
  std::size_t count = 0;
  for (const Part& part : parts) count += part.ast.node_count();
  return count;
}

std::shared_ptr<const ReadPiece> ReadPieces::find(
    const std::shared_ptr<const syntax::Piece>& piece) const {
  const auto found = known_.find(piece.get());
  // Another piece may have come to the same address.
  if (found == known_.end() || found->second.piece.lock() != piece) return nullptr;
  return found->second.read;
}

void ReadPieces::add(const std::shared_ptr<const syntax::Piece>& piece,
                     std::shared_ptr<const ReadPiece> read) {
  known_[piece.get()] = {piece, std::move(read)};
}

std::shared_ptr<const ConversionUnit> read_program(const syntax::Pieces& pieces,
                                                   std::string_view source, ReadPieces* known,
                                                   const syntax::Stop& stop) {
  auto program = std::make_shared<ConversionUnit>(source);
  ReadPieces now;
  for (const syntax::Pieces::Placed& placed : pieces.all()) {
    if (stop && stop()) break;
    auto read = known != nullptr ? known->find(placed.piece) : nullptr;
    if (!read) {
      const syntax::Piece& piece = *placed.piece;
      read = std::make_shared<const ReadPiece>(read_piece(piece.tree.root(), piece.text));
    }
    if (known != nullptr) now.add(placed.piece, read);
    program->add(std::move(read), placed.start);
  }
  if (known == nullptr) return program;
  if (stop && stop()) now.add_all(std::move(*known));
  *known = std::move(now);
  return program;
}

}  // namespace paddle_ls::to_static
