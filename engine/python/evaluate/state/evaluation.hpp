// The state of an evaluation: a program, and what is known about it so far.
//
// Evaluation consists of free functions that take this first, one file per kind of operation. A
// function that only needs the program takes a `Program`.
#pragma once

#include <vector>

#include "engine/python/evaluate/state/classes.hpp"
#include "engine/python/evaluate/state/control_flow.hpp"
#include "engine/python/evaluate/state/library_names.hpp"
#include "engine/python/evaluate/state/rounds.hpp"
#include "engine/python/evaluate/state/variable_facts.hpp"

namespace paddle_ls::python {

// Where aliases escaped to and what was written through them, beyond what values record.
struct Aliasing {
  std::vector<bool> escaping_parameters;  // by symbol: the argument is aliased after the call
  std::vector<bool> written_views;        // by operation whose result is a view; empty: none
};

// The running function.
struct RunningFunction {
  ScopeId root = 0;               // its scope, or the module
  std::uint32_t function = none;  // `none` for the module
};

struct Evaluation : EvaluatedFile {
  explicit Evaluation(const EvaluatedFile& program);
  Evaluation(const Evaluation&) = delete;
  Evaluation& operator=(const Evaluation&) = delete;

  const VariableFacts variables;
  Environment environment;
  ControlFlow flow;           // changes `environment`
  std::vector<Value> values;  // by operation; for a target, its value before the assignment
  Rounds rounds;
  Classes classes;
  LibraryNames library_names;
  Aliasing aliasing;
  RunningFunction running;
  std::vector<NameId> overriding_methods;  // those that the file mentions
  std::vector<std::string_view> keywords;  // of the call that is being evaluated
};

}  // namespace paddle_ls::python
