// What the elements of a tensor are, and what each format calls them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace paddle_ls::weights {

enum class ElementType : std::uint8_t {
  float64,
  float32,
  float16,
  bfloat16,
  complex64,
  complex128,
  int64,
  int32,
  int16,
  int8,
  uint8,
  uint16,
  uint32,
  uint64,
  boolean,
  float8_e4m3fn,
  float8_e5m2,
};

struct ElementNames {
  ElementType type;
  std::size_t width;             // bytes
  std::size_t number_width;      // bytes of what is turned round in big-endian data
  std::string_view name;         // torch's: `float32`, as in torch.float32
  std::string_view storage;      // torch's storage class, empty if there is none
  std::string_view safetensors;  // `F32`, empty if there is none
  std::string_view numpy;        // kind and width, `f4`, empty if there is none
};

const ElementNames& names_of(ElementType type);

inline std::size_t width_of(ElementType type) {
  return names_of(type).width;
}

std::optional<ElementType> element_named(std::string_view torch_name);
std::optional<ElementType> element_of_storage(std::string_view storage_class);
std::optional<ElementType> element_of_safetensors(std::string_view name);
std::optional<ElementType> element_of_numpy(std::string_view code);

}  // namespace paddle_ls::weights
