#include "engine/ir/json/write_attribute.hpp"

#include <cmath>
#include <complex>

#include "engine/ir/json/json_names.hpp"
#include "engine/ir/json/write_values.hpp"

namespace paddle_ls::ir {

namespace {

struct AttributeWriter {
  std::string& out;
  std::string_view not_a_number;

  void write_real(std::string_view code, double value) {
    write_code(out, code);
    if (std::isfinite(value)) {
      out += R"(,"D":)";
      const std::size_t start = out.size();
      write_number(out, value);
      if (out.find_first_of(".e", start) == std::string::npos) out += ".0";
    } else {
      out += R"(,"VD":")";
      out += std::isnan(value) ? not_a_number : value > 0 ? "INF" : "-INF";
      out += '"';
    }
    out += '}';
  }

  void write_complex(std::string_view code, double real, double imaginary) {
    write_code(out, code);
    out += R"(,"D":[)";
    write_number(out, real);
    out += ',';
    write_number(out, imaginary);
    out += "]}";
  }

  void write_any(const Attribute& attribute) {
    std::visit([this](const auto& value) { write(value); }, attribute.value);
  }
  void write(std::monostate) { out += R"({"#":"NULL"})"; }
  void write(bool value) {
    write_code(out, "0.a_bool");
    out += value ? R"(,"D":true})" : R"(,"D":false})";
  }
  void write(std::int32_t value) { write_integer("0.a_i32", value); }
  void write(std::int64_t value) { write_integer("0.a_i64", value); }
  void write_integer(std::string_view code, std::int64_t value) {
    write_code(out, code);
    out += R"(,"D":)";
    write_number(out, value);
    out += '}';
  }
  void write(float value) { write_real("0.a_f32", value); }
  void write(double value) { write_real("0.a_f64", value); }
  void write(std::complex<float> value) { write_complex("0.a_c64", value.real(), value.imag()); }
  void write(std::complex<double> value) { write_complex("0.a_c128", value.real(), value.imag()); }
  void write(const std::string& value) {
    write_code(out, "0.a_str");
    out += R"(,"D":)";
    write_string(out, value);
    out += '}';
  }
  void write(const AttributeArray& values) {
    write_code(out, "0.a_array");
    out += R"(,"D":[)";
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (i) out += ',';
      write_any(values[i]);
    }
    out += "]}";
  }
  void write(const IntArray& values) {
    write_code(out, "1.a_intarray");
    out += R"(,"D":)";
    write_list(out, values.values);
    out += '}';
  }
  void write(DataType value) {
    write_code(out, "1.a_dtype");
    out += R"(,"D":)";
    write_string(out,
                 value == DataType::undefined ? "Undefined(ALL_DTYPE)" : data_type_name(value));
    out += '}';
  }
  void write(const Place& value) {
    write_code(out, "1.a_place");
    out += R"(,"D":[)" + std::to_string(static_cast<int>(value.kind)) + "," +
           std::to_string(int{value.device}) + ",";
    write_string(out, value.custom_name);
    out += "]}";
  }
  void write(const OpaqueAttribute& value) { out += value.json; }
};

}  // namespace

void write_attribute(std::string& out, const Attribute& attribute, std::string_view not_a_number) {
  AttributeWriter{out, not_a_number}.write_any(attribute);
}

}  // namespace paddle_ls::ir
