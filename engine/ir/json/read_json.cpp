#include "engine/ir/json/read_json.hpp"

#include <cmath>
#include <limits>
#include <unordered_map>

#include <boost/json.hpp>

#include "engine/ir/json/json_values.hpp"
#include "engine/ir/json/parse_exact_json.hpp"

namespace paddle_ls::ir {

namespace {

namespace json = boost::json;

class JsonProgram {
 public:
  Result<Program> read(const json::value& root) {
    try {
      const json::object& document = object_of(root, "");
      const json::object& base = object_of(member(document, "base_code", ""), "/base_code");
      const std::string_view magic =
          string_of(member(base, "magic", "/base_code"), "/base_code/magic");
      if (magic != "pir") fail("the magic word is not \"pir\"", "/base_code/magic");
      integer_of(member(base, "version", "/base_code"), "/base_code/version");
      const json::object& program = object_of(member(document, "program", ""), "/program");
      read_regions(program, "/program");
    } catch (JsonFailure& failure) {
      return error(std::move(failure.message), std::move(failure.where));
    }
    return std::move(program_);
  }

 private:
  // A block whose operations are being read.
  struct Frame {
    const json::array* ops;
    std::size_t next;
    BlockId block;
    std::string path;
  };

  void read_regions(const json::object& program, const std::string& path) {
    const json::array& regions = array_of(member(program, "regions", path), path + "/regions");
    if (regions.size() != 1) fail("a program has one region", path + "/regions");
    enter(regions.front(), path + "/regions/0", program_.top());
    while (!frames_.empty()) {
      Frame& frame = frames_.back();
      if (frame.next == frame.ops->size()) {
        frames_.pop_back();
        continue;
      }
      const std::size_t index = frame.next++;
      const std::string op_path = frame.path + "/" + std::to_string(index);
      read_op(object_of((*frame.ops)[index], op_path), op_path, frame.block);
    }
  }

  void enter(const json::value& region, const std::string& path, BlockId block) {
    if (frames_.size() >= max_region_depth) fail("regions nest too deep", path);
    const json::array& blocks =
        array_of(member(object_of(region, path), "blocks", path), path + "/blocks");
    if (blocks.size() != 1)
      fail("a region with " + std::to_string(blocks.size()) + " blocks", path);
    const std::string block_path = path + "/blocks/0";
    const json::object& content = object_of(blocks.front(), block_path);
    if (const json::value* arguments = content.if_contains("args")) {
      for (const json::value& argument : array_of(*arguments, block_path + "/args")) {
        const json::object& described = object_of(argument, block_path + "/args");
        const ValueId value = program_.add_argument(
            block, type_of(member(described, "TT", block_path), block_path + "/args"));
        define(integer_of(member(described, "#", block_path), block_path), value, block_path);
      }
    }
    const json::array& ops = array_of(member(content, "ops", block_path), block_path + "/ops");
    frames_.push_back({&ops, 0, block, block_path + "/ops"});
  }

  void define(std::int64_t id, ValueId value, const std::string& path) {
    if (id == 0 || !values_.try_emplace(id, value).second) {
      fail("value " + std::to_string(id) + " is defined twice", path);
    }
  }

  TypeId type_of(const json::value& value, const std::string& path) {
    return read_json_type(value, path, program_.types());
  }

  // A compressed builtin.parameter.
  void read_parameter(const json::object& op, const std::string& path, BlockId block) {
    const json::array& fields = array_of(member(op, "A", path), path + "/A");
    if (fields.size() != 4) fail("a parameter has four attributes", path + "/A");
    const auto flag = [&](std::string_view name, const json::value& value) {
      return program_.attributes().intern(name,
                                          {AttributeArray{{integer_of(value, path + "/A") != 0}}});
    };
    std::vector<AttributeId> attributes = {
        flag("is_distributed", fields[0]), flag("is_parameter", fields[1]),
        flag("need_clip", fields[2]),
        program_.attributes().intern("parameter_name",
                                     {std::string(string_of(fields[3], path + "/A/3"))})};
    // A program that is not saved for training has none of these.
    const json::array* flags = nullptr;
    if (const json::value* found = op.if_contains("OA")) {
      flags = &array_of(*found, path + "/OA");
      if (flags->size() != 3) fail("a parameter has three flags", path + "/OA");
      attributes.push_back(flag("trainable", (*flags)[2]));
    }
    const json::object& result = object_of(member(op, "O", path), path + "/O");
    const TypeId type = type_of(member(result, "TT", path), path + "/O/TT");
    const OpId created = program_.create("builtin.parameter", {}, attributes, {&type, 1});
    define(integer_of(member(result, "%", path), path + "/O"), program_.result(created), path);
    if (flags) {
      program_.op(created).has_persistable = true;
      program_.value(program_.result(created)).persistable =
          integer_of((*flags)[0], path + "/OA") != 0;
      set_stop_gradient(program_, created, integer_of((*flags)[1], path + "/OA") != 0);
    }
    append_op(program_, block, created);
  }

