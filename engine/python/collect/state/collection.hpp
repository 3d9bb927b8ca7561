// State shared by the passes: the file they read, the result they write, and the results of earlier
// passes.
#pragma once

#include <vector>

#include "engine/python/collect/state/file_view.hpp"

namespace paddle_ls::python {

// The bindings of each variable to names of the library.
struct Bindings {
  Bindings(std::size_t symbols, std::size_t ops)
      : last_of_symbol(symbols, none), of_op(ops, none) {}

  // By symbol. Bindings of the same variable to something else follow in `earlier`.
  std::vector<BindingId> last_of_symbol;
  std::vector<BindingId> earlier;  // by binding
  std::vector<BindingId> of_op;    // by operation: the binding of an import or a target
};

// Uses by operation.
struct UseMarks {
  explicit UseMarks(std::size_t ops)
      : use_of_op(ops, none), asked_by_literal(ops, false), begins_use(ops, false) {}

  std::vector<UseId> use_of_op;
  std::vector<bool> asked_by_literal;  // `torch` of `getattr(torch, "abs")`: not a separate use
  std::vector<bool> begins_use;        // a load at the beginning of the dotted expression of a use
};

// Evidence of the type of a value from its usage, if nothing else determines it.
struct Evidence {
  Evidence(std::size_t symbols, std::size_t ops)
      : used_as_tensor(ops, false),
        tensor(symbols, false),
        leaf(symbols, false),
        text(symbols, false),
        number(symbols, false) {}

  std::vector<bool> used_as_tensor;  // by operation: its value is used in a way that needs a tensor
  std::vector<bool> tensor;          // by symbol: a member is read that only tensors have
  std::vector<bool> leaf;            // by symbol: it gets a gradient
  std::vector<bool> text;            // by symbol: a member is read that only strings have
  std::vector<bool> number;          // by symbol: a number is assigned to it
};

// Which names are members of classes of the library, looked up once each.
struct Members {
  enum class Known : std::uint8_t { not_asked, no, yes };
  std::vector<Known> of_name;
};

struct Collection {
  FileView file;
  Names& names;
  Bindings bindings;
  UseMarks marks;
  Evidence evidence;
  std::vector<bool> seen_keys;  // by operation: a tuple that was already handled as a key
  Members members = {};
  std::vector<OpId> receiver_ops = {};  // by method: the operation of its receiver
  std::uint32_t open_tries = 0;         // bodies of `try` around the current operation
};

// The variable is used in a way that only a tensor, or a gradient, allows.
inline bool is_evident(const Collection& found, SymbolId variable) {
  return found.evidence.tensor[variable] || found.evidence.leaf[variable];
}

// True if some class of the library has a member of this name.
bool is_member(Collection& found, NameId attribute);

}  // namespace paddle_ls::python
