#include "engine/weights/objects/pickle_strings.hpp"

#include "engine/text/surrogates.hpp"
#include "engine/text/utf8.hpp"
#include "engine/weights/bytes/latin1.hpp"
#include "engine/weights/objects/arguments.hpp"

namespace paddle_ls::weights {

using pickle::Graph;
using pickle::NodeId;
using pickle::StringKind;

namespace {

BytesPlace raw_bytes(const pickle::String& string) {
  BytesPlace at{string.place, false, string.has_place, {}};
  if (string.is_kept) at.kept = string.kept;
  return at;
}

// _codecs.encode(text, 'latin1')
std::optional<BytesPlace> encoded_text(const Graph& graph, const std::vector<NodeId>& arguments) {
  if (arguments.size() != 2) return {};
  const auto encoding = text_at(graph, arguments[1]);
  const auto* string = graph.string(arguments[0]);
  if (!string || !encoding || (*encoding != "latin1" && *encoding != "latin-1")) return {};
  BytesPlace at{string->place, string->kind == StringKind::text, string->has_place, {}};
  if (!string->is_kept) return at;
  if (string->kept.size() > pickle::kept_bytes) return {};
  at.kept = at.as_utf8 ? bytes_of_latin1(string->kept) : string->kept;
  return at.kept ? std::optional(at) : std::nullopt;
}

std::optional<BytesPlace> called_bytes(const Graph& graph, const pickle::Call& call) {
  const std::string name = called_name(graph, call);
  const auto& arguments = arguments_of(graph, call);
  if (name == "_codecs.encode") return encoded_text(graph, arguments);
  if (name != "builtins.bytes" && name != "builtins.bytearray") return {};
  if (arguments.empty()) return BytesPlace{{}, false, false, std::string()};
  if (arguments.size() == 2) return encoded_text(graph, arguments);
  if (graph.string(arguments[0])) return bytes_at(graph, arguments[0]);
  const auto* inner = graph.call(arguments[0]);
  if (!inner || called_name(graph, *inner) != "_codecs.encode") return {};
  return encoded_text(graph, arguments_of(graph, *inner));
}

}  // namespace

std::optional<BytesPlace> bytes_at(const Graph& graph, NodeId id) {
  if (const auto* string = graph.string(id)) {
    if (string->kind == StringKind::text || string->kept.size() > pickle::kept_bytes) return {};
    return raw_bytes(*string);
  }
  const auto* call = graph.call(id);
  return call ? called_bytes(graph, *call) : std::nullopt;
}

std::size_t add_storage(PickleContext& context, const BytesPlace& at, std::uint64_t bytes) {
  Storage storage;
  storage.file = context.file;
  storage.offset = at.place.offset;
  storage.encoded = at.place.length;
  storage.bytes = bytes;
  storage.as_utf8 = at.as_utf8;
  context.checkpoint.storages.push_back(storage);
  return context.checkpoint.storages.size() - 1;
}

Result<CheckpointValue> string_value(PickleContext& context, const pickle::String& string) {
  const bool is_old = string.kind == StringKind::old_text;
  if (string.kind != StringKind::text && !is_old) return bytes_value(context, raw_bytes(string));
  std::string text = string.kept;
  if (!string.is_kept) {
    if (string.place.length > max_text_bytes) {
      return Refused{"str", "a text of " + std::to_string(string.place.length) +
                                " bytes is longer than " + std::to_string(max_text_bytes)};
    }
    context.text_bytes += string.place.length;
    if (context.text_bytes > max_all_text_bytes) return error("the file holds too much text");
    auto read = read_string(context.source, string.place, max_text_bytes);
    if (!read) return tl::unexpected(std::move(read.error()));
    text = std::move(*read);
  }
  if (string.is_kept) context.text_bytes += text.size();
  if (text::valid_prefix(text) == text.size()) return TextValue{std::move(text)};
  if (is_old) return bytes_value(context, raw_bytes(string));
  return TextValue{text::with_valid_utf8(text)};
}

Result<CheckpointValue> bytes_value(PickleContext& context, const BytesPlace& at) {
  if (at.kept) {
    context.text_bytes += at.kept->size();
    if (context.text_bytes > max_all_text_bytes) return error("the file holds too much text");
    return Bytes{*at.kept, {}};
  }
  std::uint64_t count = at.place.length;
  if (at.as_utf8) {
    // Each text is read once, or the file makes bytes of the same text again and again.
    context.counted_bytes += at.place.length;
    if (context.counted_bytes > context.source.size()) return error("the file repeats its bytes");
    const auto counted = count_latin1(context.source, at.place);
    if (!counted) return tl::unexpected(counted.error());
    count = *counted;
  }
  return Bytes{{}, add_storage(context, at, count)};
}

}  // namespace paddle_ls::weights
