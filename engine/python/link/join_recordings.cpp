#include "engine/python/link/join_recordings.hpp"

#include "engine/python/link/operand_kinds.hpp"

namespace paddle_ls::python {
namespace {

template <class T>
std::uint32_t count(const std::vector<T>& list) {
  return static_cast<std::uint32_t>(list.size());
}

class Joiner {
 public:
  Joiner(Names& names, Tape& tape, SymbolTable& symbols)
      : names_(names), tape_(tape), symbols_(symbols) {}

  void begin(const RecordedFile& file) {
    std::size_t ops = 0;
    std::size_t nodes = 0;
    for (const auto& recording : file.recordings) {
      ops += recording->tape.ops.size();
      nodes += recording->tape.nodes.size();
    }
    tape_.ops.reserve(ops);
    tape_.nodes.reserve(nodes);
    const Recording& first = *file.recordings.front();
    tape_.ops.assign(first.tape.ops.begin(), first.tape.ops.begin() + shared_operations);
    names_.scopes.push_back(first.names.scopes.front());
    tape_.function_of_scope.push_back(none);
  }

  void add(const Recording& piece, std::size_t offset) {
    offset_ = static_cast<std::uint32_t>(offset);
    operations_ = count(tape_.ops) - shared_operations;
    scopes_ = count(names_.scopes) - 1;
    statements_ = count(names_.statements);
    blocks_ = tape_.blocks - 1;
    operands_ = count(tape_.operands);
    calls_ = count(tape_.calls);
    imported_ = count(names_.imported);
    nodes_ = count(tape_.nodes);
    add_texts(piece.names);
    add_symbols(piece.tape);
    add_scopes(piece);
    add_statements(piece.names);
    add_imports(piece.names);
    add_operations(piece.tape);
    add_functions(piece.tape);
    tape_.blocks += piece.tape.blocks - 1;
  }

 private:
  static std::uint32_t plus(std::uint32_t value, std::uint32_t more) {
    return value == none ? none : value + more;
  }
  OpId operation(OpId id) const { return id < shared_operations ? id : plus(id, operations_); }
  ScopeId scope(ScopeId id) const { return id == 0 ? 0 : plus(id, scopes_); }
  NameId name(NameId id) const { return id == none ? none : texts_[id]; }
  SymbolId symbol(SymbolId id) const { return id == none ? none : symbol_ids_[id]; }
  text::ByteRange range(text::ByteRange range) const {
    if (range.empty()) return range;
    return {range.start + offset_, range.end + offset_};
  }

  std::uint32_t moved(std::uint32_t value, OperandKind kind) const {
    switch (kind) {
      case OperandKind::nothing: return value;
      case OperandKind::operation: return operation(value);
      case OperandKind::symbol: return symbol(value);
      case OperandKind::name: return name(value);
      case OperandKind::scope: return scope(value);
      case OperandKind::operand: return plus(value, operands_);
      case OperandKind::call: return plus(value, calls_);
      case OperandKind::imported: return plus(value, imported_);
      case OperandKind::byte: return plus(value, offset_);
    }
    return value;
  }

  void add_texts(const Names& piece) {
    texts_.clear();
    for (NameId id = 0; id < piece.texts.size(); ++id) {
      texts_.push_back(names_.texts.intern(piece.texts.text(id)));
    }
  }

  void add_symbols(const Tape& piece) {
    symbol_ids_.clear();
    for (const Symbol& one : piece.symbols) {
      const SymbolId id = symbols_.intern(scope(one.scope), name(one.name));
      symbol_ids_.push_back(id);
      Symbol& joined = tape_.symbols[id];
      joined.bound |= one.bound;
      joined.parameter |= one.parameter;
      joined.declared_global |= one.declared_global;
      joined.declared_nonlocal |= one.declared_nonlocal;
      joined.by_walrus |= one.by_walrus;
      joined.loaded |= one.loaded;
    }
  }

