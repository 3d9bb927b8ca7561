#include "engine/ir/json/write_json.hpp"

#include "engine/ir/json/json_names.hpp"
#include "engine/ir/json/write_attribute.hpp"
#include "engine/ir/json/write_type.hpp"
#include "engine/ir/json/write_values.hpp"

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
      write_type(out_, program_.types(), program_.value(argument).type);
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

  void write_result(ValueId value) {
    ids_[value] = ++results_;
    out_ += R"({"%":)" + std::to_string(results_) + R"(,"TT":)";
    write_type(out_, program_.types(), program_.value(value).type);
    out_ += '}';
  }

  void write_flags(std::string_view name, const Operation& op, bool Value::*flag) {
    out_ += R"({"AT":{"#":"0.a_array","D":[)";
    for (std::uint32_t i = 0; i < op.result_count; ++i) {
      if (i) out_ += ',';
      write_attribute(out_, {program_.value(op.first_result + i).*flag}, not_a_number_);
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
    write_string(out_, text ? *text : std::string());
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
    write_string(out_, short_op_name(op.name));
    out_ += R"(,"A":[)";
    bool first = true;
    for (const AttributeId attribute : op.attributes) {
      const NamedAttribute& named = program_.attribute(attribute);
      if (is_run_time_only(named.name)) continue;
      if (!first) out_ += ',';
      first = false;
      out_ += R"({"AT":)";
      write_attribute(out_, named.attribute, not_a_number_);
      out_ += R"(,"N":)";
      write_string(out_, named.name);
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
