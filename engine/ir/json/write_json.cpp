#include "engine/ir/json/write_json.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

#include <boost/json/serialize.hpp>
#include <boost/json/string.hpp>

#include "engine/ir/json/json_names.hpp"

namespace paddle_ls::ir {

namespace {

// No op declares these, so Paddle prints them but does not save them.
bool is_run_time_only(std::string_view attribute) {
  return attribute == "mkldnn_data_type" || attribute == "onednn_data_type";
}

class JsonWriter {
 public:
  JsonWriter(const Program& program, std::string_view not_a_number)
      : program_(program), not_a_number_(not_a_number), ids_(program.value_count(), 0) {}

  std::string run() {
    out_ += R"({"base_code":{"magic":"pir","trainable":true,"version":1},"program":{"regions":[)";
    open(program_.top(), none, 0);
    while (!frames_.empty()) {
      Frame& frame = frames_.back();
      if (frame.next == none) {
        close();
        continue;
      }
      const OpId op = frame.next;
      frame.next = program_.op(op).next;
      if (frame.any) out_ += ',';
      frame.any = true;
      write_op(op);
    }
    out_ += "]}}";
    return std::move(out_);
  }

 private:
  struct Frame {
    OpId next;
    OpId owner;
    std::size_t region;
    bool any;
  };

  void open(BlockId block, OpId owner, std::size_t region) {
    out_ += R"({"#":"region_)" + std::to_string(regions_++) + R"(","blocks":[{"#":"block_)" +
            std::to_string(blocks_++) + R"(","args":[)";
    bool first = true;
    for (const ValueId argument : program_.block(block).arguments) {
      if (!first) out_ += ',';
      first = false;
      ids_[argument] = --arguments_;
      out_ += R"({"#":)" + std::to_string(ids_[argument]) + R"(,"TT":)";
      write_type(program_.value(argument).type);
      out_ += '}';
    }
    out_ += R"(],"ops":[)";
    frames_.push_back({program_.block(block).first, owner, region, false});
  }

  void close() {
    const Frame frame = frames_.back();
    frames_.pop_back();
    out_ += "]}]}";
    if (frame.owner == none) return;
    const auto& regions = program_.op(frame.owner).regions;
    if (frame.region + 1 < regions.size()) {
      out_ += ',';
      open(regions[frame.region + 1], frame.owner, frame.region + 1);
    } else {
      out_ += "]}";
    }
  }

  void write_string(std::string_view text) {
    out_ += boost::json::serialize(boost::json::string_view(text));
  }

  template <class Number>
  void write_number(Number value) {
    std::array<char, 32> buffer;
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
    out_.append(buffer.data(), end);
  }

  void write_code(std::string_view code) { out_.append(R"({"#":")").append(code).append("\""); }

  void write_real(std::string_view code, double value) {
    write_code(code);
    if (std::isfinite(value)) {
      out_ += R"(,"D":)";
      const std::size_t start = out_.size();
      write_number(value);
      if (out_.find_first_of(".e", start) == std::string::npos) out_ += ".0";
    } else {
      out_ += R"(,"VD":")";
      out_ += std::isnan(value) ? not_a_number_ : value > 0 ? "INF" : "-INF";
      out_ += '"';
    }
    out_ += '}';
  }

  void write_complex(std::string_view code, double real, double imaginary) {
    write_code(code);
    out_ += R"(,"D":[)";
    write_number(real);
    out_ += ',';
    write_number(imaginary);
    out_ += "]}";
  }

  template <class Numbers>
  void write_list(const Numbers& numbers) {
    out_ += '[';
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      if (i) out_ += ',';
      write_number(numbers[i]);
    }
    out_ += ']';
  }

  void write_element(DataType type) {
    const auto found = std::ranges::find(json_elements, type, &JsonElement::type);
    write_code(found != json_elements.end() ? found->code : "0.t_undefined");
    out_ += '}';
  }

  void write_tensor_fields(const Type& type) {
    out_ += '[';
    write_element(type.element);
    out_ += ',';
    write_list(type.dims);
    out_ += R"(,"NCHW")";
  }

