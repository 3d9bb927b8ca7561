#include "protocol/write.hpp"

namespace paddle_ls::protocol {
namespace {

const Enumerator& enumerator_of(const Shape& shape, std::int64_t number) {
  for (const Enumerator& enumerator : shape.enumerators) {
    if (enumerator.value == number) return enumerator;
  }
  return shape.enumerators.front();
}

json::value write_enumeration(const void* from, const Shape& shape) {
  const Enumerator& enumerator = enumerator_of(shape, shape.storage.number(from));
  if (enumerator.text.empty()) return enumerator.value;
  return json::string(enumerator.text);
}

json::value write_structure(const void* from, const Shape& shape) {
  json::object object;
  object.reserve(shape.fields.size());
  for (const Field& field : shape.fields) {
    if (!field.shape) {
      object[field.name] = field.fixed;
      continue;
    }
    const void* member = field.member(from);
    const auto empty = field.shape->storage.empty;
    if (field.presence == Presence::omissible && empty && empty(member)) continue;
    object[field.name] = write_from(member, *field.shape);
  }
  return object;
}

// The value of an optional, or of the alternative that is held.
json::value write_held(const void* from, const Shape& shape) {
  struct Context {
    const Shape& shape;
    json::value value;
  } context{shape, nullptr};
  shape.storage.each(from, &context,
                     [](void* to, std::string_view, std::size_t index, const void* held) {
                       auto& [of, value] = *static_cast<Context*>(to);
                       value = write_from(held, *of.parts[index]);
                     });
  return std::move(context.value);
}

json::value write_array(const void* from, const Shape& shape) {
  struct Context {
    const Shape& element;
    json::array array;
  } context{*shape.parts[0], {}};
  shape.storage.each(from, &context,
                     [](void* to, std::string_view, std::size_t, const void* element) {
                       auto& [of, array] = *static_cast<Context*>(to);
                       array.push_back(write_from(element, of));
                     });
  return std::move(context.array);
}

json::value write_map(const void* from, const Shape& shape) {
  struct Context {
    const Shape& element;
    json::object object;
  } context{*shape.parts[0], {}};
  shape.storage.each(from, &context,
                     [](void* to, std::string_view key, std::size_t, const void* element) {
                       auto& [of, object] = *static_cast<Context*>(to);
                       object[key] = write_from(element, of);
                     });
  return std::move(context.object);
}

}  // namespace

json::value write_from(const void* from, const Shape& shape) {
  switch (shape.kind) {
    case ShapeKind::boolean: return *static_cast<const bool*>(from);
    case ShapeKind::integer: return *static_cast<const std::int32_t*>(from);
    case ShapeKind::uinteger: return *static_cast<const std::uint32_t*>(from);
    case ShapeKind::long_integer: return *static_cast<const std::int64_t*>(from);
    case ShapeKind::string: return json::string(*static_cast<const std::string*>(from));
    case ShapeKind::uri: return json::string(static_cast<const Uri*>(from)->spelling());
    case ShapeKind::any: return *static_cast<const json::value*>(from);
    case ShapeKind::enumeration: return write_enumeration(from, shape);
    case ShapeKind::optional:
    case ShapeKind::alternatives: return write_held(from, shape);
    case ShapeKind::array: return write_array(from, shape);
    case ShapeKind::map: return write_map(from, shape);
    case ShapeKind::structure: return write_structure(from, shape);
  }
  return nullptr;
}

}  // namespace paddle_ls::protocol
