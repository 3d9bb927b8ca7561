// Import statements: every name with the ranges that an edit of the list needs.
#include <algorithm>

#include "engine/python/facts/folded_name.hpp"
#include "engine/python/record/recorder.hpp"

namespace paddle_ls::python {
namespace {

bool is_plain(char c) {
  return c == '_' || c == '.' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
         (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

// States of an import statement's frame.
enum ImportState : std::uint8_t { before_names, in_names };

}  // namespace

// `mark` is the number of the import.
void Recorder::enter_import(Frame& frame) {
  frame.mark = static_cast<std::uint32_t>(names_.imports.size());
  names_.imports.push_back({.statement = statement_,
                            .range = range(frame.node),
                            .module = {},
                            .parentheses = {},
                            .first_name = static_cast<std::uint32_t>(names_.imported.size()),
                            .name_count = 0,
                            .star = false,
                            .future = frame.kind == NodeKind::future_import_statement});
}

// A dotted name as one word. Blanks, comments and line continuations may stand around its dots.
NameId Recorder::dotted_text(text::ByteRange range) {
  const std::string_view written = text::slice(source_, range);
  if (std::all_of(written.begin(), written.end(), is_plain)) return word(written);
  std::string joined;
  for (std::size_t i = 0; i < written.size(); ++i) {
    if (written[i] == '#') i = std::min(written.find('\n', i), written.size() - 1);
    if (is_plain(written[i])) joined += written[i];
  }
  return names_.texts.intern_copy(folded_name(joined));
}

void Recorder::import_name(TSNode node) {
  Frame& parent = frames_.back();
  Frame& statement = parent.kind == NodeKind::aliased_import ? frames_[frames_.size() - 2] : parent;
  if (parent.kind == NodeKind::relative_import) return;
  if (statement.mark == none || statement.mark >= names_.imports.size()) return;
  Import& import = names_.imports[statement.mark];
  if (statement.kind == NodeKind::import_from_statement && statement.state == before_names) {
    import.module = range(node);
    return;
  }
  names_.imported.push_back({.range = range(node),
                             .name = range(node),
                             .alias = {},
                             .comma = {},
                             .target = none,
                             .binding = none});
  ++import.name_count;
}

void Recorder::import_alias(TSNode node) {
  const Frame& statement = frames_[frames_.size() - 2];
  if (statement.mark == none || names_.imported.empty()) return;
  ImportedName& name = names_.imported.back();
  name.alias = range(node);
  name.range.end = name.alias.end;
}

void Recorder::import_star(TSNode node) {
  const Frame& statement = frames_.back();
  if (statement.kind != NodeKind::import_from_statement) return;
  Import& import = names_.imports[statement.mark];
  import.star = true;
  import.name_count = 1;
  names_.imported.push_back({.range = range(node),
                             .name = range(node),
                             .alias = {},
                             .comma = {},
                             .target = none,
                             .binding = none});
}

void Recorder::import_token(Frame& frame, NodeKind kind, TSNode node) {
  const bool is_import = frame.kind == NodeKind::import_statement ||
                         frame.kind == NodeKind::import_from_statement ||
                         frame.kind == NodeKind::future_import_statement;
  if (!is_import) return;
  Import& import = names_.imports[frame.mark];
  switch (kind) {
    case NodeKind::keyword_import: {
      frame.state = in_names;
      // A relative module is several tokens: from behind `from` up to here, without the blanks.
      if (frame.kind != NodeKind::import_from_statement || !import.module.empty()) return;
      std::size_t start = import.range.start + std::string_view("from").size();
      const std::size_t end = ts_node_start_byte(node);
      start = std::min(source_.find('.', start), end);
      std::size_t stop = end;
      while (stop > start && !is_plain(source_[stop - 1])) --stop;
      import.module = {start, stop};
      return;
    }
    case NodeKind::comma:
      if (import.name_count > 0) names_.imported.back().comma = range(node);
      return;
    case NodeKind::left_parenthesis: import.parentheses = range(node); return;
    case NodeKind::right_parenthesis: import.parentheses.end = ts_node_end_byte(node); return;
    default: return;
  }
}

// Binds the names. `import a.b` binds `a`, `import a.b as c` binds `c` to `a.b`.
void Recorder::leave_import(const Frame& frame) {
  const Import& import = names_.imports[frame.mark];
  const bool is_from = frame.kind != NodeKind::import_statement;
  const NameId module = import.future           ? names_.texts.intern("__future__")
                        : import.module.empty() ? none
                                                : dotted_text(import.module);
  for (std::uint32_t i = 0; i < import.name_count; ++i) {
    const std::uint32_t index = import.first_name + i;
    ImportedName& name = names_.imported[index];
    if (import.star) {
      if (module == none) return;
      name.target = module;
      emit({.code = Code::star_import, .b = module, .c = index}, frame.node);
      return;
    }
    const NameId written = dotted_text(name.name);
    name.target = is_from && module != none ? names_.texts.join(module, written) : written;
    NameId local = written;
    NameId value = name.target;
    if (!name.alias.empty()) {
      local = word(text::slice(source_, name.alias));
    } else if (!is_from) {
      const std::string_view dotted = names_.text(written);
      local = names_.texts.intern(dotted.substr(0, dotted.find('.')));
      value = local;
    }
    emit({.code = Code::import, .a = bind(scope_, local), .b = value, .c = index}, frame.node);
  }
}

}  // namespace paddle_ls::python
