#include "engine/ir/print/print_attribute.hpp"

#include <array>
#include <charconv>
#include <cmath>

namespace paddle_ls::ir {

namespace {

template <class Integer>
void print_integer(std::string& out, Integer value) {
  std::array<char, 24> buffer;
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
  out.append(buffer.data(), end);
}

// Only the quote is escaped: Paddle leaves newlines and backslashes as they are.
void print_string(std::string& out, std::string_view text) {
  out.push_back('"');
  for (const char character : text) {
    if (character == '"') out.push_back('\\');
    out.push_back(character);
  }
  out.push_back('"');
}

void print_place(std::string& out, const Place& place) {
  out.append("Place(");
  switch (place.kind) {
    case PlaceKind::undefined: out.append("undefined:0"); break;
    case PlaceKind::cpu: out.append("cpu"); break;
    case PlaceKind::gpu_pinned: out.append("gpu_pinned"); break;
    case PlaceKind::gpu: out.append("gpu:"); break;
    case PlaceKind::xpu: out.append("xpu:"); break;
    case PlaceKind::ipu: out.append("ipu:"); break;
    case PlaceKind::custom: out.append(place.custom_name).append(":"); break;
  }
  if (place.kind != PlaceKind::undefined && place.kind != PlaceKind::cpu &&
      place.kind != PlaceKind::gpu_pinned) {
    print_integer(out, int{place.device});
  }
  out.push_back(')');
}

class AttributePrinter {
 public:
  AttributePrinter(std::string& out, const DialectTraits& dialect) : out_(out), dialect_(dialect) {}

  void operator()(std::monostate) { out_.append("<#AttrNull>"); }
  void operator()(bool value) { out_.append(value ? "true" : "false"); }
  void operator()(std::int32_t value) {
    prefix("(Int32)");
    print_integer(out_, value);
  }
  void operator()(std::int64_t value) {
    prefix("(Int64)");
    print_integer(out_, value);
  }
  void operator()(float value) {
    prefix("(Float)");
    print_float(out_, value);
  }
  void operator()(double value) {
    prefix("(Double)");
    print_float(out_, value);
  }
  void operator()(const std::string& value) { print_string(out_, value); }
  void operator()(const AttributeArray& values) {
    out_.push_back('[');
    // Arrays of arrays do not occur in Paddle; the depth is that of the JSON reader's bound.
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (i) out_.push_back(',');
      std::visit(*this, values[i].value);
    }
    out_.push_back(']');
  }
  void operator()(const IntArray& values) {
    prefix("(pd_op.IntArray)");
    out_.push_back('[');
    for (std::size_t i = 0; i < values.values.size(); ++i) {
      if (i) out_.push_back(',');
      print_integer(out_, values.values[i]);
    }
    out_.push_back(']');
  }
  void operator()(DataType value) {
    prefix("(pd_op.DataType)");
    out_.append(data_type_name(value));
  }
  void operator()(const Place& value) {
    prefix("(pd_op.Place)");
    print_place(out_, value);
  }
  void operator()(std::complex<float> value) {
    prefix("(Complex64)");
    print_complex(value.real(), value.imag());
  }
  void operator()(std::complex<double> value) {
    prefix("(Complex128)");
    print_complex(value.real(), value.imag());
  }
  void operator()(const OpaqueAttribute&) { out_.append("<#AttrNotImplemented>"); }

 private:
  void prefix(std::string_view kind) {
    if (dialect_.kind_prefixes) out_.append(kind);
  }
  void print_complex(double real, double imaginary) {
    out_.append("real:");
    print_float(out_, real);
    out_.append(" imag:");
    print_float(out_, imaginary);
  }

  std::string& out_;
  const DialectTraits& dialect_;
};

void print_tensor(std::string& out, const Type& type) {
  out.push_back('<');
  for (const std::int64_t dim : type.dims) {
    print_integer(out, dim);
    out.push_back('x');
  }
  out.append(type_name(type.element)).push_back('>');
}

}  // namespace

void print_float(std::string& out, double value) {
  if (std::isnan(value)) {
    out.append(std::signbit(value) ? "-nan" : "nan");
    return;
  }
  std::array<char, 32> buffer;
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                 std::chars_format::general, 6)
                       .ptr;
  out.append(buffer.data(), end);
}

void print_attribute(std::string& out, const Attribute& attribute, const DialectTraits& dialect) {
  std::visit(AttributePrinter(out, dialect), attribute.value);
}

void print_type(std::string& out, const TypeTable& types, TypeId id, const DialectTraits& dialect) {
  const Type& type = types[id];
  switch (type.kind) {
    case TypeKind::null: out.append("<<NULL TYPE>>"); return;
    case TypeKind::scalar: out.append(type_name(type.element)); return;
    case TypeKind::stack: out.append("cf.stack"); return;
    case TypeKind::inlet: out.append("cf.inlet"); return;
    case TypeKind::outlet: out.append("cf.outlet"); return;
    case TypeKind::tensor: out.append(dialect.tensor); return print_tensor(out, type);
    case TypeKind::selected_rows: out.append("pd_op.selectedrows"); return print_tensor(out, type);
    case TypeKind::tensor_array:
      out.append("pd_op.tensor_array<").append(type_name(type.element)).append(">");
      return;
    case TypeKind::sparse_coo: out.append("pd_op.sparsecootensor"); return print_tensor(out, type);
    case TypeKind::sparse_csr: out.append("pd_op."); return;  // Paddle prints nothing more
    case TypeKind::vector: break;
  }
  out.append("vec[");
  for (std::size_t i = 0; i < type.elements.size(); ++i) {
    if (i) out.push_back(',');
    print_type(out, types, type.elements[i], dialect);
  }
  out.push_back(']');
}

}  // namespace paddle_ls::ir
