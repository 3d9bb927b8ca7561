// What `paddle.jit.to_static` with `full_graph=True` makes of a function, stage by stage.
//
// Nothing is run and no Paddle is needed: the rewriting depends on the text of the function alone.
// The stages are those that `paddle.jit.set_code_level` prints.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/python_ast/unparse.hpp"
#include "engine/syntax/tree.hpp"
#include "engine/text/result.hpp"
#include "engine/to_static/state.hpp"

namespace paddle_ls::to_static {

struct ConversionOptions {
  bool optimize_breaks = false;  // FLAGS_optim_transformation=1: one pass more, at level 4
  bool legacy_ir = false;        // programs of the older format: one pass more, at level 5
};

struct Stage {
  int level;  // 0 is the source as Python itself would print it
  std::string_view name;
  bool changed;  // differs from the stage before
  python_ast::Unparsed code;
};

struct Conversion {
  std::string function;
  std::vector<Stage> stages;       // at least level 0; after a refusal those before it
  std::optional<Refusal> refusal;  // the conversion stops, or its result is not valid Python

  const Stage& last() const { return stages.back(); }
};

// Converts the function definition `function` (with its decorators, when it is decorated) of
// `source`. Origins are bytes of `source`. An error when the code cannot be read at all, or grows
// deeper than `python_ast::max_depth`.
Result<Conversion> convert(syntax::Node function, std::string_view source,
                           const ConversionOptions& options);

}  // namespace paddle_ls::to_static
