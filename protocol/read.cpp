#include "protocol/read.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace paddle_ls::protocol {
namespace {

constexpr std::int64_t uinteger_max = std::numeric_limits<std::int32_t>::max();

std::string got(const json::value& value) {
  if (value.is_object()) return "an object";
  if (value.is_array()) return "an array";
  const auto* text = value.if_string();
  if (!text) return json::serialize(value);
  constexpr std::size_t limit = 40;
  if (text->size() <= limit) return json::serialize(value);
  std::size_t end = limit;
  while (end > 0 && (static_cast<unsigned char>((*text)[end]) & 0xC0) == 0x80) --end;
  return json::serialize(json::value(json::string_view(text->data(), end))) + "...";
}

std::string one_of(const Shape& enumeration) {
  std::string out = "one of";
  for (const Enumerator& enumerator : enumeration.enumerators) {
    out += out.ends_with("of") ? " " : ", ";
    out += enumerator.text.empty() ? std::to_string(enumerator.value)
                                   : '"' + std::string(enumerator.text) + '"';
  }
  return out;
}

std::string wanted(const Shape& shape) {
  switch (shape.kind) {
    case ShapeKind::boolean: return "true or false";
    case ShapeKind::integer: return "an integer from -2147483648 to 2147483647";
    case ShapeKind::uinteger: return "an integer from 0 to 2147483647";
    case ShapeKind::long_integer: return "an integer";
    case ShapeKind::string: return "a string";
    case ShapeKind::uri: return "a URI";
    case ShapeKind::any: return "any value";
    case ShapeKind::enumeration: return one_of(shape);
    case ShapeKind::optional: return wanted(*shape.parts[0]);
    case ShapeKind::array: return "an array";
    case ShapeKind::map:
    case ShapeKind::structure: return "an object";
    case ShapeKind::alternatives: break;
  }
  std::string out;
  for (const Shape* part : shape.parts) out += (out.empty() ? "" : " or ") + wanted(*part);
  return out;
}

std::optional<std::int64_t> integer(const json::value& value) {
  if (const auto* number = value.if_int64()) return *number;
  if (const auto* number = value.if_double()) {
    constexpr double exact = 9007199254740992.0;  // 2^53
    if (std::abs(*number) <= exact && *number == std::trunc(*number)) {
      return static_cast<std::int64_t>(*number);
    }
  }
  return {};
}

// Whether `value` is of the JSON type that `shape` is written as, whatever its contents.
bool has_type_of(const json::value& value, const Shape& shape) {
  switch (shape.kind) {
    case ShapeKind::boolean: return value.is_bool();
    case ShapeKind::integer:
    case ShapeKind::uinteger:
    case ShapeKind::long_integer: return value.is_number();
    case ShapeKind::string:
    case ShapeKind::uri: return value.is_string();
    case ShapeKind::enumeration:
      return shape.enumerators[0].text.empty() ? value.is_number() : value.is_string();
    case ShapeKind::array: return value.is_array();
    case ShapeKind::map:
    case ShapeKind::structure: return value.is_object();
    case ShapeKind::any:
    case ShapeKind::optional:
    case ShapeKind::alternatives: return true;
  }
  return false;
}

const Enumerator* find_enumerator(const json::value& value, const Shape& shape) {
  const auto found = std::ranges::find_if(shape.enumerators, [&](const Enumerator& enumerator) {
    if (enumerator.text.empty()) return integer(value) == enumerator.value;
    return value.is_string() && std::string_view(value.get_string()) == enumerator.text;
  });
  return found == shape.enumerators.end() ? nullptr : &*found;
}

// A value that a later version of the specification may have added.
bool is_unknown_enumerator(const json::value& value, const Shape& shape) {
  return shape.kind == ShapeKind::enumeration && has_type_of(value, shape) &&
         !find_enumerator(value, shape);
}

// Reads by walking shape and JSON together. The depth of the walk is that of the C++ type. Places
// are put before the path on the way back from an error, so that success pays nothing for them.
class Reader {
 public:
  explicit Reader(Error& error) : error_(error) {}

  bool read(const json::value& from, const Shape& shape, void* to) {
    switch (shape.kind) {
      case ShapeKind::boolean: return read_boolean(from, shape, to);
      case ShapeKind::integer: {
        using Limits = std::numeric_limits<std::int32_t>;
        return read_integer<std::int32_t>(from, shape, to, Limits::min(), Limits::max());
      }
      case ShapeKind::uinteger:
        return read_integer<std::uint32_t>(from, shape, to, 0, uinteger_max);
      case ShapeKind::long_integer: {
        using Limits = std::numeric_limits<std::int64_t>;
        return read_integer<std::int64_t>(from, shape, to, Limits::min(), Limits::max());
      }
      case ShapeKind::string:
      case ShapeKind::uri: return read_text(from, shape, to);
      case ShapeKind::any: *static_cast<json::value*>(to) = from; return true;
      case ShapeKind::enumeration: return read_enumeration(from, shape, to);
      case ShapeKind::optional: return read_optional(from, shape, to);
      case ShapeKind::array: return read_array(from, shape, to);
      case ShapeKind::map: return read_map(from, shape, to);
      case ShapeKind::alternatives: return read_alternatives(from, shape, to);
      case ShapeKind::structure: return read_structure(from, shape, to);
    }
    return false;
  }