  void add_scopes(const Recording& piece) {
    for (ScopeId id = 1; id < piece.names.scopes.size(); ++id) {
      const Scope& one = piece.names.scopes[id];
      names_.scopes.push_back(
          {one.kind, scope(one.parent), name(one.name), one.node.moved(offset_)});
      tape_.function_of_scope.push_back(
          plus(piece.tape.function_of_scope[id], count(tape_.functions)));
    }
  }

  void add_statements(const Names& piece) {
    for (Statement one : piece.statements) {
      one.node = one.node.moved(offset_);
      one.scope = scope(one.scope);
      one.parent = plus(one.parent, statements_);
      if (one.block != 0) one.block += blocks_;
      names_.statements.push_back(one);
    }
  }

  void add_imports(const Names& piece) {
    for (Import one : piece.imports) {
      one.statement = plus(one.statement, statements_);
      one.range = range(one.range);
      one.module = range(one.module);
      one.parentheses = range(one.parentheses);
      one.first_name += imported_;
      names_.imports.push_back(one);
    }
    for (ImportedName one : piece.imported) {
      one.range = range(one.range);
      one.name = range(one.name);
      one.alias = range(one.alias);
      one.comma = range(one.comma);
      one.target = name(one.target);
      names_.imported.push_back(one);
    }
  }

  void add_operations(const Tape& piece) {
    for (OpId id = shared_operations; id < piece.ops.size(); ++id) {
      Op op = piece.ops[id];
      const OperandKinds& kinds = operand_kinds(op);
      op.a = moved(op.a, kinds.a);
      op.b = moved(op.b, kinds.b);
      op.c = moved(op.c, kinds.c);
      op.start += offset_;
      op.end += offset_;
      op.statement = plus(op.statement, statements_);
      op.scope = scope(op.scope);
      op.node = plus(op.node, nodes_);
      op.parent_call = operation(op.parent_call);
      tape_.ops.push_back(op);
    }
    for (const OpId one : piece.operands) tape_.operands.push_back(operation(one));
    for (Call one : piece.calls) {
      one.first += operands_;
      one.first_keyword += count(tape_.keyword_names);
      tape_.calls.push_back(one);
    }
    for (const NameId one : piece.keyword_names) tape_.keyword_names.push_back(name(one));
    for (const syntax::Node& one : piece.nodes) tape_.nodes.push_back(one.moved(offset_));
  }

  void add_functions(const Tape& piece) {
    for (FunctionFacts one : piece.functions) {
      one.scope = scope(one.scope);
      one.begin = operation(one.begin);
      one.first_parameter += count(tape_.parameters);
      one.returns = operation(one.returns);
      one.defined = operation(one.defined);
      tape_.functions.push_back(one);
    }
    for (TapeParameter one : piece.parameters) {
      one.symbol = symbol(one.symbol);
      one.annotation = operation(one.annotation);
      one.default_value = operation(one.default_value);
      tape_.parameters.push_back(one);
    }
  }

  Names& names_;
  Tape& tape_;
  SymbolTable& symbols_;
  // The offsets that are added to the numbers of the current piece.
  std::uint32_t offset_ = 0;
  std::uint32_t operations_ = 0;
  std::uint32_t scopes_ = 0;
  std::uint32_t statements_ = 0;
  std::uint32_t blocks_ = 0;
  std::uint32_t operands_ = 0;
  std::uint32_t calls_ = 0;
  std::uint32_t imported_ = 0;
  std::uint32_t nodes_ = 0;
  std::vector<NameId> texts_;
  std::vector<SymbolId> symbol_ids_;
};

}  // namespace

void join_recordings(const RecordedFile& file, Names& names, Tape& tape, SymbolTable& symbols) {
  if (file.recordings.empty()) return;
  Joiner joiner(names, tape, symbols);
  joiner.begin(file);
  for (std::size_t i = 0; i < file.recordings.size(); ++i) {
    joiner.add(*file.recordings[i], file.pieces.all()[i].start);
  }
}

}  // namespace paddle_ls::python
