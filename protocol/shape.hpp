// What a C++ type looks like in JSON, as data.
//
// Every structure lists its members once, in `fields()`; reading, writing and the comparison with
// the specification's own description all walk that list. A shape is erased to plain pointers so
// that one compiled walk serves every type: a hundred structures cost a hundred tables, not a
// hundred parsers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <typeinfo>
#include <utility>
#include <variant>
#include <vector>

#include "protocol/json.hpp"
#include "protocol/uri.hpp"

namespace paddle_ls::protocol {

struct Shape;

enum class Presence : std::uint8_t {
  required,
  omissible,  // absent when empty (no value, false, nothing in it); null counts as absent
  nullable,   // always written, as null when empty; may be absent or null when read
};

// One member of a structure, or a string that the specification fixes (`kind: "full"`).
struct Field {
  std::string_view name;  // in JSON
  Presence presence = Presence::required;
  const Shape* shape = nullptr;                  // of the member; none for a fixed string
  const void* (*member)(const void*) = nullptr;  // from the structure to the member
  std::string_view fixed = {};
};

// A value of an enumeration: a string in JSON when `text` is not empty, else the number itself.
struct Enumerator {
  std::int64_t value;
  std::string_view text = {};
};

enum class ShapeKind : std::uint8_t {
  boolean,
  integer,       // -2^31 .. 2^31-1
  uinteger,      // 0 .. 2^31-1
  long_integer,  // 64 bits: request ids, which peers count as they like
  string,
  uri,
  any,
  enumeration,
  optional,
  array,
  map,           // keys are URIs or strings
  alternatives,  // the first that fits
  structure,
};

// Storage of a type, erased: what reading needs to fill it and writing to walk it.
struct Storage {
  using Visit = void(void* context, std::string_view key, std::size_t index, const void* element);

  // Enumerations.
  void (*assign)(void* to, std::int64_t number) = nullptr;
  std::int64_t (*number)(const void* from) = nullptr;

  // Optionals, arrays, maps (which use `key`) and alternatives (which use `index`): makes room for
  // an element and gives its address;
  // visits the elements in order.
  void* (*emplace)(void* to, std::string_view key, std::size_t index) = nullptr;
  void (*each)(const void* from, void* context, Visit* visit) = nullptr;

