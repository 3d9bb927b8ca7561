// Strings: what their methods give, and those that tell the class of an object. Who knows that
// something is a string does not take its `split` for the one of a tensor.
#include <algorithm>
#include <array>
#include <span>

#include "engine/python/evaluate/run_tape.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

// Methods of strings, sorted, by what they give.
constexpr std::array<std::string_view, 28> give_text = {
    "capitalize", "casefold",     "center",       "decode",  "encode", "expandtabs", "format",
    "format_map", "join",         "ljust",        "lower",   "lstrip", "pop",        "read",
    "readline",   "removeprefix", "removesuffix", "replace", "rjust",  "rstrip",     "strip",
    "swapcase",   "title",        "translate",    "upper",   "zfill",  "__format__", "__str__"};
constexpr std::array<std::string_view, 7> give_texts = {
    "partition", "readlines", "rpartition", "rsplit", "split", "splitlines", "copy"};

// Methods that hardly anything but a string has.
constexpr std::array<std::string_view, 24> only_of_text = {
    "capitalize", "casefold",   "endswith",  "expandtabs",   "format_map",   "isalpha",
    "isdigit",    "islower",    "isnumeric", "isspace",      "isupper",      "ljust",
    "lower",      "lstrip",     "partition", "removeprefix", "removesuffix", "rstrip",
    "splitlines", "startswith", "strip",     "title",        "upper",        "zfill"};

// Methods that give a string wherever their first argument is one.
constexpr std::array<std::string_view, 5> of_text_by_argument = {"partition", "replace",
                                                                 "rpartition", "rsplit", "split"};

// Methods of tensors that take a string first.
constexpr std::array<std::string_view, 6> of_tensor_with_text = {"align_to", "norm", "refine_names",
                                                                 "rename",   "to",   "type"};

// Packages of Python that hand on what they were given.
constexpr std::array<std::string_view, 2> handing_on = {"pickle", "random"};

bool is_among(std::span<const std::string_view> names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

// True for an object that a package made whose values are never of the library: what it consists of
// is not either.
bool TapeRunner::comes_from_elsewhere(const Value& object) const {
  const bool is_made = object.reason == Reason::call_of_api ||
                       object.reason == Reason::value_of_api || object.reason == Reason::annotation;
  if (!object.is_object(Kind::not_torch) || !is_made || object.ref == none) return false;
  const std::string_view maker = names_.text(object.ref);
  return !is_among(handing_on, maker.substr(0, maker.find('.')));
}

bool TapeRunner::takes_text(const Op& attribute) const {
  if (attribute.parent_call == none) return false;
  const Call& call = tape_.calls[tape_.ops[attribute.parent_call].b];
  return call.positional > 0 && is_text(values_[tape_.operands[call.first]]);
}

// `x.split()`, which a tensor does not allow.
bool TapeRunner::takes_nothing(const Op& attribute) const {
  if (attribute.parent_call == none) return false;
  const Call& call = tape_.calls[tape_.ops[attribute.parent_call].b];
  return call.positional == 0 && call.keywords == 0 && !call.unpacks;
}

bool TapeRunner::is_method_of_text(const Op& attribute) const {
  const std::string_view name = names_.text(attribute.b);
  return is_among(only_of_text, name) || (is_among(of_text_by_argument, name) &&
                                          (takes_text(attribute) || takes_nothing(attribute)));
}

bool TapeRunner::is_no_method_of_tensor(const Op& attribute) const {
  const std::string_view name = names_.text(attribute.b);
  return is_method_of_text(attribute) ||
         (takes_text(attribute) && !is_among(of_tensor_with_text, name));
}

// What a method of a string, of several, or of what is used as one, gives; unbound where nobody
// knows.
Value TapeRunner::text_method(const Value& receiver, const Op& callee, const Op&) const {
  const std::string_view name = names_.text(callee.b);
  const bool is_known = is_text(receiver) || holds_texts(receiver);
  if (name == "_get_name" && (receiver.is(Tag::unknown) || receiver.is_object(Kind::module))) {
    return python_value(Reason::class_name, class_of_object(receiver).certainty);
  }
  const bool is_used_so = receiver.is(Tag::unknown) && is_method_of_text(callee);
  if (!is_known && !is_used_so) return {};
  const Certainty certainty = is_known ? receiver.certainty : Certainty::likely;
  if (receiver.reason == Reason::class_name && (name == "lower" || name == "casefold")) {
    return python_value(Reason::class_name_lower, certainty);
  }
  if (is_among(give_text, name)) return python_value(Reason::text, certainty);
  if (is_among(give_texts, name)) return python_value(Reason::texts, certainty);
  return is_known ? python_value() : Value{};
}

// What `type(object)` is; of a class of this file, and of what no library made, nothing is said.
Value TapeRunner::class_of_object(const Value& object) {
  switch (object.tag) {
    case Tag::unknown:
    case Tag::conflict: return python_value(Reason::class_of_object, Certainty::likely);
    case Tag::object:
      if (object.kind == Kind::not_torch || object.kind == Kind::none) return python_value();
      return python_value(Reason::class_of_object, object.certainty);
    default: return python_value();
  }
}

// Of `__class__`, `__name__` and their kin; unbound for other attributes.
Value TapeRunner::fact_of_class(const Value& object, NameId attribute) const {
  const std::string_view name = names_.text(attribute);
  if (!name.starts_with("__") || object.is(Tag::name) || object.is(Tag::instance)) return {};
  const bool is_class =
      object.is_object(Kind::not_torch) && object.reason == Reason::class_of_object;
  if (name == "__class__") return class_of_object(object);
  if (name == "__module__") {
    const Value type = is_class ? object : class_of_object(object);
    if (type.reason != Reason::class_of_object) return {};
    return python_value(Reason::class_module, type.certainty);
  }
  const bool is_name = name == "__name__" || name == "__qualname__";
  return is_class && is_name ? python_value(Reason::class_name, object.certainty) : Value{};
}

// What `str(object)` gives.
Value TapeRunner::text_of(const Value& object) {
  if (is_text(object)) return object;
  const bool is_class =
      object.is_object(Kind::not_torch) && object.reason == Reason::class_of_object;
  return is_class ? python_value(Reason::class_path, object.certainty) : python_value(Reason::text);
}

}  // namespace paddle_ls::python
