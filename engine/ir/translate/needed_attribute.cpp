#include "engine/ir/translate/needed_attribute.hpp"

#include <array>
#include <string>

#include "engine/ir/translate/refuse.hpp"

namespace paddle_ls::ir {

namespace {

// Names of C++ types as Paddle's compiler writes them, by the alternative of LegacyValue.
#define STRING "std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >"
#define SCALAR "paddle::experimental::ScalarBase<paddle::Tensor>"
#define VECTOR(type) "std::vector<" type ", std::allocator<" type "> >"
constexpr std::array<std::string_view, std::variant_size_v<LegacyValue>> type_names = {
    "int",
    "float",
    STRING,
    VECTOR("int"),
    VECTOR("float"),
    VECTOR(STRING),
    "bool",
    VECTOR("bool"),
    "paddle::framework::BlockDesc*",
    "long",
    VECTOR("paddle::framework::BlockDesc*"),
    VECTOR("long"),
    VECTOR("double"),
    "paddle::framework::VarDesc*",
    VECTOR("paddle::framework::VarDesc*"),
    "double",
    SCALAR,
    VECTOR(SCALAR),
};
#undef STRING
#undef SCALAR
#undef VECTOR

template <class T>
std::string alternative_name() {
  return std::string(type_names[LegacyValue(T()).index()]);
}

}  // namespace

template <class T>
T needed_attribute(const TranslationContext& context, const OpDesc& op, std::string_view name) {
  require_attribute(context, op, name);
  const LegacyValue& value = *op.plain_attribute(name);
  if (const auto* held = std::get_if<T>(&value)) return *held;
  refuse_by_class(context, op,
                  {FindingCode::attribute_kind,
                   "paddle::get failed, cannot get value (op_desc.GetAttr(\"" + std::string(name) +
                       "\")) by type " + alternative_name<T>() + ", its type is " +
                       std::string(type_names[value.index()]) + ".",
                   PaddleErrorKind::invalid_argument, name});
}

template <class T>
T needed_alternative(const TranslationContext& context, const OpDesc& op, std::string_view name) {
  require_attribute(context, op, name);
  if (const auto* held = std::get_if<T>(op.plain_attribute(name))) return *held;
  refuse(context, op,
         {FindingCode::attribute_kind, "bad_variant_access", PaddleErrorKind::unnamed, name});
}

template bool needed_attribute<bool>(const TranslationContext&, const OpDesc&, std::string_view);
template std::int32_t needed_attribute<std::int32_t>(const TranslationContext&, const OpDesc&,
                                                     std::string_view);
template float needed_attribute<float>(const TranslationContext&, const OpDesc&, std::string_view);
template bool needed_alternative<bool>(const TranslationContext&, const OpDesc&, std::string_view);
template std::int32_t needed_alternative<std::int32_t>(const TranslationContext&, const OpDesc&,
                                                       std::string_view);

}  // namespace paddle_ls::ir