 private:
  bool mismatch(const json::value& from, const Shape& shape) {
    error_ = {"expected " + wanted(shape) + ", got " + got(from), {}};
    return false;
  }

  bool failed_at(std::string_view place) {
    error_.where.insert(0, place);
    return false;
  }

  bool read_boolean(const json::value& from, const Shape& shape, void* to) {
    if (!from.is_bool()) return mismatch(from, shape);
    *static_cast<bool*>(to) = from.get_bool();
    return true;
  }

  template <class T>
  bool read_integer(const json::value& from, const Shape& shape, void* to, std::int64_t min,
                    std::int64_t max) {
    const auto number = integer(from);
    if (!number || *number < min || *number > max) return mismatch(from, shape);
    *static_cast<T*>(to) = static_cast<T>(*number);
    return true;
  }

  bool read_text(const json::value& from, const Shape& shape, void* to) {
    const auto* text = from.if_string();
    if (!text) return mismatch(from, shape);
    const std::string_view view(text->data(), text->size());
    if (shape.kind == ShapeKind::uri) {
      *static_cast<Uri*>(to) = Uri::parse(view);
    } else {
      static_cast<std::string*>(to)->assign(view);
    }
    return true;
  }

  bool read_enumeration(const json::value& from, const Shape& shape, void* to) {
    const Enumerator* found = find_enumerator(from, shape);
    if (!found) return mismatch(from, shape);
    shape.storage.assign(to, found->value);
    return true;
  }

  bool read_optional(const json::value& from, const Shape& shape, void* to) {
    const Shape& part = *shape.parts[0];
    if (from.is_null() || is_unknown_enumerator(from, part)) return true;
    return read(from, part, shape.storage.emplace(to, {}, 0));
  }

  bool read_array(const json::value& from, const Shape& shape, void* to) {
    const auto* array = from.if_array();
    if (!array) return mismatch(from, shape);
    const Shape& part = *shape.parts[0];
    std::size_t index = 0;
    for (const json::value& element : *array) {
      if (!is_unknown_enumerator(element, part) &&
          !read(element, part, shape.storage.emplace(to, {}, 0))) {
        return failed_at("[" + std::to_string(index) + "]");
      }
      ++index;
    }
    return true;
  }

  bool read_map(const json::value& from, const Shape& shape, void* to) {
    const auto* object = from.if_object();
    if (!object) return mismatch(from, shape);
    for (const auto& [key, element] : *object) {
      const std::string_view name(key.data(), key.size());
      if (!read(element, *shape.parts[0], shape.storage.emplace(to, name, 0))) {
        return failed_at("[" + got(json::value(key)) + "]");
      }
    }
    return true;
  }

  // When only one alternative has the JSON type that came, its own error says most.
  bool read_alternatives(const json::value& from, const Shape& shape, void* to) {
    std::size_t tried = 0;
    for (std::size_t index = 0; index < shape.parts.size(); ++index) {
      if (!has_type_of(from, *shape.parts[index])) continue;
      if (read(from, *shape.parts[index], shape.storage.emplace(to, {}, index))) return true;
      ++tried;
    }
    if (tried == 1) return false;
    return mismatch(from, shape);
  }

  bool read_structure(const json::value& from, const Shape& shape, void* to) {
    const auto* object = from.if_object();
    if (!object) return mismatch(from, shape);
    for (const Field& field : shape.fields) {
      if (!read_member(*object, field, to)) return failed_at("." + std::string(field.name));
    }
    return true;
  }

  bool read_member(const json::object& object, const Field& field, void* structure) {
    const json::value* value = object.if_contains(field.name);
    if (!field.shape) return read_fixed(value, field);
    if (field.presence != Presence::required && (!value || value->is_null())) return true;
    if (!value) {
      error_ = {"expected " + wanted(*field.shape) + ", but it is missing", {}};
      return false;
    }
    return read(*value, *field.shape, const_cast<void*>(field.member(structure)));
  }

  bool read_fixed(const json::value* value, const Field& field) {
    if (value && value->is_string() && std::string_view(value->get_string()) == field.fixed) {
      return true;
    }
    error_ = {"expected \"" + std::string(field.fixed) + "\", " +
                  (value ? "got " + got(*value) : "but it is missing"),
              {}};
    return false;
  }

  Error& error_;
};

}  // namespace

bool read_into(void* to, const Shape& shape, const json::value& from, std::string_view root,
               Error& error) {
  if (Reader(error).read(from, shape, to)) return true;
  error.where.insert(0, root);
  return false;
}

ResponseError invalid_params(const Error& error) {
  return {static_cast<int>(ErrorCode::invalid_params), error.where + ": " + error.message};
}

}  // namespace paddle_ls::protocol
