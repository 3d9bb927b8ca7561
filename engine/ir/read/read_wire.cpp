#include "engine/ir/read/read_wire.hpp"

#include <algorithm>
#include <utility>

#include "engine/ir/legacy/program_memory.hpp"
#include "engine/ir/read/read_attribute.hpp"
#include "engine/ir/read/scalar_conversion.hpp"
#include "engine/ir/read/wire_fields.hpp"

namespace paddle_ls::ir {

namespace {

using enum WireType;

constexpr std::int32_t last_var_kind = static_cast<std::int32_t>(VarKind::fp8_e5m2);

bool is_var_kind(std::int32_t number) {
  return number >= 0 && number <= last_var_kind;
}

// The type of a variable: one description for each kind of tensor, of which its own kind's counts.
struct VarTypeFields {
  std::int32_t kind = -1;
  std::string_view tensor;  // TensorDesc of that kind
  bool has_tensor = false;
  std::int32_t lod_level = 0;  // of the dense tensor or the tensor array
};

class WireReader {
 public:
  explicit WireReader(ProgramMemory& memory) : memory_(memory), attributes_(memory) {}

  bool read_block(std::string_view message, BlockDesc& into) {
    reserve(message, into);
    bool has_index = false;
    bool has_parent = false;
    WireFields fields(message);
    while (fields.next()) {
      switch (fields.tag()) {
        case wire_tag(1, varint):
          into.index = fields.int32();
          has_index = true;
          break;
        case wire_tag(2, varint):
          into.parent = fields.int32();
          has_parent = true;
          break;
        case wire_tag(3, delimited):
          if (!read_variable(fields.bytes(), into.variables.emplace_back())) return false;
          break;
        case wire_tag(4, delimited):
          if (!read_op(fields.bytes(), into.ops.emplace_back())) return false;
          break;
        case wire_tag(5, varint): into.forward = fields.int32(); break;
        default: break;
      }
    }
    return !fields.is_damaged() && has_index && has_parent;
  }

 private:
  // Skipping over the messages is cheap, and growing the lists is not.
  static void reserve(std::string_view message, BlockDesc& block) {
    std::size_t variables = 0;
    std::size_t ops = 0;
    for (WireFields fields(message); fields.next();) {
      variables += fields.tag() == wire_tag(3, delimited);
      ops += fields.tag() == wire_tag(4, delimited);
    }
    block.variables.reserve(variables);
    block.ops.reserve(ops);
  }

  bool read_op(std::string_view message, OpDesc& into) {
    inputs_.clear();
    outputs_.clear();
    op_attributes_.clear();
    std::optional<std::string_view> type;
    WireFields fields(message);
    while (fields.next()) {
      switch (fields.tag()) {
        case wire_tag(1, delimited):
          if (!read_arguments(fields.bytes(), inputs_.emplace_back())) return false;
          break;
        case wire_tag(2, delimited):
          if (!read_arguments(fields.bytes(), outputs_.emplace_back())) return false;
          break;
        case wire_tag(3, delimited): type = fields.bytes(); break;
        case wire_tag(4, delimited):
          op_attributes_.push_back(attributes_.read(fields.bytes()));
          if (!op_attributes_.back()) return false;
          break;
        case wire_tag(5, varint): into.is_target = fields.boolean(); break;
        default: break;
      }
    }
    if (fields.is_damaged() || !type) return false;
    into.type = memory_.names.intern(*type);
    into.inputs = sorted_arguments(inputs_);
    into.outputs = sorted_arguments(outputs_);
    into.attributes = memory_.arena.copy(List<const LegacyAttribute*>(op_attributes_));
    return true;
  }

  bool read_arguments(std::string_view message, ArgumentList& into) {
    names_.clear();
    WireFields fields(message);
    while (fields.next()) {
      if (fields.tag() == wire_tag(1, delimited)) {
        into.parameter = memory_.names.intern(fields.bytes());
      } else if (fields.tag() == wire_tag(2, delimited)) {
        names_.push_back(memory_.names.intern(fields.bytes()));
      }
    }
    into.variables = memory_.arena.copy(List<Name>(names_));
    return !fields.is_damaged() && into.parameter;
  }

