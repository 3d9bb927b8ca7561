#include "engine/ir/legacy/dropped_attributes.hpp"

#include <algorithm>
#include <array>

namespace paddle_ls::ir {

namespace {

constexpr std::array bookkeeping = {
    std::string_view("op_callstack"), std::string_view("op_device"),
    std::string_view("op_namescope"), std::string_view("op_role"),
    std::string_view("op_role_var"),  std::string_view("with_quant_attr"),
    std::string_view("use_mkldnn"),   std::string_view("use_cudnn")};

}  // namespace

bool is_dropped(const LegacyAttribute& attribute, const OpRule& rule) {
  const std::string_view name = attribute.name;
  const auto is_taken = [name](const std::vector<Argument>& arguments) {
    return std::ranges::any_of(arguments, [name](const Argument& argument) {
      return argument.legacy == name || argument.tensor == name || argument.tensor_list == name;
    });
  };
  return !is_taken(rule.attributes) && !is_taken(rule.operands) &&
         std::ranges::find(bookkeeping, name) == bookkeeping.end();
}

}  // namespace paddle_ls::ir
