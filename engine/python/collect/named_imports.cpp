#include "engine/python/collect/named_imports.hpp"

#include <algorithm>
#include <string>

#include "engine/python/facts/plain_dotted.hpp"
#include "engine/python/facts/string_literal.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

// The only string that the file assigns to a variable; else empty.
text::ByteRange only_string(const FileView& file, SymbolId variable) {
  text::ByteRange string;
  for (const Op& op : file.tape.ops) {
    const bool binds = op.code == OpCode::assign || op.code == OpCode::augment ||
                       op.code == OpCode::iterate || op.code == OpCode::declare;
    if (!binds) continue;
    const Op& target = file.tape.ops[op.a];
    if (target.code != OpCode::target_name || variable_of(file, target) != variable) continue;
    if (op.code != OpCode::assign || !string.empty()) return {};
    string = string_content(file, op.b);
    if (string.empty()) return {};
  }
  return string;
}

std::string_view string_given(const FileView& file, OpId argument) {
  const Op& op = file.tape.ops[argument];
  if (op.code == OpCode::load) {
    return text::slice(file.source, only_string(file, variable_of(file, op)));
  }
  return text::slice(file.source, string_content(file, argument));
}

// `text` of an argument `keyword="text"`. The tape has no operation for such a string.
std::string_view string_by_keyword(const FileView& file, syntax::Node call,
                                   std::string_view keyword) {
  const syntax::Node arguments = call.field(file.grammar.arguments_field);
  for (std::uint32_t i = 0; arguments && i < arguments.named_child_count(); ++i) {
    const syntax::Node each = arguments.named_child(i);
    if (each.kind_name() != "keyword_argument" || each.named_child_count() != 2) continue;
    if (each.named_child(0).in(file.source) != keyword) continue;
    return text::slice(file.source, literal_content(file.source, each.named_child(1).range()));
  }
  return {};
}

// The argument at `position`, or the one called `keyword`, if it is a string.
std::string_view argument(const FileView& file, const Op& op, std::uint32_t position,
                          std::string_view keyword) {
  const Call& call = file.tape.calls[op.b];
  if (position >= call.positional)
    return string_by_keyword(file, node_at(file, op, range_of(op)), keyword);
  return string_given(file, file.tape.operands[call.first + position]);
}

// The module that `exec("import module.part")` imports.
std::string_view module_in_code(std::string_view code) {
  for (const std::string_view keyword : {"import ", "from "}) {
    if (!code.starts_with(keyword)) continue;
    code.remove_prefix(keyword.size());
    return code.substr(0, code.find_first_of(" ,;\\\n"));
  }
  return {};
}

std::string module_named(const FileView& file, const Op& call) {
  const std::string_view callee = file.names.text(file.run.value(call.a).ref);
  if (callee == "exec") return std::string(module_in_code(argument(file, call, 0, "object")));
  std::string module(argument(file, call, 0, "name"));
  if (module.starts_with('.') && callee == "importlib.import_module") {
    module.insert(0, argument(file, call, 1, "package"));
  }
  return module;
}

bool imports_by_name(const FileView& file, const Op& call) {
  const Value& callee = file.run.value(call.a);
  if (callee.is(Tag::name)) return file.names.text(callee.ref) == "importlib.import_module";
  if (!callee.is(Tag::builtin)) return false;
  const std::string_view name = file.names.text(callee.ref);
  return name == "__import__" || name == "exec";
}

}  // namespace

void collect_named_import(Collection& found, OpId at) {
  const FileView& file = found.file;
  const Op& call = file.tape.ops[at];
  if (!imports_by_name(file, call)) return;
  const std::string module = module_named(file, call);
  if (!is_plain_dotted(module)) return;
  const NameId name = found.names.texts.intern_copy(module);
  if (file.run.is_of_library(name)) return;
  found.names.named_imports.push_back({range_of(call), name, call.statement});
}

}  // namespace paddle_ls::python
