#include "engine/ir/print/print_dialect.hpp"

#include <array>

namespace paddle_ls::ir {

namespace {

constexpr std::array dialects = {
    DialectTraits{Dialect::v2_6, "pd_op.tensor", "is_persisable", "%arg", true, false, false},
    DialectTraits{Dialect::v3_0_beta, "builtin.tensor", "persistable", "%arg_", true, true, false},
    DialectTraits{Dialect::v3, "tensor", "persistable", "%arg_", false, true, true},
};

}  // namespace

const DialectTraits& traits(Dialect dialect) {
  return dialects[static_cast<std::size_t>(dialect)];
}

Dialect dialect_of_version(std::string_view version) {
  if (version.starts_with("2.")) return Dialect::v2_6;
  return version.starts_with("3.0") && version.find("beta") != std::string_view::npos
             ? Dialect::v3_0_beta
             : Dialect::v3;
}

Dialect dialect_of_target(Target target) {
  return target == Target::v2_6 ? Dialect::v2_6 : Dialect::v3;
}

}  // namespace paddle_ls::ir