  // Paddle keeps the lists in a map by parameter; lists of the same parameter become one.
  List<ArgumentList> sorted_arguments(std::vector<ArgumentList>& lists) {
    const auto text = [](const ArgumentList& list) { return list.parameter.text(); };
    if (std::ranges::is_sorted(lists, std::ranges::less_equal(), text)) {
      return memory_.arena.copy(List<ArgumentList>(lists));
    }
    std::ranges::stable_sort(lists, {}, text);
    std::vector<ArgumentList> joined;
    for (std::size_t i = 0; i < lists.size();) {
      const Name parameter = lists[i].parameter;
      names_.clear();
      for (; i < lists.size() && lists[i].parameter == parameter; ++i) {
        names_.insert(names_.end(), lists[i].variables.begin(), lists[i].variables.end());
      }
      joined.push_back({parameter, memory_.arena.copy(List<Name>(names_))});
    }
    return memory_.arena.copy(List<ArgumentList>(joined));
  }

  bool read_variable(std::string_view message, VarDesc& into) {
    VarTypeFields type;
    bool is_sound = true;
    WireFields fields(message);
    while (fields.next()) {
      switch (fields.tag()) {
        case wire_tag(1, delimited): into.name = memory_.names.intern(fields.bytes()); break;
        case wire_tag(2, delimited): is_sound = is_sound && read_type(fields.bytes(), type); break;
        case wire_tag(3, varint): into.persistable = fields.boolean(); break;
        case wire_tag(4, varint): into.need_check_feed = fields.boolean(); break;
        case wire_tag(5, varint): into.is_parameter = fields.boolean(); break;
        case wire_tag(6, varint): into.stop_gradient = fields.boolean(); break;
        default: break;
      }
    }
    if (fields.is_damaged() || !is_sound || !into.name || type.kind < 0) return false;
    into.number = variables_++;
    into.kind = static_cast<VarKind>(type.kind);
    into.lod_level = type.lod_level;
    // Paddle's loader creates every parameter again, as one that is trained.
    into.stop_gradient = into.stop_gradient && !into.is_parameter;
    into.has_tensor = type.has_tensor;
    return !type.has_tensor || read_tensor(type.tensor, into);
  }

  // The field of VarType that describes a kind of tensor; 0 for kinds without.
  static std::uint32_t tensor_field(std::int32_t kind) {
    switch (static_cast<VarKind>(kind)) {
      case VarKind::selected_rows: return 2;
      case VarKind::dense_tensor: return 3;
      case VarKind::tensor_array: return 4;
      case VarKind::string: return 8;
      case VarKind::strings: return 9;
      case VarKind::vocab: return 10;
      case VarKind::sparse_coo: return 11;
      case VarKind::sparse_csr: return 12;
      default: return 0;
    }
  }

  static bool read_type(std::string_view message, VarTypeFields& into) {
    WireFields fields(message);
    while (fields.next()) {
      if (fields.tag() == wire_tag(1, varint) && is_var_kind(fields.int32())) {
        into.kind = fields.int32();
      }
    }
    if (fields.is_damaged()) return false;
    const std::uint32_t described = tensor_field(into.kind);
    for (WireFields again(message); again.next();) {
      const bool is_nested =
          again.tag() == wire_tag(3, delimited) || again.tag() == wire_tag(4, delimited);
      const bool is_own = described != 0 && again.tag() == wire_tag(described, delimited);
      if (is_nested) {
        if (!read_nested_tensor(again.bytes(), is_own, into)) return false;
      } else if (is_own) {
        into.tensor = again.bytes();
        into.has_tensor = true;
      }
    }
    return true;
  }

