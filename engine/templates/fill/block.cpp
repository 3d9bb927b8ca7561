#include "engine/templates/fill/block.hpp"

#include "engine/templates/text/python_characters.hpp"

namespace paddle_ls::templates {

namespace {

// What stands before each line of a block. In dialect v2 the finished block is split into lines
// once more, so an indent that holds a form feed or another break of `str.splitlines` becomes that
// many empty lines and what follows its last break.
struct Lead {
  std::size_t empty_lines = 0;
  std::string_view spaces;
};

Lead lead_of(std::string_view indent, Dialect dialect) {
  Lead lead{0, indent};
  if (dialect == Dialect::v1) return lead;
  for (std::size_t offset = 0; offset < indent.size();) {
    const Character character = character_at(indent, offset);
    offset += character.size;
    if (!is_line_break(character.code_point)) continue;
    ++lead.empty_lines;
    lead.spaces = indent.substr(offset);
  }
  return lead;
}

void append_line(std::string& out, const Lead& lead, std::string_view line, Dialect dialect) {
  if (dialect == Dialect::v2) {
    line = line.substr(0, end_without_spaces(line));
    if (line.empty()) {
      out += '\n';
      return;
    }
  }
  out.append(lead.empty_lines, '\n');
  out += lead.spaces;
  out += line;
  out += '\n';
}

}  // namespace

void append_block(std::string& out, std::string_view indent, const TemplateValue& value,
                  Dialect dialect) {
  const std::size_t start = out.size();
  const Lead lead = lead_of(indent, dialect);
  const auto append_lines = [&](std::string_view text) {
    for (std::size_t offset = 0; offset < text.size() && out.size() <= max_expansion_bytes;) {
      const TextLine line = line_at(text, offset);
      append_line(out, lead, line.text, dialect);
      offset = line.next;
    }
  };
  const auto append_element = [&](const TemplateValue& element) {
    if (const auto* text = std::get_if<std::string>(&element.data)) {
      append_lines(*text);
    } else {
      append_lines(python_str(element));
    }
  };
  if (const List* list = value.list()) {
    for (const TemplateValue& element : *list) append_element(element);
  } else {
    append_element(value);
  }
  if (out.size() > max_expansion_bytes) return;
  out.resize(start + end_without_spaces(std::string_view(out).substr(start)));
}

}  // namespace paddle_ls::templates
