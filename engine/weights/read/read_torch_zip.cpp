#include <algorithm>
#include <map>

#include "engine/weights/objects/convert_objects.hpp"
#include "engine/weights/pickle/interpret.hpp"
#include "engine/weights/read/formats.hpp"
#include "engine/weights/read/zip_directory.hpp"

namespace paddle_ls::weights {

namespace {

constexpr std::string_view pickle_name = "/data.pkl";

// The name of the top folder.
Result<std::string> top_folder(const std::vector<ZipEntry>& entries) {
  for (const ZipEntry& entry : entries) {
    const auto slash = entry.name.find('/');
    if (slash != std::string::npos && entry.name.substr(slash) == pickle_name) {
      return entry.name.substr(0, slash);
    }
  }
  return error("the zip archive has no `data.pkl`, so torch did not write it");
}

Result<bool> is_big_endian(const ByteSource& source, const ZipEntry* order) {
  constexpr std::uint64_t longest = 16;
  if (!order) return false;  // before torch 2.1
  auto name = read_string(source, order->content, longest);
  if (!name) return tl::unexpected(std::move(name.error()));
  if (*name != "little" && *name != "big") return error("the byte order is not known", order->name);
  return *name == "big";
}

class ZipStorages {
 public:
  ZipStorages(const std::vector<ZipEntry>& entries, std::string top, bool big_endian,
              Checkpoint& into)
      : entries_(entries), top_(std::move(top)), big_endian_(big_endian), into_(into) {}

  Result<std::size_t> find(const StorageRequest& wanted) {
    const auto [known, is_new] = known_.try_emplace(wanted.key, into_.storages.size());
    if (is_new) {
      const ZipEntry* entry = find_entry(entries_, top_ + "/data/" + wanted.key);
      if (!entry) return error("the storage `" + wanted.key + "` is missing in the archive");
      Storage storage;
      storage.offset = entry->content.offset;
      storage.encoded = storage.bytes = entry->content.length;
      storage.big_endian = big_endian_;
      into_.storages.push_back(storage);
    }
    if (into_.storages[known->second].bytes < wanted.bytes) {
      return error("the storage `" + wanted.key + "` is too short");
    }
    return known->second;
  }

 private:
  const std::vector<ZipEntry>& entries_;
  std::string top_;
  bool big_endian_;
  Checkpoint& into_;
  std::map<std::string, std::size_t> known_;
};

}  // namespace

Result<void> read_torch_zip(const ByteSource& source, Checkpoint& into) {
  const auto entries = read_zip_directory(source);
  if (!entries) return tl::unexpected(entries.error());
  const auto top = top_folder(*entries);
  if (!top) return tl::unexpected(top.error());
  if (find_entry(*entries, *top + "/constants.pkl")) {
    return error("the file is a TorchScript program; save the `state_dict()` of the module");
  }
  const auto compressed = std::ranges::find(*entries, true, &ZipEntry::is_compressed);
  if (compressed != entries->end()) {
    return error("an entry is compressed, which torch never does", compressed->name);
  }
  const auto big_endian = is_big_endian(source, find_entry(*entries, *top + "/byteorder"));
  if (!big_endian) return tl::unexpected(big_endian.error());
  const ZipEntry* program = find_entry(*entries, *top + std::string(pickle_name));
  const auto graph = pickle::interpret(source, program->content);
  if (!graph) return tl::unexpected(graph.error());
  ZipStorages storages(*entries, *top, *big_endian, into);
  PickleContext context{source, *graph, into, 0,
                        [&](const StorageRequest& wanted) { return storages.find(wanted); }};
  return convert(context);
}

}  // namespace paddle_ls::weights
