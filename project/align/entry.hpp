// How a program is started, to be compared.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "engine/text/result.hpp"

namespace paddle_ls::project {

// A model, a script, or tests.
struct Entry {
  std::string name;                 // in a file of entries; may be empty
  std::string model;                // models.resnet:ResNet18()
  std::vector<std::string> inputs;  // randn(2, 3, 32, 32), one for each argument
  std::string loss;                 // an expression of `output` and `inputs`; empty: a fixed one
  bool is_training = true;          // the model: with gradients and a step of gradient descent
  std::string script;               // train.py, below the folder of the program
  std::vector<std::string> arguments;
  std::string tests;        // pytest tests -k loss
  std::uint32_t steps = 1;  // of an optimizer, after which it ends
  std::uint32_t seed = 0;
  bool has_masks = false;  // dropout has the same masks in both programs; else there is none
};

inline bool runs_something(const Entry& entry) {
  return !entry.model.empty() || !entry.script.empty() || !entry.tests.empty();
}

// Its name; an entry without a name is called by what it runs.
inline const std::string& name_of(const Entry& entry) {
  for (const std::string* name : {&entry.name, &entry.model, &entry.script}) {
    if (!name->empty()) return *name;
  }
  return entry.tests;
}

// The words of `tests` after `pytest` or `python -m pytest`. An error says that it is neither.
Result<std::vector<std::string>> pytest_words(const Entry& entry);

struct Programs {
  std::filesystem::path original;
  std::filesystem::path converted;
  std::string torch_python = "python3";
  std::string paddle_python = "python3";
  std::uint32_t seconds = 1800;  // that either may take
  std::uint32_t threads = 2;
};

}  // namespace paddle_ls::project
