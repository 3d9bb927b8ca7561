#include "engine/torch/element_types.hpp"

#include "engine/torch/find_row.hpp"

namespace paddle_ls::torch {

using python::Number;

namespace {

struct TypeRow {
  std::string_view name;
  Number elements;
};

constexpr TypeRow types[] = {
    {"BoolTensor", Number::truth},     {"ByteTensor", Number::small},
    {"CharTensor", Number::small},     {"DoubleTensor", Number::wide},
    {"FloatTensor", Number::fraction}, {"HalfTensor", Number::half},
    {"IntTensor", Number::middle},     {"LongTensor", Number::large},
    {"ShortTensor", Number::small},    {"bfloat16", Number::half},
    {"bool", Number::truth},           {"cdouble", Number::complex},
    {"cfloat", Number::complex},       {"chalf", Number::complex},
    {"complex128", Number::complex},   {"complex64", Number::complex},
    {"double", Number::wide},          {"float", Number::fraction},
    {"float16", Number::half},         {"float32", Number::fraction},
    {"float64", Number::wide},         {"half", Number::half},
    {"int", Number::middle},           {"int16", Number::small},
    {"int32", Number::middle},         {"int64", Number::large},
    {"int8", Number::small},           {"long", Number::large},
    {"short", Number::small},          {"uint8", Number::small},
};
static_assert(are_sorted(types));

}  // namespace

Number element_type(std::string_view name) {
  const TypeRow* const row = find_row(types, name.starts_with("torch.") ? name.substr(6) : name);
  return row == nullptr ? Number::unknown : row->elements;
}

}  // namespace paddle_ls::torch
