#include "engine/python/record/record_imports.hpp"

#include <algorithm>
#include <string>

#include "engine/python/facts/folded_name.hpp"
#include "engine/python/record/record_names.hpp"

namespace paddle_ls::python {
namespace {

bool is_plain(char c) {
  return c == '_' || c == '.' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
         (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

// A dotted name as one word. Blanks, comments and line continuations may surround its dots.
NameId dotted_text(PieceWalk& walk, text::ByteRange range) {
  const std::string_view written = text::slice(walk.source, range);
  if (std::all_of(written.begin(), written.end(), is_plain)) return word(walk, written);
  std::string joined;
  for (std::size_t i = 0; i < written.size(); ++i) {
    if (written[i] == '#') i = std::min(written.find('\n', i), written.size() - 1);
    if (is_plain(written[i])) joined += written[i];
  }
  return walk.names.texts.intern_copy(folded_name(joined));
}

NameId module_of(PieceWalk& walk, const Import& import) {
  if (import.future) return walk.names.texts.intern("__future__");
  return import.module.empty() ? none : dotted_text(walk, import.module);
}

void add_imported(PieceWalk& walk, text::ByteRange name) {
  walk.names.imported.push_back(
      {.range = name, .name = name, .alias = {}, .comma = {}, .target = none, .binding = none});
}

// A relative module consists of several tokens: from after `from` up to `import`, without the
// blanks.
text::ByteRange relative_module(std::string_view source, std::size_t statement, std::size_t end) {
  const std::size_t after_from = statement + std::string_view("from").size();
  const std::size_t start = std::min(source.find('.', after_from), end);
  std::size_t stop = end;
  while (stop > start && !is_plain(source[stop - 1])) --stop;
  return {start, stop};
}

void begin_names(PieceWalk& walk, WalkFrame& frame, Import& import, TSNode keyword) {
  state_of<ImportFrame>(frame).in_names = true;
  if (frame.kind != NodeKind::import_from_statement || !import.module.empty()) return;
  import.module = relative_module(walk.source, import.range.start, ts_node_start_byte(keyword));
}

void bind_star(PieceWalk& walk, const WalkFrame& frame, std::uint32_t index, NameId module) {
  if (module == none) return;
  walk.names.imported[index].target = module;
  walk.writer.emit({.code = OpCode::star_import, .b = module, .c = index}, frame.node);
}

// `module` is that of a `from` import, or `none`.
void bind_imported(PieceWalk& walk, const WalkFrame& frame, std::uint32_t index, NameId module) {
  const bool is_from = frame.kind != NodeKind::import_statement;
  ImportedName& name = walk.names.imported[index];
  const NameId written = dotted_text(walk, name.name);
  name.target = is_from && module != none ? walk.names.texts.join(module, written) : written;
  NameId local = written;
  NameId value = name.target;
  if (!name.alias.empty()) {
    local = word(walk, text::slice(walk.source, name.alias));
  } else if (!is_from) {
    const std::string_view dotted = walk.names.text(written);
    local = walk.names.texts.intern(dotted.substr(0, dotted.find('.')));
    value = local;
  }
  walk.writer.emit(
      {.code = OpCode::import, .a = walk.scopes.bind(walk.at.scope, local), .b = value, .c = index},
      frame.node);
}

}  // namespace

void enter_import(PieceWalk& walk, WalkFrame& frame) {
  frame.state = ImportFrame{static_cast<std::uint32_t>(walk.names.imports.size())};
  walk.names.imports.push_back(
      {.statement = walk.at.statement,
       .range = bytes_of(frame.node),
       .module = {},
       .parentheses = {},
       .first_name = static_cast<std::uint32_t>(walk.names.imported.size()),
       .name_count = 0,
       .star = false,
       .future = frame.kind == NodeKind::future_import_statement});
}

void leave_import(PieceWalk& walk, const WalkFrame& frame) {
  const Import& import = walk.names.imports[state_of<ImportFrame>(frame).import];
  const NameId module = module_of(walk, import);
  if (import.star) return bind_star(walk, frame, import.first_name, module);
  for (std::uint32_t i = 0; i < import.name_count; ++i) {
    bind_imported(walk, frame, import.first_name + i, module);
  }
}

void import_token(PieceWalk& walk, WalkFrame& frame, NodeKind token, TSNode node) {
  const auto* state = find_state<ImportFrame>(frame);
  if (state == nullptr) return;
  Import& import = walk.names.imports[state->import];
  switch (token) {
    case NodeKind::keyword_import: return begin_names(walk, frame, import, node);
    case NodeKind::comma:
      if (import.name_count > 0) walk.names.imported.back().comma = bytes_of(node);
      return;
    case NodeKind::left_parenthesis: import.parentheses = bytes_of(node); return;
    case NodeKind::right_parenthesis: import.parentheses.end = ts_node_end_byte(node); return;
    default: return;
  }
}

void import_name(PieceWalk& walk, TSNode node) {
  WalkFrame& parent = walk.frames.top();
  WalkFrame& statement = parent.kind == NodeKind::aliased_import ? walk.frames.up(1) : parent;
  const auto* state = find_state<ImportFrame>(statement);
  if (state == nullptr) return;
  Import& import = walk.names.imports[state->import];
  if (statement.kind == NodeKind::import_from_statement && !state->in_names) {
    import.module = bytes_of(node);
    return;
  }
  add_imported(walk, bytes_of(node));
  ++import.name_count;
}

void import_alias(PieceWalk& walk, TSNode node) {
  const bool is_in_import = find_state<ImportFrame>(walk.frames.up(1)) != nullptr;
  if (!is_in_import || walk.names.imported.empty()) return;
  ImportedName& name = walk.names.imported.back();
  name.alias = bytes_of(node);
  name.range.end = name.alias.end;
}

void import_star(PieceWalk& walk, TSNode node) {
  const auto* state = find_state<ImportFrame>(walk.frames.top());
  if (state == nullptr) return;
  Import& import = walk.names.imports[state->import];
  import.star = true;
  import.name_count = 1;
  add_imported(walk, bytes_of(node));
}

}  // namespace paddle_ls::python
