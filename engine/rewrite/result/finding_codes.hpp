// The catalogue of findings. Settings, their schema, the documentation page and suppression
// comments are made from this one table.
#pragma once

#include <array>
#include <string_view>

#include "engine/text/severity.hpp"

namespace paddle_ls::rewrite {

struct Code {
  std::string_view code;  // what users write in settings and suppressions
  Severity severity;      // unless settings say otherwise
  std::string_view summary;
  bool unnecessary = false;  // shown faded
  bool deprecated = false;   // shown struck through
  bool is_remark = false;    // not a use of torch, so not counted as converted or left
};

namespace codes {

inline constexpr Code torch_api{"torch-api", Severity::information,
                                "A torch API with a Paddle equivalent; the quick fix writes it."};
inline constexpr Code torch_api_args{
    "torch-api-args", Severity::warning,
    "A torch API with a Paddle equivalent, called in a way that cannot be converted."};
inline constexpr Code torch_api_manual{
    "torch-api-manual", Severity::warning,
    "A torch API that needs a manual change; the message says why."};
inline constexpr Code torch_api_unmapped{
    "torch-api-unmapped", Severity::warning,
    "A torch name without a conversion rule for the target release."};
inline constexpr Code torch_api_dynamic{
    "torch-api-dynamic", Severity::warning,
    "A torch module or name that is looked up at run time, so its uses are not visible."};
inline constexpr Code torch_receiver_unknown{
    "torch-receiver-unknown", Severity::hint,
    "A method that behaves differently in Paddle, called on a value of unknown type."};
inline constexpr Code torch_class_name{
    "torch-class-name", Severity::warning,
    "A string that names a torch class; the converted class has another name."};
inline constexpr Code torch_dependent_import{
    "torch-dependent-import", Severity::warning,
    "An import of a package that needs PyTorch: the file does not run with Paddle alone."};
inline constexpr Code torch_import_unused{"torch-import-unused",
                                          Severity::hint,
                                          "An import of torch that nothing in the file refers to.",
                                          true,
                                          false,
                                          true};
inline constexpr Code torch_import_leftover{
    "torch-import-leftover",
    Severity::hint,
    "An import of torch that stays at module level, although the settings ask for imports inside "
    "functions.",
    false,
    false,
    true};
inline constexpr Code torch_text{
    "torch-text", Severity::off, "A torch API that a comment or a docstring mentions.",
    false,        false,         true};
inline constexpr Code torch_package{"torch-package",
                                    Severity::information,
                                    "A PyTorch package among the dependencies of the project.",
                                    false,
                                    false,
                                    true};
inline constexpr Code paddle_review{
    "paddle-review",
    Severity::information,
    "A converted use that still needs review, as the comment of the conversion says.",
    false,
    false,
    true};
inline constexpr Code unused_suppression{"unused-suppression",
                                         Severity::hint,
                                         "A paddle-ls comment that suppresses nothing.",
                                         true,
                                         false,
                                         true};

}  // namespace codes

inline constexpr std::array all_codes = {
    &codes::torch_api,           &codes::torch_api_args,
    &codes::torch_api_manual,    &codes::torch_api_unmapped,
    &codes::torch_api_dynamic,   &codes::torch_receiver_unknown,
    &codes::torch_class_name,    &codes::torch_dependent_import,
    &codes::torch_import_unused, &codes::torch_import_leftover,
    &codes::torch_text,          &codes::torch_package,
    &codes::paddle_review,       &codes::unused_suppression,
};

// The row of `code`, or null.
constexpr const Code* find_code(std::string_view code) {
  for (const Code* row : all_codes) {
    if (row->code == code) return row;
  }
  return nullptr;
}

}  // namespace paddle_ls::rewrite