  // DenseTensorDesc and DenseTensorArrayDesc: the tensor, and a level of nesting.
  static bool read_nested_tensor(std::string_view message, bool is_own, VarTypeFields& into) {
    std::int32_t level = 0;
    std::optional<std::string_view> tensor;
    WireFields fields(message);
    while (fields.next()) {
      if (fields.tag() == wire_tag(1, delimited)) tensor = fields.bytes();
      if (fields.tag() == wire_tag(2, varint)) level = fields.int32();
    }
    if (fields.is_damaged() || !tensor) return false;
    if (!is_own) return true;
    into.lod_level = level;
    into.tensor = *tensor;
    into.has_tensor = true;
    return true;
  }

  bool read_tensor(std::string_view message, VarDesc& into) {
    dims_.clear();
    bool has_element = false;
    WireFields fields(message);
    while (fields.next()) {
      if (fields.tag() == wire_tag(1, varint) && is_var_kind(fields.int32())) {
        into.element = static_cast<VarKind>(fields.int32());
        has_element = true;
      } else if (fields.tag() == wire_tag(2, varint)) {
        dims_.push_back(fields.int64());
      } else if (fields.tag() == wire_tag(2, delimited)) {
        WireFields packed(fields.bytes());
        while (packed.next_packed(varint)) dims_.push_back(packed.int64());
        if (packed.is_damaged()) return false;
      }
    }
    into.dims = memory_.arena.copy(List<std::int64_t>(dims_));
    return !fields.is_damaged() && has_element;
  }

  ProgramMemory& memory_;
  AttributeReader attributes_;
  std::uint32_t variables_ = 0;
  // Used again for each operator and variable.
  std::vector<ArgumentList> inputs_;
  std::vector<ArgumentList> outputs_;
  std::vector<const LegacyAttribute*> op_attributes_;
  std::vector<Name> names_;
  std::vector<std::int64_t> dims_;
};

bool read_version(std::string_view message, std::int64_t& version) {
  WireFields fields(message);
  while (fields.next()) {
    if (fields.tag() == wire_tag(1, varint)) version = fields.int64();
  }
  return !fields.is_damaged();
}

// OpVersionPair: the name of an operator, and a message with its version.
bool read_op_version(std::string_view message, OpVersions& into) {
  std::optional<std::string_view> name;
  std::optional<std::int32_t> version;
  WireFields fields(message);
  while (fields.next()) {
    if (fields.tag() == wire_tag(1, delimited)) name = fields.bytes();
    if (fields.tag() != wire_tag(2, delimited)) continue;
    WireFields inside(fields.bytes());
    while (inside.next()) {
      if (inside.tag() == wire_tag(1, varint)) version = inside.int32();
    }
    if (inside.is_damaged()) return false;
  }
  if (fields.is_damaged() || !name || !version) return false;
  into[std::string(*name)] = *version;
  return true;
}

bool read_op_versions(std::string_view message, OpVersions& into) {
  WireFields fields(message);
  while (fields.next()) {
    if (fields.tag() == wire_tag(1, delimited) && !read_op_version(fields.bytes(), into)) {
      return false;
    }
  }
  return !fields.is_damaged();
}

}  // namespace

std::optional<ProgramDesc> read_wire(const std::shared_ptr<ProgramMemory>& memory) {
  WireReader reader(*memory);
  std::vector<BlockDesc> blocks;
  std::int64_t version = 0;
  OpVersions op_versions;
  WireFields fields(memory->bytes);
  while (fields.next()) {
    bool is_sound = true;
    switch (fields.tag()) {
      case wire_tag(1, delimited):
        is_sound = reader.read_block(fields.bytes(), blocks.emplace_back());
        break;
      case wire_tag(4, delimited): is_sound = read_version(fields.bytes(), version); break;
      case wire_tag(5, delimited): is_sound = read_op_versions(fields.bytes(), op_versions); break;
      default: break;
    }
    if (!is_sound) return std::nullopt;
  }
  if (fields.is_damaged()) return std::nullopt;
  ProgramDesc program(memory, std::move(blocks));
  program.version = version;
  program.op_versions = std::move(op_versions);
  convert_legacy_values(program, *memory);
  return program;
}

}  // namespace paddle_ls::ir
