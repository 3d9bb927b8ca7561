#include "protocol/write.hpp"

namespace paddle_ls::protocol {
namespace {

// Collects JSON text. A comma is due wherever something is written and nothing was just opened.
class Text {
 public:
  void key(std::string_view name) {
    string(name);
    out_ += ':';
  }
  void string(std::string_view text) {
    separate();
    out_ += '"';
    while (!text.empty()) {
      std::size_t plain = 0;
      while (plain < text.size() && !is_escaped(text[plain])) ++plain;
      out_ += text.substr(0, plain);
      if (plain < text.size()) escape(text[plain++]);
      text.remove_prefix(plain);
    }
    out_ += '"';
  }
  void number(std::int64_t value) { plain(std::to_string(value)); }
  void boolean(bool value) { plain(value ? "true" : "false"); }
  void null() { plain("null"); }
  void any(const json::value& value) { plain(json::serialize(value)); }
  void open_object() { plain("{"); }
  void open_array() { plain("["); }
  void close_object() { out_ += '}'; }
  void close_array() { out_ += ']'; }

  std::string take() { return std::move(out_); }

 private:
  static bool is_escaped(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\';
  }

  void escape(char c) {
    constexpr std::string_view digits = "0123456789abcdef";
    switch (c) {
      case '"': out_ += "\\\""; break;
      case '\\': out_ += "\\\\"; break;
      case '\n': out_ += "\\n"; break;
      case '\r': out_ += "\\r"; break;
      case '\t': out_ += "\\t"; break;
      case '\b': out_ += "\\b"; break;
      case '\f': out_ += "\\f"; break;
      default:
        out_ += "\\u00";
        out_ += digits[static_cast<unsigned char>(c) >> 4];
        out_ += digits[static_cast<unsigned char>(c) & 15];
    }
  }

  void plain(std::string_view text) {
    separate();
    out_ += text;
  }

  void separate() {
    if (out_.empty()) return;
    const char last = out_.back();
    if (last != '{' && last != '[' && last != ':') out_ += ',';
  }

  std::string out_;
};

// Collects a JSON value: the containers that are open, innermost last.
class Value {
 public:
  void key(std::string_view name) { open_.back().key = name; }
  void string(std::string_view text) { put(json::string(text)); }
  void number(std::int64_t value) { put(value); }
  void boolean(bool value) { put(value); }
  void null() { put(nullptr); }
  void any(const json::value& value) { put(value); }
  void open_object() { open_.push_back({json::object(), {}}); }
  void open_array() { open_.push_back({json::array(), {}}); }
  void close_object() { close(); }
  void close_array() { close(); }

  json::value take() { return std::move(whole_); }

 private:
  struct Open {
    json::value container;
    std::string_view key;  // of the next member, in an object
  };

  void put(json::value value) {
    if (open_.empty()) {
      whole_ = std::move(value);
    } else if (auto* array = open_.back().container.if_array()) {
      array->push_back(std::move(value));
    } else {
      open_.back().container.get_object().emplace(open_.back().key, std::move(value));
    }
  }

  void close() {
    json::value container = std::move(open_.back().container);
    open_.pop_back();
    put(std::move(container));
  }

  std::vector<Open> open_;
  json::value whole_;
};

const Enumerator& enumerator_of(const Shape& shape, std::int64_t number) {
  for (const Enumerator& enumerator : shape.enumerators) {
    if (enumerator.value == number) return enumerator;
  }
  return shape.enumerators.front();
}

// Walks shape and object together and says what it meets to a sink. The depth of the walk is that
// of the C++ type.
template <class Sink>
class Writer {
 public:
  explicit Writer(Sink& sink) : sink_(sink) {}

  void write(const void* from, const Shape& shape) {
    switch (shape.kind) {
      case ShapeKind::boolean: sink_.boolean(*static_cast<const bool*>(from)); break;
      case ShapeKind::integer: sink_.number(*static_cast<const std::int32_t*>(from)); break;
      case ShapeKind::uinteger: sink_.number(*static_cast<const std::uint32_t*>(from)); break;
      case ShapeKind::long_integer: sink_.number(*static_cast<const std::int64_t*>(from)); break;
      case ShapeKind::string: sink_.string(*static_cast<const std::string*>(from)); break;
      case ShapeKind::uri: sink_.string(static_cast<const Uri*>(from)->spelling()); break;
      case ShapeKind::any: sink_.any(*static_cast<const json::value*>(from)); break;
      case ShapeKind::enumeration: write_enumeration(from, shape); break;
      case ShapeKind::optional:
        if (const auto empty = shape.storage.empty; empty && empty(from)) return sink_.null();
        write_elements(from, shape);
        break;
      case ShapeKind::alternatives: write_elements(from, shape); break;
      case ShapeKind::array:
        sink_.open_array();
        write_elements(from, shape);
        sink_.close_array();
        break;
      case ShapeKind::map:
        sink_.open_object();
        write_elements(from, shape);
        sink_.close_object();
        break;
      case ShapeKind::structure: write_structure(from, shape); break;
    }
  }

 private:
  void write_enumeration(const void* from, const Shape& shape) {
    const Enumerator& enumerator = enumerator_of(shape, shape.storage.number(from));
    if (enumerator.text.empty()) return sink_.number(enumerator.value);
    sink_.string(enumerator.text);
  }

  void write_elements(const void* from, const Shape& shape) {
    struct Context {
      Writer& writer;
      const Shape& shape;
    } context{*this, shape};
    shape.storage.each(from, &context,
                       [](void* to, std::string_view key, std::size_t index, const void* element) {
                         const auto& [writer, of] = *static_cast<Context*>(to);
                         if (of.kind == ShapeKind::map) writer.sink_.key(key);
                         writer.write(element, *of.parts[index]);
                       });
  }

  void write_structure(const void* from, const Shape& shape) {
    sink_.open_object();
    for (const Field& field : shape.fields) write_member(from, field);
    sink_.close_object();
  }

  void write_member(const void* structure, const Field& field) {
    if (!field.shape) {
      sink_.key(field.name);
      return sink_.string(field.fixed);
    }
    const void* member = field.member(structure);
    const auto empty = field.shape->storage.empty;
    if (field.presence == Presence::omissible && empty && empty(member)) return;
    sink_.key(field.name);
    write(member, *field.shape);
  }

  Sink& sink_;
};

}  // namespace

json::value write_from(const void* from, const Shape& shape) {
  Value value;
  Writer(value).write(from, shape);
  return value.take();
}

std::string write_text_from(const void* from, const Shape& shape) {
  Text text;
  Writer(text).write(from, shape);
  return text.take();
}

}  // namespace paddle_ls::protocol
