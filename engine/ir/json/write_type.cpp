#include "engine/ir/json/write_type.hpp"

#include <algorithm>

#include "engine/ir/json/json_names.hpp"
#include "engine/ir/json/write_values.hpp"

namespace paddle_ls::ir {

namespace {

void write_element(std::string& out, DataType type) {
  const auto found = std::ranges::find(json_elements, type, &JsonElement::type);
  write_code(out, found != json_elements.end() ? found->code : "0.t_undefined");
  out += '}';
}

void write_tensor_fields(std::string& out, const Type& type) {
  out += '[';
  write_element(out, type.element);
  out += ',';
  write_list(out, type.dims);
  out += R"(,"NCHW")";
}

// Indices and elements repeat the type of the whole, as Paddle's translation declares them.
void write_sparse(std::string& out, const Type& type) {
  const auto part = [&] {
    out += R"(,{"#":"0.t_dtensor","D":)";
    write_tensor_fields(out, type);
    out += ",[],0]}";
  };
  out += R"(,"D":[)";
  write_element(out, type.element);
  out += ',';
  write_list(out, type.dims);
  const bool is_coo = type.kind == TypeKind::sparse_coo;
  if (is_coo) {
    out += ',';
    write_list(out, type.dims);
  }
  out += R"(,"NCHW")";
  for (int i = 0; i < (is_coo ? 2 : 3); ++i) part();
  out += ']';
}

}  // namespace

void write_type(std::string& out, const TypeTable& types, TypeId id) {
  const Type& type = types[id];
  if (type.kind == TypeKind::null) {
    out += R"({"#":"NULL"})";
    return;
  }
  if (type.kind == TypeKind::scalar) return write_element(out, type.element);
  const auto code = std::ranges::find(json_types, type.kind, &JsonType::kind);
  write_code(out, code->code);
  switch (type.kind) {
    case TypeKind::tensor:
    case TypeKind::selected_rows:
      out += R"(,"D":)";
      write_tensor_fields(out, type);
      out += ",[],0]";
      break;
    case TypeKind::tensor_array:
      out += R"(,"D":)";
      write_tensor_fields(out, type);
      out += ']';
      break;
    case TypeKind::sparse_coo:
    case TypeKind::sparse_csr: write_sparse(out, type); break;
    case TypeKind::vector:
      out += R"(,"D":[)";
      for (std::size_t i = 0; i < type.elements.size(); ++i) {
        if (i) out += ',';
        write_type(out, types, type.elements[i]);
      }
      out += ']';
      break;
    default: break;
  }
  out += '}';
}

}  // namespace paddle_ls::ir
