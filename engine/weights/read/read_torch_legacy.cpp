#include <algorithm>
#include <map>

#include "engine/weights/objects/arguments.hpp"
#include "engine/weights/objects/convert_objects.hpp"
#include "engine/weights/objects/torch_tensors.hpp"
#include "engine/weights/pickle/interpret.hpp"
#include "engine/weights/read/detect_format.hpp"
#include "engine/weights/read/formats.hpp"

namespace paddle_ls::weights {

namespace {

constexpr std::int64_t known_protocol = 1001;

// Storages that the pickle refers to; the end of the file has their places.
struct LegacyStorage {
  std::size_t index;
  ElementType type;
  bool is_placed = false;
};
using LegacyStorages = std::map<std::string, LegacyStorage, std::less<>>;
using WidthsByKey = std::map<std::string, std::uint64_t, std::less<>>;  // of what is not read

Result<std::size_t> add_request(const StorageRequest& wanted, LegacyStorages& known,
                                Checkpoint& into) {
  const auto found = known.find(wanted.key);
  if (found == known.end()) {
    Storage storage;
    storage.bytes = storage.encoded = wanted.bytes;
    into.storages.push_back(storage);
    known.emplace(wanted.key, LegacyStorage{into.storages.size() - 1, wanted.type});
    return into.storages.size() - 1;
  }
  if (found->second.type != wanted.type ||
      into.storages[found->second.index].bytes != wanted.bytes) {
    return error("the storage `" + wanted.key + "` has two sizes or types");
  }
  return found->second.index;
}

// Also of objects that are refused: without their sizes the storages after them are not found.
WidthsByKey request_all(PickleContext& context) {
  WidthsByKey unread;
  for (std::size_t i = 0; i < context.graph.nodes.size(); ++i) {
    const auto id = static_cast<pickle::NodeId>(i);
    if (!std::holds_alternative<pickle::Persistent>(context.graph.at(id))) continue;
    // What is wrong with it, its tensor says later.
    static_cast<void>(tensor_of_storage(context, id));
    if (auto found = unread_storage(context.graph, id)) unread[found->key] = found->width;
  }
  return unread;
}

Result<pickle::Graph> next_pickle(const ByteSource& source, std::uint64_t& at) {
  auto graph = pickle::interpret(source, {at, source.size()});
  if (graph) at = graph->end;
  return graph;
}

// The magic number, the protocol and the description of the system.
Result<bool> is_big_endian_legacy(const ByteSource& source, std::uint64_t& at) {
  const auto magic = next_pickle(source, at);
  if (!magic) return tl::unexpected(magic.error());
  const auto protocol = next_pickle(source, at);
  if (!protocol) return tl::unexpected(protocol.error());
  if (integer_at(*protocol, protocol->root) != known_protocol) {
    return error("the protocol of the torch file is not " + std::to_string(known_protocol));
  }
  const auto system = next_pickle(source, at);
  if (!system) return tl::unexpected(system.error());
  const auto* facts = std::get_if<pickle::Entries>(&system->at(system->root));
  if (!facts) return error("the description of the system is damaged", byte_place(at));
  for (const auto& [key, value] : facts->items) {
    if (text_at(*system, key) == "little_endian") return boolean_at(*system, value) == false;
  }
  return false;
}

class LegacyTail {
 public:
  struct Start {
    const ByteSource& source;
    std::uint64_t at;
    bool big_endian;
  };

  LegacyTail(const Start& start, LegacyStorages& known, const WidthsByKey& unread, Checkpoint& into)
      : source_(start.source),
        at_(start.at),
        big_endian_(start.big_endian),
        known_(known),
        unread_(unread),
        into_(into) {}

  // The keys, and the storages in the same order, each after the number of its elements.
  Result<void> read() {
    const auto keys = next_pickle(source_, at_);
    if (!keys) return tl::unexpected(keys.error());
    const auto* list = std::get_if<pickle::List>(&keys->at(keys->root));
    if (!list) return error("the keys of the storages are damaged", byte_place(at_));
    for (const pickle::NodeId id : list->items) {
      const auto key = text_at(*keys, id);
      const auto found = key ? known_.find(*key) : known_.end();
      const auto unread = key ? unread_.find(*key) : unread_.end();
      if (found == known_.end() && unread != unread_.end()) {
        if (auto skipped = skip(unread->second); !skipped) return skipped;
        continue;
      }
      if (found == known_.end() || found->second.is_placed) {
        return error("a storage is not used by any tensor, or is listed twice", byte_place(at_));
      }
      if (auto placed = place(found->second); !placed) return placed;
    }
    const auto lost =
        std::ranges::find_if(known_, [](const auto& storage) { return !storage.second.is_placed; });
    if (lost != known_.end()) return error("the storage `" + lost->first + "` is missing");
    return {};
  }

 private:
  Result<std::uint64_t> element_count_at() const {
    auto bytes = read_string(source_, {at_, 8}, 8);
    if (!bytes) return tl::unexpected(std::move(bytes.error()));
    if (!big_endian_) std::ranges::reverse(*bytes);
    std::uint64_t count = 0;
    for (const char byte : *bytes) count = count << 8U | static_cast<unsigned char>(byte);
    return count;
  }

  Result<void> skip(std::uint64_t width) {
    const auto count = element_count_at();
    if (!count) return tl::unexpected(count.error());
    if (*count > (source_.size() - at_ - 8) / width) {
      return error("the file ends inside of a storage", byte_place(at_));
    }
    at_ += 8 + *count * width;
    return {};
  }

  Result<void> place(LegacyStorage& known) {
    Storage& storage = into_.storages[known.index];
    const auto count = element_count_at();
    if (!count) return tl::unexpected(count.error());
    const std::uint64_t width = width_of(known.type);
    if (*count != storage.bytes / width) {
      return error("a storage has a different size than the tensors say", byte_place(at_));
    }
    storage.offset = at_ + 8;
    storage.big_endian = big_endian_;
    if (!is_inside({storage.offset, storage.bytes}, source_.size())) {
      return error("the file ends inside of a storage", byte_place(at_));
    }
    at_ = storage.offset + storage.bytes;
    known.is_placed = true;
    return {};
  }

  const ByteSource& source_;
  std::uint64_t at_;
  bool big_endian_;
  LegacyStorages& known_;
  const WidthsByKey& unread_;
  Checkpoint& into_;
};

}  // namespace

Result<void> read_torch_legacy(const ByteSource& source, Checkpoint& into) {
  std::uint64_t at = 0;
  const auto big_endian = is_big_endian_legacy(source, at);
  if (!big_endian) return tl::unexpected(big_endian.error());
  const auto graph = next_pickle(source, at);
  if (!graph) return tl::unexpected(graph.error());
  LegacyStorages known;
  PickleContext context{source, *graph, into, 0, [&](const StorageRequest& wanted) {
                          return add_request(wanted, known, into);
                        }};
  const WidthsByKey unread = request_all(context);
  if (auto converted = convert(context); !converted) return converted;
  return LegacyTail({source, at, *big_endian}, known, unread, into).read();
}

}  // namespace paddle_ls::weights