  void write_type(TypeId id) {
    const Type& type = program_.types()[id];
    if (type.kind == TypeKind::null) {
      out_ += R"({"#":"NULL"})";
      return;
    }
    if (type.kind == TypeKind::scalar) return write_element(type.element);
    const auto code = std::ranges::find(json_types, type.kind, &JsonType::kind);
    write_code(code->code);
    switch (type.kind) {
      case TypeKind::tensor:
      case TypeKind::selected_rows:
        out_ += R"(,"D":)";
        write_tensor_fields(type);
        out_ += ",[],0]";
        break;
      case TypeKind::tensor_array:
        out_ += R"(,"D":)";
        write_tensor_fields(type);
        out_ += ']';
        break;
      case TypeKind::sparse_coo:
      case TypeKind::sparse_csr: write_sparse(type); break;
      case TypeKind::vector:
        out_ += R"(,"D":[)";
        for (std::size_t i = 0; i < type.elements.size(); ++i) {
          if (i) out_ += ',';
          write_type(type.elements[i]);
        }
        out_ += ']';
        break;
      default: break;
    }
    out_ += '}';
  }

  // Indices and elements repeat the type of the whole, as Paddle's translation declares them.
  void write_sparse(const Type& type) {
    const auto part = [&] {
      out_ += R"(,{"#":"0.t_dtensor","D":)";
      write_tensor_fields(type);
      out_ += ",[],0]}";
    };
    out_ += R"(,"D":[)";
    write_element(type.element);
    out_ += ',';
    write_list(type.dims);
    const bool is_coo = type.kind == TypeKind::sparse_coo;
    if (is_coo) {
      out_ += ',';
      write_list(type.dims);
    }
    out_ += R"(,"NCHW")";
    for (int i = 0; i < (is_coo ? 2 : 3); ++i) part();
    out_ += ']';
  }

  void write_attribute(const Attribute& attribute) {
    std::visit([this](const auto& value) { write(value); }, attribute.value);
  }
  void write(std::monostate) { out_ += R"({"#":"NULL"})"; }
  void write(bool value) {
    write_code("0.a_bool");
    out_ += value ? R"(,"D":true})" : R"(,"D":false})";
  }
  void write(std::int32_t value) { write_integer("0.a_i32", value); }
  void write(std::int64_t value) { write_integer("0.a_i64", value); }
  void write_integer(std::string_view code, std::int64_t value) {
    write_code(code);
    out_ += R"(,"D":)";
    write_number(value);
    out_ += '}';
  }
  void write(float value) { write_real("0.a_f32", value); }
  void write(double value) { write_real("0.a_f64", value); }
  void write(std::complex<float> value) { write_complex("0.a_c64", value.real(), value.imag()); }
  void write(std::complex<double> value) { write_complex("0.a_c128", value.real(), value.imag()); }
  void write(const std::string& value) {
    write_code("0.a_str");
    out_ += R"(,"D":)";
    write_string(value);
    out_ += '}';
  }
  void write(const AttributeArray& values) {
    write_code("0.a_array");
    out_ += R"(,"D":[)";
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (i) out_ += ',';
      write_attribute(values[i]);
    }
    out_ += "]}";
  }
  void write(const IntArray& values) {
    write_code("1.a_intarray");
    out_ += R"(,"D":)";
    write_list(values.values);
    out_ += '}';
  }
  void write(DataType value) {
    write_code("1.a_dtype");
    out_ += R"(,"D":)";
    write_string(value == DataType::undefined ? "Undefined(ALL_DTYPE)" : data_type_name(value));
    out_ += '}';
  }
  void write(const Place& value) {
    write_code("1.a_place");
    out_ += R"(,"D":[)" + std::to_string(static_cast<int>(value.kind)) + "," +
            std::to_string(int{value.device}) + ",";
    write_string(value.custom_name);
    out_ += "]}";
  }
  void write(const OpaqueAttribute& value) { out_ += value.json; }

  void write_result(ValueId value) {
    ids_[value] = ++results_;
    out_ += R"({"%":)" + std::to_string(results_) + R"(,"TT":)";
    write_type(program_.value(value).type);
    out_ += '}';
  }

