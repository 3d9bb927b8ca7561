#include "engine/python/collect/dynamic_accesses.hpp"

#include <algorithm>

#include "engine/python/collect/library_uses.hpp"
#include "engine/python/collect/state/bindings.hpp"
#include "engine/python/collect/state/receivers.hpp"

namespace paddle_ls::python {

using Tag = Value::Tag;

namespace {

// True for a call of getattr, hasattr, setattr or delattr with an object.
bool asks_by_name(const FileView& file, const Op& call) {
  const Value& callee = file.run.value(call.a);
  if (!callee.is(Tag::builtin) || file.tape.calls[call.b].positional == 0) return false;
  const std::string_view name = file.names.text(callee.ref);
  return name == "getattr" || name == "hasattr" || name == "setattr" || name == "delattr";
}

DynamicUse dynamic_use(const FileView& file, const Op& call, DynamicForm form) {
  return {.range = range_of(call),
          .object = {},
          .word = {},
          .form = form,
          .name = none,
          .receiver = {},
          .statement = call.statement,
          .use = none,
          .call = {},
          .unsound = is_unsound(file, call)};
}

// True for a call that replaces the object at a path: `patch` of unittest and of pytest-mock,
// `setattr` and `delattr` of pytest's monkeypatch.
bool replaces_by_path(const FileView& file, const Op& call) {
  const std::string_view callee = text::slice(file.source, range_of(file.tape.ops[call.a]));
  const std::size_t dot = callee.rfind('.');
  const std::string_view member = dot == std::string_view::npos ? callee : callee.substr(dot + 1);
  if (member == "patch") return true;
  const std::string_view object = callee.substr(0, callee.size() - member.size());
  return (object.ends_with("patch.") && member != "object") || object.ends_with("mocker.");
}

void collect_replaced_path(Collection& found, const Op& call) {
  const FileView& file = found.file;
  const Call& arguments = file.tape.calls[call.b];
  if (arguments.positional == 0) return;
  const text::ByteRange content = string_content(file, file.tape.operands[arguments.first]);
  if (content.empty() || !replaces_by_path(file, call)) return;
  const std::string_view path = text::slice(file.source, content);
  for (std::size_t start = 0, end = 0; start < path.size(); start = end + 1) {
    end = std::min(path.find('.', start), path.size());
    if (!file.run.is_of_library(found.names.texts.intern(path.substr(start, end - start))))
      continue;
    DynamicUse dynamic = dynamic_use(file, call, DynamicForm::replaced_path);
    dynamic.word = {content.start + start, content.end};
    dynamic.name = found.names.texts.intern(path.substr(start));
    found.names.dynamic.push_back(dynamic);
    return;
  }
}

// `eval("nn.Conv2d")` and `eval(f"nn.{name}")`: only the first name in the string is analysed.
void collect_evaluated_code(Collection& found, const Op& call) {
  const FileView& file = found.file;
  const std::string_view written = text::slice(file.source, range_of(call));
  const std::size_t quote = written.find_first_of("'\"");
  if (quote == std::string_view::npos) return;
  const std::string_view code = written.substr(quote + 1);
  const std::string_view first = code.substr(0, code.find('.'));
  for (const Binding& binding : found.names.bindings) {
    if (found.names.text(binding.name) != first) continue;
    DynamicUse dynamic = dynamic_use(file, call, DynamicForm::attribute_by_name);
    dynamic.name = binding.target;
    found.names.dynamic.push_back(dynamic);
    return;
  }
}

// `getattr(nn, name)` and `vars(nn)`: a use of the member `getattr` or `__dict__` of the module.
void add_computed(Collection& found, const Op& call, DynamicUse& dynamic) {
  const FileView& file = found.file;
  const std::string_view name = found.names.text(file.run.value(call.a).ref);
  const Call& arguments = file.tape.calls[call.b];
  if (name != "vars" && (name != "getattr" || arguments.positional < 2)) return;
  const std::string_view member = name == "vars" ? "__dict__" : name;
  dynamic.form = DynamicForm::computed_name;
  dynamic.name = found.names.texts.join(dynamic.name, found.names.texts.intern(member));
  dynamic.call = node_of(file, call);
  found.names.dynamic.push_back(dynamic);
}

// The load that a dotted expression begins with, or `none`.
OpId first_load(const FileView& file, OpId expression) {
  while (is_attribute(file.tape.ops[expression])) expression = file.tape.ops[expression].a;
  return file.tape.ops[expression].code == OpCode::load ? expression : none;
}

// The string names the use. If a dot follows the call, the longer expression is the use.
void add_named_use(Collection& found, OpId at, const Op& call, DynamicUse& dynamic) {
  const FileView& file = found.file;
  if (is_part_of_another_use(found, at)) return;
  const bool is_question = dynamic.form == DynamicForm::presence;
  if (!is_question) dynamic.name = file.run.value(at).ref;
  dynamic.use = add_library_use(found, at);
  Use& use = found.names.uses[dynamic.use];
  if (is_question) {
    use.name = dynamic.name;
    use.call = {};
    use.role = Role::value;
    const Value& object = file.run.value(file.tape.operands[file.tape.calls[call.b].first]);
    use.resolution = object.certainty == Certainty::sure ? Resolution::sure : Resolution::ambiguous;
  }
  use.dynamic = static_cast<std::uint32_t>(found.names.dynamic.size());
  found.names.dynamic.push_back(dynamic);
  if (dynamic.form == DynamicForm::import_by_name) return;
  // The module is spelled with the name that begins it.
  const OpId load = first_load(file, file.tape.operands[file.tape.calls[call.b].first]);
  if (load == none) return;
  const Op& op = file.tape.ops[load];
  const std::string_view name = file.names.text(file.tape.symbols[op.a].name);
  use.binding = binding_of(found, load);
  found.names.parts.back() = {op.start, op.start + name.size()};
  refer_by_use(found, load, range_of(call), dynamic.use);
}

void collect_by_attribute(Collection& found, OpId at, const Op& call) {
  const FileView& file = found.file;
  DynamicUse dynamic = dynamic_use(file, call, DynamicForm::attribute_by_name);
  const Call& arguments = file.tape.calls[call.b];
  const OpId object = file.tape.operands[arguments.first];
  dynamic.object = range_of(file.tape.ops[object]);
  if (arguments.positional > 1) {
    dynamic.word = string_content(file, file.tape.operands[arguments.first + 1]);
  }
  const std::string_view word = text::slice(file.source, dynamic.word);
  if (is_name(file, at)) return add_named_use(found, at, call, dynamic);
  if (is_name(file, object)) {
    dynamic.name = file.run.value(object).ref;
    if (word.empty()) return add_computed(found, call, dynamic);
    dynamic.name = found.names.texts.join(dynamic.name, found.names.texts.intern(word));
    if (found.names.text(file.run.value(call.a).ref) == "hasattr") {
      dynamic.form = DynamicForm::presence;
      return add_named_use(found, at, call, dynamic);
    }
  } else {
    if (word.empty()) return;
    dynamic.name = found.names.texts.intern(word);
    if (!is_member(found, dynamic.name)) return;
    dynamic.receiver = receiver_by_value(file, file.run.value(object), dynamic.name);
    const Kind kind = dynamic.receiver.kind;
    if (kind == Kind::unknown || kind == Kind::foreign) return;
  }
  found.names.dynamic.push_back(dynamic);
}

void collect_by_import(Collection& found, OpId at, const Op& call) {
  const FileView& file = found.file;
  DynamicUse dynamic = dynamic_use(file, call, DynamicForm::import_by_name);
  const Call& arguments = file.tape.calls[call.b];
  if (arguments.positional == 0) return;
  dynamic.word = string_content(file, file.tape.operands[arguments.first]);
  if (is_name(file, at)) return add_named_use(found, at, call, dynamic);
  const std::string_view word = text::slice(file.source, dynamic.word);
  if (word.empty()) return;
  dynamic.name = found.names.texts.intern(word);
  if (file.run.is_of_library(dynamic.name)) found.names.dynamic.push_back(dynamic);
}

}  // namespace

void collect_dynamic_access(Collection& found, OpId at) {
  const FileView& file = found.file;
  const Op& call = file.tape.ops[at];
  collect_replaced_path(found, call);
  if (asks_by_name(file, call)) return collect_by_attribute(found, at, call);
  const Value& callee = file.run.value(call.a);
  if (!callee.is(Tag::builtin) && !callee.is(Tag::name)) return;
  const std::string_view name = found.names.text(callee.ref);
  if (name == "vars" && file.tape.calls[call.b].positional == 1) {
    const OpId object = file.tape.operands[file.tape.calls[call.b].first];
    DynamicUse dynamic = dynamic_use(file, call, DynamicForm::computed_name);
    dynamic.name = file.run.value(object).ref;
    if (is_name(file, object)) add_computed(found, call, dynamic);
    return;
  }
  if (name == "__import__" || name == "importlib.import_module") collect_by_import(found, at, call);
  if (callee.is(Tag::builtin) && (name == "eval" || name == "exec"))
    collect_evaluated_code(found, call);
}

// The use is the name in the literal, not the module that it is read from. With a computed name the
// module is a value like any other.
void mark_asked_module(Collection& found, OpId at) {
  const FileView& file = found.file;
  const Op& call = file.tape.ops[at];
  if (!asks_by_name(file, call)) return;
  const Call& arguments = file.tape.calls[call.b];
  if (arguments.positional < 2 ||
      string_content(file, file.tape.operands[arguments.first + 1]).empty()) {
    return;
  }
  const OpId object = file.tape.operands[arguments.first];
  if (is_name(file, object)) found.marks.asked_by_literal[object] = true;
}

}  // namespace paddle_ls::python
