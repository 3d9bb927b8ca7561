// Legacy programs for tests, written as protobuf text with little around what matters.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "engine/ir/print/print_program.hpp"
#include "engine/ir/read/read_program.hpp"
#include "engine/ir/translate/translate.hpp"

namespace paddle_ls::ir {

// A variable of float32: var("x", "2, 3").
inline std::string var(std::string_view name, std::string_view dims, std::string_view more = "") {
  return "vars { name: '" + std::string(name) +
         "' type { type: LOD_TENSOR lod_tensor { tensor { data_type: FP32 dims: [" +
         std::string(dims) + "] } } } " + std::string(more) + " }\n";
}

// A truth value, which branches and loops ask for.
inline std::string condition(std::string_view name) {
  return "vars { name: '" + std::string(name) +
         "' type { type: LOD_TENSOR lod_tensor { tensor { data_type: BOOL dims: [1] } } } }\n";
}

// op("relu", "X=x", "Out=y"): one variable per parameter.
inline std::string op(std::string_view type, std::string_view inputs, std::string_view outputs,
                      std::string_view attributes = "") {
  std::string text = "ops { type: '" + std::string(type) + "'\n";
  const auto lists = [&text](std::string_view kind, std::string_view entries) {
    while (!entries.empty()) {
      const std::size_t end = std::min(entries.find(' '), entries.size());
      const std::string_view entry = entries.substr(0, end);
      const std::size_t equals = entry.find('=');
      text += std::string(kind) + " { parameter: '" + std::string(entry.substr(0, equals)) +
              "' arguments: '" + std::string(entry.substr(equals + 1)) + "' }\n";
      entries.remove_prefix(std::min(end + 1, entries.size()));
    }
  };
  lists("inputs", inputs);
  lists("outputs", outputs);
  return text + std::string(attributes) + "}\n";
}

inline std::string block(std::string_view content) {
  return "blocks { idx: 0 parent_idx: -1\n" + std::string(content) + "}\n";
}

inline ProgramDesc read(const std::string& text) {
  auto program = read_program(text);
  REQUIRE_MESSAGE(program.has_value(),
                  (program ? "" : program.error().message + " at " + program.error().where));
  return std::move(*program);
}

inline Translation translated(const std::string& text, Target target = Target::v3_3,
                              TranslateMode mode = TranslateMode::strict) {
  auto translation = translate(read(text), {target, mode, nullptr, {}});
  REQUIRE(translation);
  return std::move(*translation);
}

inline std::string printed(const std::string& text, Dialect dialect = Dialect::v3) {
  const Target target = dialect == Dialect::v2_6 ? Target::v2_6 : Target::v3_3;
  return print_program(translated(text, target).program, dialect).text;
}

}  // namespace paddle_ls::ir