  // Whether an omissible member is left out; null for types that are never empty.
  bool (*empty)(const void* from) = nullptr;
};

struct Shape {
  ShapeKind kind = ShapeKind::any;
  const std::type_info* type = nullptr;
  std::span<const Field> fields = {};            // of a structure
  std::span<const Enumerator> enumerators = {};  // of an enumeration
  std::span<const Shape* const> parts = {};      // element, mapped type, or alternatives in order
  Storage storage = {};
};

template <class T>
struct ShapeMaker;

template <class T>
inline constexpr Shape shape_of = ShapeMaker<T>::make();

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;

template <class Member>
struct MemberPointer;
template <class Owner_, class Type_>
struct MemberPointer<Type_ Owner_::*> {
  using Owner = Owner_;
  using Type = Type_;
};

template <auto member>
constexpr Field field(std::string_view name, Presence presence) {
  using Pointer = MemberPointer<decltype(member)>;
  return {name, presence, &shape_of<typename Pointer::Type>, [](const void* structure) {
            const auto* owner = static_cast<const typename Pointer::Owner*>(structure);
            return static_cast<const void*>(&(owner->*member));
          }};
}

// A member that must be there, unless it is a std::optional.
template <auto member>
constexpr Field field(std::string_view name) {
  constexpr bool optional = is_optional<typename MemberPointer<decltype(member)>::Type>;
  return field<member>(name, optional ? Presence::omissible : Presence::required);
}

// A member without std::optional that is left out when it is false, zero elements long or empty.
template <auto member>
constexpr Field omissible(std::string_view name) {
  return field<member>(name, Presence::omissible);
}

// A std::optional member that is written as null when it has no value.
template <auto member>
constexpr Field nullable(std::string_view name) {
  return field<member>(name, Presence::nullable);
}

constexpr Field fixed(std::string_view name, std::string_view value) {
  return {.name = name, .fixed = value};
}

template <class T>
concept Structure = requires {
  T::fields();
};

// An enumeration has, in its own namespace, `constexpr auto enumerators(E)`: an array of
// Enumerator.
template <class T>
concept Enumeration = std::is_enum_v<T> && requires(T value) {
  enumerators(value);
};

template <class T>
inline constexpr auto fields_of = T::fields();
template <class T>
inline constexpr auto enumerators_of = enumerators(T{});
template <class... Parts>
inline constexpr std::array<const Shape*, sizeof...(Parts)> shapes_of = {&shape_of<Parts>...};

// For tests, which print names. A build that has to be small keeps none.
template <class T>
constexpr const std::type_info* type_of() {
#ifdef __cpp_rtti
  return &typeid(T);
#else
  return nullptr;
#endif
}

template <class T>
constexpr Shape plain_shape(ShapeKind kind) {
  Shape shape{.kind = kind, .type = type_of<T>()};
  if constexpr (requires(const T& value) { value.empty(); }) {
    shape.storage.empty = [](const void* from) { return static_cast<const T*>(from)->empty(); };
  } else if constexpr (std::is_same_v<T, bool>) {
    shape.storage.empty = [](const void* from) { return !*static_cast<const bool*>(from); };
  }
  return shape;
}

template <>
struct ShapeMaker<bool> {
  static constexpr Shape make() { return plain_shape<bool>(ShapeKind::boolean); }
};
template <>
struct ShapeMaker<std::int32_t> {
  static constexpr Shape make() { return plain_shape<std::int32_t>(ShapeKind::integer); }
};
template <>
struct ShapeMaker<std::uint32_t> {
  static constexpr Shape make() { return plain_shape<std::uint32_t>(ShapeKind::uinteger); }
};
template <>
struct ShapeMaker<std::int64_t> {
  static constexpr Shape make() { return plain_shape<std::int64_t>(ShapeKind::long_integer); }
};
template <>
struct ShapeMaker<std::string> {
  static constexpr Shape make() { return plain_shape<std::string>(ShapeKind::string); }
};
template <>
struct ShapeMaker<Uri> {
  static constexpr Shape make() { return plain_shape<Uri>(ShapeKind::uri); }
};
template <>
struct ShapeMaker<json::value> {
  static constexpr Shape make() {
    Shape shape{.kind = ShapeKind::any, .type = type_of<json::value>()};
    shape.storage.empty = [](const void* from) {
      return static_cast<const json::value*>(from)->is_null();
    };
    return shape;
  }
};

template <Structure T>
struct ShapeMaker<T> {
  static constexpr Shape make() {
    return {.kind = ShapeKind::structure, .type = type_of<T>(), .fields = fields_of<T>};
  }
};

template <Enumeration T>
struct ShapeMaker<T> {
  static constexpr Shape make() {
    Shape shape{
        .kind = ShapeKind::enumeration, .type = type_of<T>(), .enumerators = enumerators_of<T>};
    shape.storage.assign = [](void* to, std::int64_t number) {
      *static_cast<T*>(to) = static_cast<T>(number);
    };
    shape.storage.number = [](const void* from) {
      return static_cast<std::int64_t>(*static_cast<const T*>(from));
    };
    return shape;
  }
};

template <class T>
struct ShapeMaker<std::optional<T>> {
  using Type = std::optional<T>;
  static constexpr Shape make() {
    Shape shape{.kind = ShapeKind::optional, .type = type_of<Type>(), .parts = shapes_of<T>};
    shape.storage.emplace = [](void* to, std::string_view, std::size_t) -> void* {
      return &static_cast<Type*>(to)->emplace();
    };
    shape.storage.each = [](const void* from, void* context, Storage::Visit* visit) {
      const auto& value = *static_cast<const Type*>(from);
      if (value) visit(context, {}, 0, &*value);
    };
    shape.storage.empty = [](const void* from) {
      return !static_cast<const Type*>(from)->has_value();
    };
    return shape;
  }
};

template <class T>
struct ShapeMaker<std::vector<T>> {
  using Type = std::vector<T>;
  static constexpr Shape make() {
    Shape shape = plain_shape<Type>(ShapeKind::array);
    shape.parts = shapes_of<T>;
    shape.storage.emplace = [](void* to, std::string_view, std::size_t) -> void* {
      return &static_cast<Type*>(to)->emplace_back();
    };
    shape.storage.each = [](const void* from, void* context, Storage::Visit* visit) {
      for (const T& element : *static_cast<const Type*>(from)) visit(context, {}, 0, &element);
    };
    return shape;
  }
};

template <class Key>
Key map_key(std::string_view key) {
  if constexpr (std::is_same_v<Key, Uri>) {
    return Uri::parse(key);
  } else {
    return Key(key);
  }
}
inline const std::string& key_text(const Uri& key) {
  return key.spelling();
}
inline const std::string& key_text(const std::string& key) {
  return key;
}

template <class Key, class T>
struct ShapeMaker<std::map<Key, T>> {
  using Type = std::map<Key, T>;
  static constexpr Shape make() {
    Shape shape = plain_shape<Type>(ShapeKind::map);
    shape.parts = shapes_of<T>;
    shape.storage.emplace = [](void* to, std::string_view key, std::size_t) -> void* {
      return &(*static_cast<Type*>(to))[map_key<Key>(key)];
    };
    shape.storage.each = [](const void* from, void* context, Storage::Visit* visit) {
      for (const auto& [key, element] : *static_cast<const Type*>(from)) {
        visit(context, key_text(key), 0, &element);
      }
    };
    return shape;
  }
};

template <class... Parts>
struct ShapeMaker<std::variant<Parts...>> {
  using Type = std::variant<Parts...>;
  static constexpr Shape make() {
    Shape shape{
        .kind = ShapeKind::alternatives, .type = type_of<Type>(), .parts = shapes_of<Parts...>};
    shape.storage.emplace = [](void* to, std::string_view, std::size_t index) -> void* {
      return emplace(*static_cast<Type*>(to), index, std::index_sequence_for<Parts...>{});
    };
    shape.storage.each = [](const void* from, void* context, Storage::Visit* visit) {
      const auto& value = *static_cast<const Type*>(from);
      std::visit([&](const auto& part) { visit(context, {}, value.index(), &part); }, value);
    };
    return shape;
  }

 private:
  template <std::size_t... each>
  static void* emplace(Type& to, std::size_t index, std::index_sequence<each...>) {
    void* address = nullptr;
    ((each == index ? void(address = &to.template emplace<each>()) : void()), ...);
    return address;
  }
};

}  // namespace paddle_ls::protocol
