// Access by a string: getattr and its kin, and imports by name.
#include <algorithm>

#include "engine/python/collect/name_collector.hpp"

namespace paddle_ls::python {

using Tag = Value::Tag;

// True for a call of getattr, hasattr, setattr or delattr with an object.
bool NameCollector::asks_by_name(const Op& call) const {
  const Value& callee = run_.value(call.a);
  if (!callee.is(Tag::builtin) || tape_.calls[call.b].positional == 0) return false;
  const std::string_view name = names_.text(callee.ref);
  return name == "getattr" || name == "hasattr" || name == "setattr" || name == "delattr";
}

// What a literal asks for is the use, and not the module that is asked. Nobody sees what a computed
// name asks for: then the module is a value like any other.
void NameCollector::mark_dynamic_object(const Op& call) {
  if (!asks_by_name(call)) return;
  const Call& arguments = tape_.calls[call.b];
  if (arguments.positional < 2 || string_content(tape_.operands[arguments.first + 1]).empty()) {
    return;
  }
  const OpId object = tape_.operands[arguments.first];
  if (is_name(object)) tape_.ops[object].flags |= consumed;
}

// Whether the call puts something else for what a path names: `patch` of unittest and of
// pytest-mock, `setattr` and `delattr` of pytest's monkeypatch.
bool NameCollector::replaces_by_path(const Op& call) const {
  const std::string_view callee = text::slice(source_, range_of(tape_.ops[call.a]));
  const std::size_t dot = callee.rfind('.');
  const std::string_view member = dot == std::string_view::npos ? callee : callee.substr(dot + 1);
  if (member == "patch") return true;
  const std::string_view object = callee.substr(0, callee.size() - member.size());
  return (object.ends_with("patch.") && member != "object") || object.ends_with("mocker.");
}

void NameCollector::collect_replaced_path(const Op& call) {
  const Call& arguments = tape_.calls[call.b];
  if (arguments.positional == 0) return;
  const text::ByteRange content = string_content(tape_.operands[arguments.first]);
  if (content.empty() || !replaces_by_path(call)) return;
  const std::string_view path = text::slice(source_, content);
  for (std::size_t start = 0, end = 0; start < path.size(); start = end + 1) {
    end = std::min(path.find('.', start), path.size());
    if (!run_.is_of_library(names_.texts.intern(path.substr(start, end - start)))) continue;
    DynamicUse dynamic = dynamic_use(call, DynamicForm::replaced_path);
    dynamic.word = {content.start + start, content.end};
    dynamic.name = names_.texts.intern(path.substr(start));
    names_.dynamic.push_back(dynamic);
    return;
  }
}

void NameCollector::collect_dynamic(OpId at, const Op& call) {
  collect_replaced_path(call);
  if (asks_by_name(call)) return collect_by_attribute(at, call);
  const Value& callee = run_.value(call.a);
  if (!callee.is(Tag::builtin) && !callee.is(Tag::name)) return;
  const std::string_view name = names_.text(callee.ref);
  if (name == "vars" && tape_.calls[call.b].positional == 1) {
    const OpId object = tape_.operands[tape_.calls[call.b].first];
    DynamicUse dynamic = dynamic_use(call, DynamicForm::computed_name);
    dynamic.name = run_.value(object).ref;
    if (is_name(object)) add_computed(call, dynamic);
    return;
  }
  if (name == "__import__" || name == "importlib.import_module") collect_by_import(at, call);
  if (callee.is(Tag::builtin) && (name == "eval" || name == "exec")) collect_code(call);
}

// `eval("nn.Conv2d")` and `eval(f"nn.{name}")`: of a program that is a text its first name is seen.
void NameCollector::collect_code(const Op& call) {
  const std::string_view written = text::slice(source_, range_of(call));
  const std::size_t quote = written.find_first_of("'\"");
  if (quote == std::string_view::npos) return;
  const std::string_view code = written.substr(quote + 1);
  const std::string_view first = code.substr(0, code.find('.'));
  for (const Binding& binding : names_.bindings) {
    if (names_.text(binding.name) != first) continue;
    DynamicUse dynamic = dynamic_use(call, DynamicForm::attribute_by_name);
    dynamic.name = binding.target;
    names_.dynamic.push_back(dynamic);
    return;
  }
}

DynamicUse NameCollector::dynamic_use(const Op& call, DynamicForm form) const {
  return {.range = range_of(call),
          .object = {},
          .word = {},
          .form = form,
          .name = none,
          .receiver = {},
          .statement = call.statement,
          .use = none,
          .call = {},
          .unsound = is_unsound(call)};
}

void NameCollector::collect_by_attribute(OpId at, const Op& call) {
  DynamicUse dynamic = dynamic_use(call, DynamicForm::attribute_by_name);
  const Call& arguments = tape_.calls[call.b];
  const OpId object = tape_.operands[arguments.first];
  dynamic.object = range_of(tape_.ops[object]);
  if (arguments.positional > 1) {
    dynamic.word = string_content(tape_.operands[arguments.first + 1]);
  }
  const std::string_view word = text::slice(source_, dynamic.word);
  if (is_name(at)) return add_use(at, call, dynamic);
  if (is_name(object)) {
    dynamic.name = run_.value(object).ref;
    if (word.empty()) return add_computed(call, dynamic);
    dynamic.name = names_.texts.join(dynamic.name, names_.texts.intern(word));
    if (names_.text(run_.value(call.a).ref) == "hasattr") {
      dynamic.form = DynamicForm::presence;
      return add_use(at, call, dynamic);
    }
  } else {
    if (word.empty()) return;
    dynamic.name = names_.texts.intern(word);
    if (!is_member(dynamic.name)) return;
    dynamic.receiver = receiver_by_value(run_.value(object), dynamic.name);
    const Kind kind = dynamic.receiver.kind;
    if (kind == Kind::unknown || kind == Kind::foreign) return;
  }
  names_.dynamic.push_back(dynamic);
}

void NameCollector::collect_by_import(OpId at, const Op& call) {
  DynamicUse dynamic = dynamic_use(call, DynamicForm::import_by_name);
  const Call& arguments = tape_.calls[call.b];
  if (arguments.positional == 0) return;
  dynamic.word = string_content(tape_.operands[arguments.first]);
  if (is_name(at)) return add_use(at, call, dynamic);
  const std::string_view word = text::slice(source_, dynamic.word);
  if (word.empty()) return;
  dynamic.name = names_.texts.intern(word);
  if (run_.is_of_library(dynamic.name)) names_.dynamic.push_back(dynamic);
}

// What is asked of a module, where no literal says it, is known by how it is asked.
void NameCollector::add_computed(const Op& call, DynamicUse& dynamic) {
  const std::string_view name = names_.text(run_.value(call.a).ref);
  const Call& arguments = tape_.calls[call.b];
  if (name != "vars" && (name != "getattr" || arguments.positional < 2)) return;
  const std::string_view member = name == "vars" ? "__dict__" : name;
  dynamic.form = DynamicForm::computed_name;
  dynamic.name = names_.texts.join(dynamic.name, names_.texts.intern(member));
  dynamic.call = node_of(call);
  names_.dynamic.push_back(dynamic);
}

// The string says what is used. Where a dot follows the call, the use is what stands behind it.
void NameCollector::add_use(OpId at, const Op& call, DynamicUse& dynamic) {
  if ((call.flags & consumed) != 0) return;
  const bool is_question = dynamic.form == DynamicForm::presence;
  if (!is_question) dynamic.name = run_.value(at).ref;
  dynamic.use = collect_use(at, call);
  Use& use = names_.uses[dynamic.use];
  if (is_question) {
    use.name = dynamic.name;
    use.call = {};
    use.role = Role::value;
    const Value& object = run_.value(tape_.operands[tape_.calls[call.b].first]);
    use.resolution = object.certainty == Certainty::sure ? Resolution::sure : Resolution::ambiguous;
  }
  use.dynamic = static_cast<std::uint32_t>(names_.dynamic.size());
  names_.dynamic.push_back(dynamic);
  if (dynamic.form == DynamicForm::import_by_name) return;
  // The module is written with the name that begins it.
  const OpId load = first_load(tape_.operands[tape_.calls[call.b].first]);
  if (load == none) return;
  Op& op = tape_.ops[load];
  use.binding = binding_of(op);
  names_.parts.back() = {op.start, op.start + names_.text(tape_.symbols[op.a].name).size()};
  refer_to(op, range_of(call), dynamic.use);
}

// The load that a dotted expression begins with, or `none`.
OpId NameCollector::first_load(OpId expression) const {
  while (is_attribute(tape_.ops[expression])) expression = tape_.ops[expression].a;
  return tape_.ops[expression].code == Code::load ? expression : none;
}

}  // namespace paddle_ls::python
