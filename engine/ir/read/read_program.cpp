#include "engine/ir/read/read_program.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <utility>

#include <google/protobuf/io/tokenizer.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/text_format.h>

#include "engine/ir/json/read_json.hpp"
#include "engine/ir/legacy/program_memory.hpp"
#include "engine/ir/pir_text/parse.hpp"
#include "engine/ir/read/check_blocks.hpp"
#include "engine/ir/read/framework.pb.h"
#include "engine/ir/read/read_wire.hpp"
#include "engine/ir/read/wire_damage.hpp"

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

// The same message in its binary form, which is the only one that is turned into a program.
Result<std::string> binary_of_text(std::string_view bytes) {
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
  return message.SerializeAsString();
}

Error damage_error(const WireDamage& damage) {
  return {"not a ProgramDesc: " + damage.reason, "byte " + std::to_string(damage.offset)};
}

}  // namespace

std::optional<Error> error_at_start(std::string_view start, std::size_t whole) {
  if (start.find_first_not_of(" \t\r\n") == std::string_view::npos) return std::nullopt;
  if (looks_like_pir_json(start) || looks_like_pir_text(start) || looks_like_text(start)) {
    const std::size_t zero = start.find('\0');
    if (zero == std::string_view::npos) return std::nullopt;
    return Error{"not text: it contains a zero byte", "byte " + std::to_string(zero)};
  }
  const auto damage = find_wire_damage(start, whole, *wire::ProgramDesc::descriptor());
  if (!damage) return std::nullopt;
  return damage_error(*damage);
}

Result<std::string> binary_program(std::string bytes) {
  if (looks_like_text(bytes)) return binary_of_text(bytes);
  return bytes;
}

Result<ProgramDesc> read_program(std::string bytes) {
  if (bytes.size() > max_program_bytes) {
    return error("the file has " + std::to_string(bytes.size()) + " bytes; at most " +
                 std::to_string(max_program_bytes) + " are read");
  }
  auto binary = binary_program(std::move(bytes));
  if (!binary) return tl::unexpected(std::move(binary.error()));
  const auto memory = std::make_shared<ProgramMemory>();
  memory->bytes = std::move(*binary);
  auto program = read_wire(memory);
  if (!program) {
    const auto damage = find_wire_damage(memory->bytes, *wire::ProgramDesc::descriptor());
    if (!damage) return error("not a ProgramDesc: the bytes are not a protobuf message", "byte 0");
    return tl::unexpected(damage_error(*damage));
  }
  if (auto checked = check_blocks(*program); !checked) {
    return tl::unexpected(std::move(checked.error()));
  }
  return std::move(*program);
}

}  // namespace paddle_ls::ir
