#include "engine/weights/model/element_type.hpp"

#include <algorithm>
#include <array>

namespace paddle_ls::weights {

namespace {

using enum ElementType;

// In the order of the enumerators.
constexpr std::array element_names = {
    ElementNames{float64, 8, 8, "float64", "DoubleStorage", "F64", "f8"},
    ElementNames{float32, 4, 4, "float32", "FloatStorage", "F32", "f4"},
    ElementNames{float16, 2, 2, "float16", "HalfStorage", "F16", "f2"},
    ElementNames{bfloat16, 2, 2, "bfloat16", "BFloat16Storage", "BF16", ""},
    ElementNames{complex64, 8, 4, "complex64", "ComplexFloatStorage", "C64", "c8"},
    ElementNames{complex128, 16, 8, "complex128", "ComplexDoubleStorage", "", "c16"},
    ElementNames{int64, 8, 8, "int64", "LongStorage", "I64", "i8"},
    ElementNames{int32, 4, 4, "int32", "IntStorage", "I32", "i4"},
    ElementNames{int16, 2, 2, "int16", "ShortStorage", "I16", "i2"},
    ElementNames{int8, 1, 1, "int8", "CharStorage", "I8", "i1"},
    ElementNames{uint8, 1, 1, "uint8", "ByteStorage", "U8", "u1"},
    ElementNames{uint16, 2, 2, "uint16", "", "U16", "u2"},
    ElementNames{uint32, 4, 4, "uint32", "", "U32", "u4"},
    ElementNames{uint64, 8, 8, "uint64", "", "U64", "u8"},
    ElementNames{boolean, 1, 1, "bool", "BoolStorage", "BOOL", "b1"},
    ElementNames{float8_e4m3fn, 1, 1, "float8_e4m3fn", "", "F8_E4M3", ""},
    ElementNames{float8_e5m2, 1, 1, "float8_e5m2", "", "F8_E5M2", ""},
};

std::optional<ElementType> element_by(std::string_view ElementNames::*column,
                                      std::string_view name) {
  const auto* const found = std::ranges::find(element_names, name, column);
  if (name.empty() || found == element_names.end()) return {};
  return found->type;
}

}  // namespace

const ElementNames& names_of(ElementType type) {
  return element_names[static_cast<std::size_t>(type)];
}

std::optional<ElementType> element_named(std::string_view torch_name) {
  return element_by(&ElementNames::name, torch_name);
}

std::optional<ElementType> element_of_storage(std::string_view storage_class) {
  return element_by(&ElementNames::storage, storage_class);
}

std::optional<ElementType> element_of_safetensors(std::string_view name) {
  return element_by(&ElementNames::safetensors, name);
}

std::optional<ElementType> element_of_numpy(std::string_view code) {
  return element_by(&ElementNames::numpy, code);
}

}  // namespace paddle_ls::weights
