// PaConvert's tables in, the same rules as somebody would write them in our own language out.
//
// A team that has such a table drops it in unchanged. What its entries say in data becomes a rule;
// what a matcher does in code becomes a manual rule that names the matcher. Where PaConvert drops
// an argument without a word, ours refuses it: a call that means something else is never written.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/language/json_document.hpp"

namespace paddle_ls::rewrite {

enum class PaConvertTable : std::uint8_t { apis, attributes, aliases };

// Which of PaConvert's tables a rule file is; nothing when it is in our own language. Attributes
// are told from APIs by the name of the file, `attribute_mapping.json`.
std::optional<PaConvertTable> paconvert_table(const JsonValue& document, std::string_view file);

// A defect of an entry that does not keep it from being used.
struct EntryDefect {
  std::string message;
  std::size_t offset = 0;
};

// The rule that `entry`, of a table that is not the one of aliases, stands for. Its offsets are
// those of the entry.
JsonValue lowered(const JsonMember& entry, PaConvertTable table, std::vector<EntryDefect>& defects);

// The rule for the same uses as `rule` that leaves them to their author, because of `reason`.
JsonValue manual_rule(const JsonValue& rule, std::string_view reason);

}  // namespace paddle_ls::rewrite
