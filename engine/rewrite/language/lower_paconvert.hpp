// Translates PaConvert's tables into rules of this rule language.
//
// A team can use such a table unchanged. Entries that are data become rules; a matcher, which is
// code, becomes a manual rule that names the matcher. If PaConvert silently drops an argument, the
// rule rejects it: a call with a different meaning is never written.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/language/json_document.hpp"

namespace paddle_ls::rewrite {

enum class PaConvertTable : std::uint8_t { apis, attributes, aliases };

// Which of PaConvert's tables a rule file is; nothing if it uses this rule language. Tables of
// attributes and of APIs are distinguished by the file name, `attribute_mapping.json`.
std::optional<PaConvertTable> paconvert_table(const JsonValue& document, std::string_view file);

// A defect of an entry that can still be used.
struct EntryDefect {
  std::string message;
  std::size_t offset = 0;
};

// The rule of `entry`, which belongs to any table but that of aliases. Its offsets are those of the
// entry.
JsonValue lowered(const JsonMember& entry, PaConvertTable table, std::vector<EntryDefect>& defects);

// A manual rule for the same uses as `rule`, with `reason`.
JsonValue manual_rule(const JsonValue& rule, std::string_view reason);

}  // namespace paddle_ls::rewrite
