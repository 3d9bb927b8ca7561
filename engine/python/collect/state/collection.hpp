// What the passes share: the file they read, the result they write, and what earlier passes found.
#pragma once

#include <vector>

#include "engine/python/collect/state/file_view.hpp"

namespace paddle_ls::python {

// The bindings of each variable that lead to the library.
struct Bindings {
  Bindings(std::size_t symbols, std::size_t ops)
      : last_of_symbol(symbols, none), of_op(ops, none) {}

  // By symbol. Bindings of the same variable to something else follow in `earlier`.
  std::vector<BindingId> last_of_symbol;
  std::vector<BindingId> earlier;  // by binding
  std::vector<BindingId> of_op;    // by operation: what an import or a target binds
};

// What uses were made of, by operation.
struct UseMarks {
  explicit UseMarks(std::size_t ops)
      : use_of_op(ops, none), asked_by_literal(ops, false), begins_use(ops, false) {}

  std::vector<UseId> use_of_op;
  std::vector<bool> asked_by_literal;  // `torch` of `getattr(torch, "abs")`: no use of its own
  std::vector<bool> begins_use;        // a load with which the dotted expression of a use begins
};

// What the use of a value says of it, where nothing else does.
struct Evidence {
  Evidence(std::size_t symbols, std::size_t ops)
      : used_as_tensor(ops, false),
        tensor(symbols, false),
        leaf(symbols, false),
        text(symbols, false),
        number(symbols, false) {}

  std::vector<bool> used_as_tensor;  // by operation: what is done with its value wants a tensor
  std::vector<bool> tensor;          // by symbol: something only a tensor has is asked of it
  std::vector<bool> leaf;            // by symbol: it is asked for a gradient
  std::vector<bool> text;            // by symbol: something only a string has is asked of it
  std::vector<bool> number;          // by symbol: a number is assigned to it
};

// Which names are members of classes of the library, each asked for once.
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
  std::vector<bool> seen_keys;  // by operation: a tuple that was looked at as a key
  Members members = {};
  std::vector<OpId> receiver_ops = {};  // by method: the operation of its receiver
  std::uint32_t open_tries = 0;         // bodies of `try` around the operation looked at
};

// Something that only a tensor has, or a gradient, is asked of the variable.
inline bool is_evident(const Collection& found, SymbolId variable) {
  return found.evidence.tensor[variable] || found.evidence.leaf[variable];
}

// True for a name that some class of the library has a member of.
bool is_member(Collection& found, NameId attribute);

}  // namespace paddle_ls::python
