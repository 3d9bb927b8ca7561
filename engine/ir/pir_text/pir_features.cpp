#include "engine/ir/pir_text/pir_features.hpp"

#include <algorithm>
#include <cctype>

namespace paddle_ls::ir {

namespace {

// The type written for a definition; nothing for block arguments and ops without a signature.
std::string_view type_text(const PirDocument& document, const PirDefinition& definition) {
  if (definition.op < 0) return {};
  const PirOp& op = document.ops[static_cast<std::size_t>(definition.op)];
  if (definition.index >= op.result_types.size()) return {};
  return document.at(op.result_types[definition.index]);
}

std::string value_card(const PirDocument& document, const PirValues& values, std::size_t index) {
  const PirDefinition& definition = values.definitions()[index];
  std::string card = "**" + std::string(document.at(definition.name)) + "**";
  if (const auto type = type_text(document, definition); !type.empty()) {
    card.append(" `").append(type).append("`");
  }
  if (definition.op >= 0) {
    const PirOp& op = document.ops[static_cast<std::size_t>(definition.op)];
    card.append("\n\nresult ").append(std::to_string(definition.index)).append(" of `");
    card.append(document.at(op.name)).append("`");
    for (const PirAttribute& attribute : op.attributes) {
      const auto name = document.at(attribute.name);
      if (name == "name" || name == "parameter_name") {
        card.append(" ").append(document.at(attribute.value));
      }
    }
  } else {
    card += "\n\nblock argument " + std::to_string(definition.index);
  }
  const std::size_t uses = values.uses_of(index).size();
  return card + "\n\nused " + std::to_string(uses) + (uses == 1 ? " time" : " times");
}

const OpRule* rule_of(const OpTable& table, std::string_view name) {
  const OpRule* rule = table.rule_of_pir(name);
  return !rule && name.ends_with('_') ? table.rule_of_pir(name.substr(0, name.size() - 1)) : rule;
}

void append_arguments(std::string& card, std::string_view title,
                      const std::vector<Argument>& list) {
  if (list.empty()) return;
  card.append("\n\n").append(title).append(": ");
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (i) card += ", ";
    card.append("`").append(list[i].name).append("`");
    if (list[i].optional) card += "?";
    if (list[i].legacy != list[i].name) card.append(" (").append(list[i].legacy).append(")");
  }
}

std::string op_card(const PirDocument& document, const PirOp& op, const OpTable& table) {
  std::string card = "**" + std::string(document.at(op.name)) + "**";
  const OpRule* rule = rule_of(table, document.at(op.name));
  if (!rule) return card + "\n\nnot in the op table";
  card.append("\n\nlegacy operator `").append(rule->legacy).append("`");
  append_arguments(card, "operands", rule->operands);
  append_arguments(card, "attributes", rule->attributes);
  append_arguments(card, "results", rule->results);
  return card;
}

bool covers(text::ByteRange range, std::size_t offset) {
  return range.start <= offset && offset <= range.end;
}

// The operation whose line covers the offset.
const PirOp* op_at(const PirDocument& document, std::size_t offset) {
  const auto after = std::ranges::upper_bound(document.ops, offset, {},
                                              [](const PirOp& op) { return op.line.start; });
  if (after == document.ops.begin()) return nullptr;
  const PirOp& op = *std::prev(after);
  return covers(op.line, offset) ? &op : nullptr;
}

}  // namespace

std::optional<PirHover> hover(const PirDocument& document, const PirValues& values,
                              const OpTable& table, std::size_t offset) {
  if (const auto found = values.at(offset)) {
    const std::string card = value_card(document, values, *found);
    for (const text::ByteRange use : values.uses_of(*found)) {
      if (covers(use, offset)) return PirHover{use, card};
    }
    return PirHover{values.definitions()[*found].name, card};
  }
  const PirOp* op = op_at(document, offset);
  if (!op || !covers(op->name, offset)) return std::nullopt;
  return PirHover{op->name, op_card(document, *op, table)};
}

std::optional<text::ByteRange> definition(const PirValues& values, std::size_t offset) {
  const auto found = values.at(offset);
  if (!found) return std::nullopt;
  return values.definitions()[*found].name;
}

std::vector<text::ByteRange> references(const PirValues& values, std::size_t offset) {
  const auto found = values.at(offset);
  if (!found) return {};
  std::vector<text::ByteRange> ranges = {values.definitions()[*found].name};
  const auto uses = values.uses_of(*found);
  ranges.insert(ranges.end(), uses.begin(), uses.end());
  return ranges;
}

