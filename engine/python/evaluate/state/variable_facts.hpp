// Facts about variables that are known before the evaluation.
#pragma once

#include <vector>

#include "engine/python/evaluate/state/evaluated_file.hpp"

namespace paddle_ls::python {

struct VariableFacts {
  std::vector<ScopeId> root_of_scope;   // the function or module whose run includes the scope
  std::vector<bool> written_elsewhere;  // by symbol: set from a function by global or nonlocal
  std::vector<bool> captured;           // by symbol: read from a function other than its own
  std::vector<bool> builtin;  // by symbol: a name of the module that is only defined by Python
};

VariableFacts find_variable_facts(const EvaluatedFile& program);

}  // namespace paddle_ls::python
