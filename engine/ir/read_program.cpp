#include "engine/ir/read_program.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <utility>

#include <google/protobuf/io/tokenizer.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/text_format.h>

#include "engine/ir/check_blocks.hpp"
#include "engine/ir/framework.pb.h"
#include "engine/ir/scalar_conversion.hpp"
#include "engine/ir/wire_damage.hpp"

namespace paddle_ls::ir {

namespace {

constexpr std::string_view identifier_characters =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";

// Protobuf text begins with a field name and its message; binary begins with a tag byte.
bool looks_like_text(std::string_view bytes) {
  const std::size_t start = bytes.find_first_not_of(" \t\r\n");
  if (start == std::string_view::npos) return false;
  if (bytes[start] == '#') return true;
  const std::size_t end = bytes.find_first_not_of(identifier_characters, start);
  if (end == std::string_view::npos || end == start) return false;
  const std::size_t brace = bytes.find_first_not_of(" \t\r\n:", end);
  return brace != std::string_view::npos && bytes[brace] == '{';
}

// Old text files use the field names of before the dense tensor renaming; field names have no
// aliases in protobuf, so they are replaced where they stand as identifiers outside strings.
std::string with_current_field_names(std::string_view text) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 2> renamed = {
      {{"lod_tensor", "dense_tensor"}, {"lod_level", "legacy_lod_level"}}};
  std::string result;
  result.reserve(text.size());
  std::size_t at = 0;
  while (at < text.size()) {
    const char character = text[at];
    if (character == '"' || character == '\'') {
      std::size_t end = at + 1;
      while (end < text.size() && text[end] != character) end += text[end] == '\\' ? 2 : 1;
      end = std::min(end + 1, text.size());
      result.append(text.substr(at, end - at));
      at = end;
    } else if (identifier_characters.find(character) != std::string_view::npos) {
      const std::size_t end =
          std::min(text.find_first_not_of(identifier_characters, at), text.size());
      std::string_view word = text.substr(at, end - at);
      for (const auto& [old_name, new_name] : renamed) {
        if (word == old_name) word = new_name;
      }
      result.append(word);
      at = end;
    } else {
      result.push_back(character);
      ++at;
    }
  }
  return result;
}

class FirstTextError : public google::protobuf::io::ErrorCollector {
 public:
  void AddError(int line, google::protobuf::io::ColumnNumber column,
                const std::string& message) override {
    if (first) return;
    first = Error{"not a ProgramDesc in protobuf text: " + message,
                  std::to_string(line + 1) + ":" + std::to_string(column + 1)};
  }
  std::optional<Error> first;
};

Result<wire::ProgramDesc> parse_text(std::string_view bytes) {
  const std::string text = with_current_field_names(bytes);
  wire::ProgramDesc message;
  FirstTextError errors;
  google::protobuf::TextFormat::Parser parser;
  parser.RecordErrorsTo(&errors);
  parser.SetRecursionLimit(32);
  google::protobuf::io::ArrayInputStream stream(text.data(), static_cast<int>(text.size()));
  if (!parser.Parse(&stream, &message)) {
    return tl::unexpected(errors.first.value_or(Error{"not a ProgramDesc in protobuf text", {}}));
  }
  return message;
}

Result<wire::ProgramDesc> parse_binary(std::string_view bytes) {
  wire::ProgramDesc message;
  // Asked in two steps, because the library writes to standard error about missing fields.
  const bool parsed = message.ParsePartialFromArray(bytes.data(), static_cast<int>(bytes.size()));
  if (parsed && message.IsInitialized()) return message;
  const auto damage = find_wire_damage(bytes, *wire::ProgramDesc::descriptor());
  if (!damage) return error("not a ProgramDesc: the bytes are not a protobuf message", "byte 0");
  return error("not a ProgramDesc: " + damage->reason, "byte " + std::to_string(damage->offset));
}

template <class T, class Repeated>
std::vector<T> list(const Repeated& values) {
  return std::vector<T>(values.begin(), values.end());
}

std::vector<std::string> take(google::protobuf::RepeatedPtrField<std::string>& values) {
  std::vector<std::string> result;
  result.reserve(static_cast<std::size_t>(values.size()));
  for (std::string& value : values) result.push_back(std::move(value));
  return result;
}

LegacyScalar scalar_of(const wire::Scalar& scalar) {
  switch (scalar.type()) {
    case wire::Scalar::BOOLEAN: return scalar.b();
    case wire::Scalar::LONG: return std::int64_t{scalar.i()};
    case wire::Scalar::FLOAT64: return scalar.r();
    case wire::Scalar::COMPLEX128: return std::complex<double>(scalar.c().r(), scalar.c().i());
  }
  return false;
}

LegacyValue value_of(wire::OpDesc::Attr& attribute) {
  switch (attribute.type()) {
    case wire::INT: return std::int32_t{attribute.i()};
    case wire::FLOAT: return attribute.f();
    case wire::STRING: return std::move(*attribute.mutable_s());
    case wire::INTS: return list<std::int32_t>(attribute.ints());
    case wire::FLOATS: return list<float>(attribute.floats());
    case wire::STRINGS: return take(*attribute.mutable_strings());
    case wire::BOOLEAN: return attribute.b();
    case wire::BOOLEANS: return list<bool>(attribute.bools());
    case wire::BLOCK: return BlockRef{attribute.block_idx()};
    case wire::LONG: return std::int64_t{attribute.l()};
    case wire::BLOCKS: return BlockRefs{list<std::int32_t>(attribute.blocks_idx())};
    case wire::LONGS: return list<std::int64_t>(attribute.longs());
    case wire::FLOAT64S: return list<double>(attribute.float64s());
    case wire::VAR: return VarRef{std::move(*attribute.mutable_var_name())};
    case wire::VARS: return VarRefs{take(*attribute.mutable_vars_name())};
    case wire::FLOAT64: return attribute.float64();
    case wire::SCALAR: return scalar_of(attribute.scalar());
    case wire::SCALARS: {
      std::vector<LegacyScalar> scalars;
      for (const auto& scalar : attribute.scalars()) scalars.push_back(scalar_of(scalar));
      return scalars;
    }
  }
  return std::int32_t{0};
}

std::vector<ArgumentList> arguments_of(
    google::protobuf::RepeatedPtrField<wire::OpDesc::Var>& lists) {
  std::vector<ArgumentList> result;
  for (auto& list : lists) {
    result.push_back({std::move(*list.mutable_parameter()), take(*list.mutable_arguments())});
  }
  std::ranges::stable_sort(result, {}, &ArgumentList::parameter);
  std::vector<ArgumentList> joined;
  for (auto& entry : result) {
    if (joined.empty() || joined.back().parameter != entry.parameter) {
      joined.push_back(std::move(entry));
    } else {
      std::ranges::move(entry.variables, std::back_inserter(joined.back().variables));
    }
  }
  return joined;
}

OpDesc op_of(wire::OpDesc& op) {
  OpDesc result;
  result.type = std::move(*op.mutable_type());
  result.inputs = arguments_of(*op.mutable_inputs());
  result.outputs = arguments_of(*op.mutable_outputs());
  result.is_target = op.is_target();
  result.attributes.reserve(static_cast<std::size_t>(op.attrs_size()));
  for (auto& attribute : *op.mutable_attrs()) {
    result.attributes.push_back({std::move(*attribute.mutable_name()), value_of(attribute)});
  }
  return result;
}

const wire::VarType::TensorDesc* tensor_of(const wire::VarType& type) {
  switch (type.type()) {
    case wire::VarType::DENSE_TENSOR:
      return type.has_dense_tensor() ? &type.dense_tensor().tensor() : nullptr;
    case wire::VarType::DENSE_TENSOR_ARRAY:
      return type.has_tensor_array() ? &type.tensor_array().tensor() : nullptr;
    case wire::VarType::SELECTED_ROWS:
      return type.has_selected_rows() ? &type.selected_rows() : nullptr;
    case wire::VarType::SPARSE_COO: return type.has_sparse_coo() ? &type.sparse_coo() : nullptr;
    case wire::VarType::SPARSE_CSR: return type.has_sparse_csr() ? &type.sparse_csr() : nullptr;
    case wire::VarType::STRING: return type.has_string() ? &type.string() : nullptr;
    case wire::VarType::STRINGS: return type.has_strings() ? &type.strings() : nullptr;
    case wire::VarType::VOCAB: return type.has_vocab() ? &type.vocab() : nullptr;
    default: return nullptr;
  }
}

VarDesc variable_of(wire::VarDesc& variable) {
  VarDesc result;
  result.name = std::move(*variable.mutable_name());
  result.kind = static_cast<VarKind>(variable.type().type());
  result.persistable = variable.persistable();
  result.need_check_feed = variable.need_check_feed();
  result.is_parameter = variable.is_parameter();
  // Paddle's loader makes every parameter anew, as one that is trained.
  result.stop_gradient = variable.stop_gradient() && !variable.is_parameter();
  if (const auto* tensor = tensor_of(variable.type())) {
    result.has_tensor = true;
    result.element = static_cast<VarKind>(tensor->data_type());
    result.dims = list<std::int64_t>(tensor->dims());
  }
  if (result.kind == VarKind::tensor_array) {
    result.lod_level = variable.type().tensor_array().legacy_lod_level();
  } else {
    result.lod_level = variable.type().dense_tensor().legacy_lod_level();
  }
  return result;
}

BlockDesc block_of(wire::BlockDesc& block) {
  BlockDesc result;
  result.index = block.idx();
  result.parent = block.parent_idx();
  result.forward = block.forward_block_idx();
  result.variables.reserve(static_cast<std::size_t>(block.vars_size()));
  for (auto& variable : *block.mutable_vars()) result.variables.push_back(variable_of(variable));
  result.ops.reserve(static_cast<std::size_t>(block.ops_size()));
  for (auto& op : *block.mutable_ops()) result.ops.push_back(op_of(op));
  for (std::size_t i = 0; i < result.variables.size(); ++i) {
    result.variable_index.insert_or_assign(result.variables[i].name, i);
  }
  return result;
}

}  // namespace

Result<ProgramDesc> read_program(std::string_view bytes) {
  if (bytes.size() > max_program_bytes) {
    return error("the file has " + std::to_string(bytes.size()) + " bytes; at most " +
                 std::to_string(max_program_bytes) + " are read");
  }
  auto message = looks_like_text(bytes) ? parse_text(bytes) : parse_binary(bytes);
  if (!message) return tl::unexpected(std::move(message.error()));

  ProgramDesc program;
  program.version = message->version().version();
  for (const auto& pair : message->op_version_map().pair()) {
    program.op_versions[pair.op_name()] = pair.op_version().version();
  }
  program.blocks.reserve(static_cast<std::size_t>(message->blocks_size()));
  for (auto& block : *message->mutable_blocks()) program.blocks.push_back(block_of(block));
  if (auto checked = check_blocks(program); !checked) {
    return tl::unexpected(std::move(checked.error()));
  }
  convert_legacy_values(program);
  return program;
}

}  // namespace paddle_ls::ir
