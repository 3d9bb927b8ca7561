#include "engine/python/evaluate/string_values.hpp"

#include <array>

#include "engine/python/evaluate/duck_typing.hpp"
#include "engine/text/word_set.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

// Methods of strings by their result.
constexpr std::array<std::string_view, 28> methods_giving_text = {
    "capitalize", "casefold",     "center",       "decode",  "encode", "expandtabs", "format",
    "format_map", "join",         "ljust",        "lower",   "lstrip", "pop",        "read",
    "readline",   "removeprefix", "removesuffix", "replace", "rjust",  "rstrip",     "strip",
    "swapcase",   "title",        "translate",    "upper",   "zfill",  "__format__", "__str__"};
constexpr std::array<std::string_view, 7> methods_giving_texts = {
    "partition", "readlines", "rpartition", "rsplit", "split", "splitlines", "copy"};

}  // namespace

Value text_method(const Evaluation& run, const Value& receiver, const Op& callee) {
  const std::string_view name = run.text(callee.b);
  const bool is_known = is_text(receiver) || holds_texts(receiver);
  if (name == "_get_name" && (receiver.is(Tag::unknown) || receiver.is_object(Kind::module))) {
    return python_value(Reason::class_name, class_of_object(receiver).certainty);
  }
  const bool is_used_so = receiver.is(Tag::unknown) && is_text_method(run, callee);
  if (!is_known && !is_used_so) return {};
  const Certainty certainty = is_known ? receiver.certainty : Certainty::likely;
  if (receiver.reason == Reason::class_name && (name == "lower" || name == "casefold")) {
    return python_value(Reason::class_name_lower, certainty);
  }
  if (text::is_one_of(name, methods_giving_text)) return python_value(Reason::text, certainty);
  if (text::is_one_of(name, methods_giving_texts)) return python_value(Reason::texts, certainty);
  return is_known ? python_value() : Value{};
}

Value class_of_object(const Value& object) {
  switch (object.tag) {
    case Tag::unknown:
    case Tag::conflict: return python_value(Reason::class_of_object, Certainty::likely);
    case Tag::object:
      if (object.kind == Kind::foreign || object.kind == Kind::none) return python_value();
      return python_value(Reason::class_of_object, object.certainty);
    default: return python_value();
  }
}

Value fact_of_class(const EvaluatedFile& program, const Value& object, NameId attribute) {
  const std::string_view name = program.text(attribute);
  if (!name.starts_with("__") || object.is(Tag::name) || object.is(Tag::instance)) return {};
  const bool is_class = object.is_object(Kind::foreign) && object.reason == Reason::class_of_object;
  if (name == "__class__") return class_of_object(object);
  if (name == "__module__") {
    const Value type = is_class ? object : class_of_object(object);
    if (type.reason != Reason::class_of_object) return {};
    return python_value(Reason::class_module, type.certainty);
  }
  const bool is_name = name == "__name__" || name == "__qualname__";
  return is_class && is_name ? python_value(Reason::class_name, object.certainty) : Value{};
}

Value text_of(const Value& object) {
  if (is_text(object)) return object;
  const bool is_class = object.is_object(Kind::foreign) && object.reason == Reason::class_of_object;
  return is_class ? python_value(Reason::class_path, object.certainty) : python_value(Reason::text);
}

}  // namespace paddle_ls::python
