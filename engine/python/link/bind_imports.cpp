#include "engine/python/link/bind_imports.hpp"

#include <algorithm>
#include <iterator>

namespace paddle_ls::python {
namespace {

// What a name imported from another file of the workspace stands for, if that is known.
void follow_reexport(Op& op, Names& names, const KnownModules& known) {
  const std::string_view target = names.text(op.b);
  const std::size_t dot = target.rfind('.');
  if (dot == std::string_view::npos) return;
  const std::string_view found = reexported(known, target.substr(0, dot), target.substr(dot + 1));
  if (!found.empty()) op.b = names.texts.intern_copy(found);
}

// What `from module import *` binds `name` to, or `none`.
NameId exported(NameId module, NameId name, Names& names, const Library& library) {
  if (!library.star_exports(names.text(module), names.text(name))) return none;
  return names.texts.join(module, name);
}

NameId given_on(NameId module, NameId name, Names& names, const KnownModules& known) {
  const std::string_view target = reexported(known, names.text(module), names.text(name));
  return is_below_root(known, target) ? names.texts.intern_copy(target) : none;
}

BindingForm form_of(const Names& names, std::uint32_t imported, const Op& op) {
  const Import& import = *std::prev(std::upper_bound(
      names.imports.begin(), names.imports.end(), imported,
      [](std::uint32_t index, const Import& each) { return index < each.first_name; }));
  if (op.code == OpCode::star_import) return BindingForm::import_star;
  return import.module.empty() ? BindingForm::import_module : BindingForm::import_from;
}

void bind_one(Op& op, Tape& tape, Names& names, const KnownModules& known) {
  if (!is_below_root(known, names.text(op.b))) follow_reexport(op, names, known);
  if (!is_below_root(known, names.text(op.b))) return;
  ImportedName& imported = names.imported[op.c];
  const Symbol& symbol = tape.symbols[tape.symbols[op.a].owner];
  text::ByteRange range = imported.alias;
  if (range.empty()) {
    const std::size_t size = names.text(symbol.name).size();
    range = {imported.name.start, std::min(imported.name.start + size, imported.name.end)};
  }
  imported.binding = static_cast<BindingId>(names.bindings.size());
  names.bindings.push_back({.form = form_of(names, op.c, op),
                            .scope = symbol.scope,
                            .statement = op.statement,
                            .name = symbol.name,
                            .target = op.b,
                            .range = range,
                            .imported = op.c,
                            .value = none});
}

std::vector<StarBinding> bind_star(OpId at, Tape& tape, Names& names, const KnownModules& known,
                                   const Library& library) {
  std::vector<StarBinding> stars;
  const Op op = tape.ops[at];
  const bool is_of_library = is_below_root(known, names.text(op.b));
  if (!is_of_library && known.reexports.empty()) return stars;
  for (SymbolId id = 0; id < tape.symbols.size(); ++id) {
    Symbol& symbol = tape.symbols[id];
    if (symbol.scope != 0 || symbol.owner != id || !symbol.loaded) continue;
    const NameId target = is_of_library ? exported(op.b, symbol.name, names, library)
                                        : given_on(op.b, symbol.name, names, known);
    const bool is_defined = target == none && !is_of_library &&
                            exports_definition(known, names.text(op.b), names.text(symbol.name));
    if (is_defined) {
      symbol.bound = true;
      stars.push_back({at, id, names.texts.join(op.b, symbol.name), none});
    }
    if (target == none) continue;
    symbol.bound = true;
    stars.push_back({at, id, target, static_cast<BindingId>(names.bindings.size())});
    names.bindings.push_back({.form = BindingForm::import_star,
                              .scope = 0,
                              .statement = op.statement,
                              .name = symbol.name,
                              .target = target,
                              .range = names.imported[op.c].range,
                              .imported = op.c,
                              .value = none});
  }
  return stars;
}

}  // namespace

std::vector<StarBinding> bind_imports(Tape& tape, Names& names, const KnownModules& known,
                                      const Library& library) {
  std::vector<StarBinding> stars;
  for (OpId at = 0; at < tape.ops.size(); ++at) {
    Op& op = tape.ops[at];
    if (op.code == OpCode::import) bind_one(op, tape, names, known);
    if (op.code != OpCode::star_import) continue;
    const std::vector<StarBinding> bound = bind_star(at, tape, names, known, library);
    stars.insert(stars.end(), bound.begin(), bound.end());
  }
  return stars;
}

}  // namespace paddle_ls::python
