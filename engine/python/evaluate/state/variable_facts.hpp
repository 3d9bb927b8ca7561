// What is known of variables before anything is evaluated.
#pragma once

#include <vector>

#include "engine/python/evaluate/state/program.hpp"

namespace paddle_ls::python {

struct VariableFacts {
  std::vector<ScopeId> root_of_scope;   // the function or module whose run includes the scope
  std::vector<bool> written_elsewhere;  // by symbol: set from a function by global or nonlocal
  std::vector<bool> captured;           // by symbol: read from another function than its own
  std::vector<bool> builtin;            // by symbol: a name of the module that only Python defines
};

VariableFacts find_variable_facts(const Program& program);

}  // namespace paddle_ls::python