  std::vector<ValueId> read_operands(const json::object& op, const std::string& path) {
    std::vector<ValueId> operands;
    for (const json::value& input : array_of(member(op, "I", path), path + "/I")) {
      const std::int64_t id = integer_of(member(object_of(input, path), "%", path), path + "/I");
      const auto found = values_.find(id);
      if (id != 0 && found == values_.end()) {
        fail("value " + std::to_string(id) + " is used before it is defined", path + "/I");
      }
      operands.push_back(id == 0 ? null_value : found->second);
    }
    return operands;
  }

  std::vector<AttributeId> read_attributes(const json::object& op, const std::string& path) {
    std::vector<AttributeId> attributes;
    for (const json::value& entry : array_of(member(op, "A", path), path + "/A")) {
      const json::object& named = object_of(entry, path + "/A");
      attributes.push_back(program_.attributes().intern(
          string_of(member(named, "N", path), path + "/A"),
          read_json_attribute(member(named, "AT", path), path + "/A", 0)));
    }
    return attributes;
  }

  void read_flags(const json::object& op, const std::string& path, Operation& into) {
    const json::value* list = op.if_contains("OA");
    if (!list) return;
    for (const json::value& entry : array_of(*list, path + "/OA")) {
      const json::object& named = object_of(entry, path + "/OA");
      const auto name = string_of(member(named, "N", path), path + "/OA");
      const Attribute value = read_json_attribute(member(named, "AT", path), path + "/OA", 0);
      const auto* array = std::get_if<AttributeArray>(&value.value);
      if ((array ? array->size() : 0) != into.result_count) {
        fail("one flag per result is expected", path + "/OA");
      }
      into.has_stop_gradient |= name == "stop_gradient";
      into.has_persistable |= name == "persistable";
      for (std::uint32_t i = 0; i < into.result_count; ++i) {
        const auto* held = std::get_if<bool>(&(*array)[i].value);
        Value& result = program_.value(into.first_result + i);
        if (name == "stop_gradient") result.stop_gradient = held && *held;
        if (name == "persistable") result.persistable = held && *held;
      }
    }
  }

  void read_op(const json::object& op, const std::string& path, BlockId block) {
    const std::string_view name = string_of(member(op, "#", path), path + "/#");
    if (name == "p") return read_parameter(op, path, block);
    std::vector<ValueId> operands = read_operands(op, path);
    std::vector<TypeId> types;
    std::vector<std::int64_t> ids;
    for (const json::value& result : array_of(member(op, "O", path), path + "/O")) {
      const json::object& described = object_of(result, path + "/O");
      ids.push_back(integer_of(member(described, "%", path), path + "/O"));
      types.push_back(type_of(member(described, "TT", path), path + "/O"));
    }
    const auto full_name = full_op_name(name);
    if (!full_name)
      fail("the dialect of \"" + std::string(name) + "\" does not exist", path + "/#");
    const OpId created = program_.create(*full_name, operands, read_attributes(op, path), types);
    for (std::size_t i = 0; i < ids.size(); ++i) {
      define(ids[i], program_.result(created, i), path + "/O");
    }
    read_flags(op, path, program_.op(created));
    append_op(program_, block, created);
    const json::value* regions = op.if_contains("regions");
    if (!regions) return;
    // Entered last to first, so that the first region is read first.
    const json::array& list = array_of(*regions, path + "/regions");
    std::vector<BlockId> blocks;
    for (std::size_t i = 0; i < list.size(); ++i) blocks.push_back(program_.create_region(created));
    for (std::size_t i = list.size(); i-- > 0;) {
      enter(list[i], path + "/regions/" + std::to_string(i), blocks[i]);
    }
  }

  Program program_;
  std::unordered_map<std::int64_t, ValueId> values_;
  std::vector<Frame> frames_;
};

}  // namespace

Result<Program> read_json(std::string_view text) {
  if (text.size() > max_json_bytes) return error("the JSON text is too large");
  const auto tree = parse_json(text);
  if (!tree) return tl::unexpected(tree.error());
  return JsonProgram().read(*tree);
}

bool looks_like_pir_json(std::string_view text) {
  const std::size_t start = text.find_first_not_of(" \t\r\n");
  return start != std::string_view::npos && text[start] == '{' &&
         text.substr(start, 4096).find("\"base_code\"") != std::string_view::npos;
}

}  // namespace paddle_ls::ir
