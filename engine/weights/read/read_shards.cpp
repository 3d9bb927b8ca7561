#include <map>

#include <boost/json.hpp>

#include "engine/weights/bytes/file_bytes.hpp"
#include "engine/weights/read/formats.hpp"
#include "engine/weights/read/read_checkpoint.hpp"

namespace paddle_ls::weights {

namespace {

using NamesByFile = std::map<std::string, std::vector<std::string>, std::less<>>;

bool is_plain_file_name(std::string_view name) {
  return !name.empty() && name != "." && name != ".." &&
         name.find_first_of(std::string_view("/\\\0", 3)) == std::string_view::npos;
}

Result<NamesByFile> names_by_file(const boost::json::value& index) {
  const auto* object = index.if_object();
  const auto* map = object ? object->if_contains("weight_map") : nullptr;
  if (!map || !map->is_object()) {
    return error("the JSON file has no `weight_map`, so it is not an index of weights");
  }
  NamesByFile files;
  for (const auto& [name, file] : map->get_object()) {
    const auto* file_name = file.if_string();
    if (!file_name || !is_plain_file_name(*file_name)) {
      return error("a part of the weights is not the name of a file beside the index",
                   std::string(name));
    }
    files[std::string(*file_name)].emplace_back(name);
    if (files.size() > max_shards) return error("the index names too many files");
  }
  return files;
}

class ShardJoiner {
 public:
  explicit ShardJoiner(Checkpoint& into) : into_(into) {}

  // Adds what `part` holds under `names`.
  Result<void> add(Checkpoint part, const std::vector<std::string>& names) {
    const std::size_t file = into_.files.size();
    const std::size_t storage = into_.storages.size();
    const std::size_t tensor = into_.tensors.size();
    const std::size_t value = into_.values.size();
    into_.files.push_back(part.files[0]);
    for (Storage& moved : part.storages) {
      moved.file += file;
      for (std::size_t& piece : moved.pieces) piece += storage;
      into_.storages.push_back(std::move(moved));
    }
    for (Tensor& moved : part.tensors) {
      moved.storage += storage;
      into_.tensors.push_back(std::move(moved));
    }
    for (CheckpointValue& moved : part.values) {
      shift(moved, static_cast<ValueIndex>(value), tensor, storage);
      into_.values.push_back(std::move(moved));
    }
    into_.metadata.insert(into_.metadata.end(), part.metadata.begin(), part.metadata.end());
    return add_names(static_cast<ValueIndex>(value) + part.root, names, part.files[0]);
  }

  void close() {
    into_.values.emplace_back(std::move(root_));
    into_.root = static_cast<ValueIndex>(into_.values.size() - 1);
  }

 private:
  static void shift(CheckpointValue& moved, ValueIndex value, std::size_t tensor,
                    std::size_t storage) {
    if (auto* sequence = std::get_if<Sequence>(&moved)) {
      for (ValueIndex& item : sequence->items) item += value;
    } else if (auto* dict = std::get_if<Dict>(&moved)) {
      for (auto& [key, item] : dict->items) {
        key += value;
        item += value;
      }
    } else if (auto* index = std::get_if<TensorIndex>(&moved)) {
      index->index += tensor;
    } else if (auto* bytes = std::get_if<Bytes>(&moved); bytes && bytes->storage) {
      *bytes->storage += storage;
    }
  }

  Result<void> add_names(ValueIndex part, const std::vector<std::string>& names,
                         const std::filesystem::path& path) {
    const auto* dict = std::get_if<Dict>(&into_.values[part]);
    if (!dict) return error("the file does not hold named weights", path.generic_string());
    std::map<std::string_view, std::pair<ValueIndex, ValueIndex>> found;
    for (const auto& item : dict->items) {
      if (const auto* name = std::get_if<TextValue>(&into_.values[item.first])) {
        found.insert_or_assign(name->utf8, item);
      }
    }
    for (const std::string& name : names) {
      const auto item = found.find(name);
      if (item == found.end()) {
        return error("`" + name + "` is not in the file that the index names",
                     path.generic_string());
      }
      root_.items.push_back(item->second);
    }
    return {};
  }

  Checkpoint& into_;
  Dict root_;
};

}  // namespace

Result<void> read_shards(const ByteSource& source, const std::filesystem::path& path,
                         Checkpoint& into) {
  auto text = read_string(source, {0, source.size()}, max_index_bytes);
  if (!text) return tl::unexpected(std::move(text.error()));
  boost::system::error_code problem;
  const boost::json::value index = boost::json::parse(*text, problem);
  if (problem) return error("the file is not JSON: " + problem.message());
  const auto files = names_by_file(index);
  if (!files) return tl::unexpected(files.error());
  ShardJoiner joiner(into);
  for (const auto& [name, names] : *files) {
    const std::filesystem::path part_path = path.parent_path() / name;
    auto file = FileBytes::open(part_path);
    if (!file) return error(file.error().message, part_path.generic_string());
    auto part = read_bytes_of_checkpoint(**file, part_path);
    if (!part) return tl::unexpected(std::move(part.error()));
    if (auto added = joiner.add(std::move(*part), names); !added) return added;
  }
  joiner.close();
  return {};
}

}  // namespace paddle_ls::weights
