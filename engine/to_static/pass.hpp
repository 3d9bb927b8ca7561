// The passes of the conversion, in the order in which Paddle runs them.
//
// A pass changes the tree of one function in place and keeps the quirks of the pass it is named
// after: a preview that repaired them would show code that is never run.
#pragma once

#include <span>
#include <string_view>

#include "engine/to_static/state.hpp"

namespace paddle_ls::to_static {

void remove_type_hints(State& state);
void wrap_super(State& state);
void move_register_hooks(State& state);
void move_behind_early_returns(State& state);
void join_leading_breaks(State& state);
void wrap_size(State& state);
void wrap_shape(State& state);
void remove_break_and_continue(State& state);
void join_returns(State& state);
void wrap_logic(State& state);
void create_variables(State& state);
void convert_loops(State& state);
void convert_if(State& state);
void convert_asserts(State& state);
void wrap_calls(State& state);
void convert_casts(State& state);
void apply_decorators(State& state);
void wrap_loads(State& state);

// When a pass takes part.
enum class PassUse : std::uint8_t { always, optimized, legacy_ir };

struct Pass {
  std::string_view name;  // as `set_code_level` prints it
  void (*run)(State& state);
  PassUse use = PassUse::always;
};

std::span<const Pass> passes();

}  // namespace paddle_ls::to_static