Result<text::Edits> rename(const PirDocument& document, const PirValues& values, std::size_t offset,
                           std::string_view new_name) {
  const auto ranges = references(values, offset);
  if (ranges.empty()) return error("there is no value here");
  const bool valid = new_name.size() > 1 && new_name.front() == '%' &&
                     std::ranges::all_of(new_name.substr(1), [](char character) {
                       return std::isalnum(static_cast<unsigned char>(character)) != 0 ||
                              character == '_' || character == '.';
                     });
  if (!valid) return error("a value's name is % with letters, digits, dots or underscores");
  for (const PirDefinition& other : values.definitions()) {
    if (document.at(other.name) == new_name) {
      return error(std::string(new_name) + " is the name of another value");
    }
  }
  text::Edits edits;
  for (const text::ByteRange range : ranges) edits.push_back({range, std::string(new_name)});
  return edits;
}

std::vector<text::ByteRange> folding(const PirDocument& document) {
  std::vector<text::ByteRange> ranges;
  for (const PirBlock& block : document.blocks) ranges.push_back(block.range);
  return ranges;
}

std::vector<PirSymbol> outline(const PirDocument& document) {
  std::vector<PirSymbol> symbols;
  std::vector<std::size_t> depth(document.blocks.size(), 0);
  for (const PirOp& op : document.ops) {
    const std::size_t level = depth[op.block];
    text::ByteRange whole = op.line;
    for (const std::uint32_t region : op.regions) {
      depth[region] = level + 1;
      whole.end = std::max(whole.end, document.blocks[region].range.end);
    }
    std::string detail;
    for (const PirAttribute& attribute : op.attributes) {
      const auto name = document.at(attribute.name);
      if (name == "name" || name == "parameter_name") detail = document.at(attribute.value);
    }
    // An outline has the operations with a name and those that contain others, not all.
    if (!op.regions.empty() || !detail.empty()) {
      symbols.push_back({whole, op.name, std::move(detail), level});
    }
  }
  return symbols;
}

std::vector<PirSemanticToken> semantic_tokens(const PirDocument& document, text::ByteRange range) {
  std::vector<PirSemanticToken> tokens;
  const auto add = [&](std::span<const text::ByteRange> ranges, PirToken kind) {
    for (const text::ByteRange each : ranges) tokens.push_back({each, kind});
  };
  for (const PirBlock& block : document.blocks) {
    if (block.range.touches(range)) add(block.arguments, PirToken::value);
  }
  const auto first = std::ranges::lower_bound(document.ops, range.start, {},
                                              [](const PirOp& op) { return op.line.end; });
  for (auto at = first; at != document.ops.end() && at->line.start <= range.end; ++at) {
    const PirOp& op = *at;
    add(op.results, PirToken::value);
    tokens.push_back({op.name, PirToken::op});
    add(op.operands, PirToken::value);
    for (const PirAttribute& attribute : op.attributes) {
      tokens.push_back({attribute.name, PirToken::attribute});
      const auto value = document.at(attribute.value);
      if (value.starts_with('"')) tokens.push_back({attribute.value, PirToken::string});
      if (value == "true" || value == "false")
        tokens.push_back({attribute.value, PirToken::keyword});
    }
    add(op.operand_types, PirToken::type);
    add(op.result_types, PirToken::type);
  }
  std::ranges::sort(tokens, {}, [](const PirSemanticToken& token) { return token.range.start; });
  return tokens;
}

text::Edits renumber(const PirDocument& document, const PirValues& values) {
  text::Edits edits;
  std::size_t results = 0;
  std::size_t arguments = 0;
  for (std::size_t i = 0; i < values.definitions().size(); ++i) {
    const PirDefinition& definition = values.definitions()[i];
    const auto name = document.at(definition.name);
    if (name.starts_with("%stack") || name.starts_with("%inlet") || name.starts_with("%outlet")) {
      continue;
    }
    const std::string_view prefix =
        name.starts_with("%arg") && !name.starts_with("%arg_") ? "%arg" : "%arg_";
    const std::string wanted = definition.op >= 0
                                   ? "%" + std::to_string(results++)
                                   : std::string(prefix) + std::to_string(arguments++);
    if (wanted == name) continue;
    edits.push_back({definition.name, wanted});
    for (const text::ByteRange use : values.uses_of(i)) edits.push_back({use, wanted});
  }
  return edits;
}

}  // namespace paddle_ls::ir
