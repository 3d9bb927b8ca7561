// The requests of an editor about PIR text, as functions of the document.
//
// No state and no protocol: ranges are bytes, and the server converts them for the editor.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/ir/legacy/op_table.hpp"
#include "engine/ir/pir_text/parse.hpp"
#include "engine/ir/pir_text/values.hpp"
#include "engine/text/edits.hpp"

namespace paddle_ls::ir {

struct PirHover {
  text::ByteRange range;
  std::string markdown;
};

enum class PirToken : std::uint8_t { value, op, attribute, string, type, keyword };

struct PirSemanticToken {
  text::ByteRange range;
  PirToken kind;
};

struct PirSymbol {
  text::ByteRange range;  // with its regions
  text::ByteRange name;
  std::string detail;
  std::size_t depth;  // of nesting; symbols follow their parents
};

// On a value: its type, definition and number of uses; on an op: its operands by name and what it
// was in the legacy program.
std::optional<PirHover> hover(const PirDocument& document, const PirValues& values,
                              const OpTable& table, std::size_t offset);
std::optional<text::ByteRange> definition(const PirValues& values, std::size_t offset);
// The definition first, then the uses; empty when nothing is there.
std::vector<text::ByteRange> references(const PirValues& values, std::size_t offset);
// An error when the new name is not a value name or is taken.
Result<text::Edits> rename(const PirDocument& document, const PirValues& values, std::size_t offset,
                           std::string_view new_name);
std::vector<text::ByteRange> folding(const PirDocument& document);
std::vector<PirSymbol> outline(const PirDocument& document);
// Those of the operations that touch the range, in the order of the text.
std::vector<PirSemanticToken> semantic_tokens(const PirDocument& document, text::ByteRange range);

// Renumbers every value in the order of the text.
text::Edits renumber(const PirDocument& document, const PirValues& values);

}  // namespace paddle_ls::ir
