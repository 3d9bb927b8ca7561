// The modules of a program: each is read once, and its top level runs once.
#pragma once

#include "engine/layers/runner.hpp"

namespace paddle_ls::layers {

// Nothing for a module that is not part of the program or does not parse.
std::optional<ModuleId> module_of(Runner& runner, const std::string& file, const std::string& name);
void run_module(Runner& runner, ModuleId id);

// The value of `from module import name`, or of `import module` for an empty name.
LayerValue import_name(Runner& runner, ModuleId from, const std::string& module,
                       const std::string& name);

// The value of an expression at the end of the module; nothing for other code.
std::optional<LayerValue> evaluate_written(Runner& runner, ModuleId id,
                                           const std::string& expression);
void import_all(Runner& runner, ModuleId from, const std::string& module, RunScope& into);

}  // namespace paddle_ls::layers