  void write_flags(std::string_view name, const Operation& op, bool Value::*flag) {
    out_ += R"({"AT":{"#":"0.a_array","D":[)";
    for (std::uint32_t i = 0; i < op.result_count; ++i) {
      if (i) out_ += ',';
      write(program_.value(op.first_result + i).*flag);
    }
    out_.append(R"(]},"N":")").append(name).append("\"}");
  }

  void write_parameter(const Operation& op) {
    const Value& value = program_.value(op.first_result);
    const Attribute* name = find_attribute(program_, op, "parameter_name");
    const auto* text = name ? std::get_if<std::string>(&name->value) : nullptr;
    out_ += R"({"#":"p","A":[)";
    write_parameter_flag(op, "is_distributed", false);
    out_ += ',';
    write_parameter_flag(op, "is_parameter", true);
    out_ += ',';
    write_parameter_flag(op, "need_clip", false);
    out_ += ',';
    write_string(text ? *text : std::string());
    out_ += R"(],"DA":[],"O":)";
    write_result(op.first_result);
    out_ += R"(,"OA":[)";
    out_ += !op.has_persistable || value.persistable ? '1' : '0';
    out_ += ',';
    out_ += !op.has_stop_gradient || value.stop_gradient ? '1' : '0';
    out_ += ',';
    write_parameter_flag(op, "trainable", true);
    out_ += R"(],"QA":[]})";
  }

  // A list of one truth value, or what Paddle takes where a parameter has none.
  void write_parameter_flag(const Operation& op, std::string_view name, bool missing) {
    const Attribute* found = find_attribute(program_, op, name);
    const auto* list = found ? std::get_if<AttributeArray>(&found->value) : nullptr;
    const auto* held = list && !list->empty() ? std::get_if<bool>(&list->front().value) : nullptr;
    out_ += (held ? *held : missing) ? '1' : '0';
  }

  void write_op(OpId id) {
    const Operation& op = program_.op(id);
    if (op.name == "builtin.parameter" && op.result_count == 1) return write_parameter(op);
    out_ += R"({"#":)";
    write_string(short_op_name(op.name));
    out_ += R"(,"A":[)";
    bool first = true;
    for (const AttributeId attribute : op.attributes) {
      const NamedAttribute& named = program_.attribute(attribute);
      if (is_run_time_only(named.name)) continue;
      if (!first) out_ += ',';
      first = false;
      out_ += R"({"AT":)";
      write_attribute(named.attribute);
      out_ += R"(,"N":)";
      write_string(named.name);
      out_ += '}';
    }
    out_ += R"(],"I":[)";
    for (std::size_t i = 0; i < op.operands.size(); ++i) {
      if (i) out_ += ',';
      out_ += R"({"%":)" + std::to_string(ids_[op.operands[i]]) + "}";
    }
    out_ += R"(],"O":[)";
    for (std::uint32_t i = 0; i < op.result_count; ++i) {
      if (i) out_ += ',';
      write_result(op.first_result + i);
    }
    out_ += R"(],"OA":[)";
    if (op.has_persistable) write_flags("persistable", op, &Value::persistable);
    if (op.has_persistable && op.has_stop_gradient) out_ += ',';
    if (op.has_stop_gradient) write_flags("stop_gradient", op, &Value::stop_gradient);
    out_ += ']';
    if (op.regions.empty()) {
      out_ += '}';
      return;
    }
    out_ += R"(,"regions":[)";
    open(op.regions.front(), id, 0);
  }

  const Program& program_;
  std::string_view not_a_number_;
  std::string out_;
  std::vector<Frame> frames_;
  std::vector<std::int64_t> ids_;  // of values; 0: null or not written
  std::int64_t results_ = 0;
  std::int64_t arguments_ = 0;
  std::size_t regions_ = 0;
  std::size_t blocks_ = 0;
};

}  // namespace

std::string write_json(const Program& program) {
  return JsonWriter(program, "NaN").run();
}

std::string write_loadable_json(const Program& program) {
  return JsonWriter(program, "NAN").run();
}

}  // namespace paddle_ls::ir
