#include "engine/weights/read/detect_format.hpp"

#include <algorithm>
#include <array>

#include "engine/weights/read/formats.hpp"

namespace paddle_ls::weights {

namespace {

constexpr std::uint64_t looked_at_bytes = 512;
constexpr std::size_t magic_reach = 32;  // a frame may stand before the magic number
constexpr std::size_t tar_magic_offset = 257;

// What a pickle of protocol 0 or 1 begins with when it holds a container or an object.
constexpr std::string_view old_pickle_starts = "(}]c";

struct NamedFormat {
  std::string_view start;
  std::string_view message;
};

constexpr std::array refused_formats = {
    NamedFormat{"GGUF", "the file is in the format GGUF, which is not read"},
    NamedFormat{"\x89HDF\r\n", "the file is in the format HDF5, which is not read"},
    NamedFormat{"\x93NUMPY", "the file is a single NumPy array, which is not read"},
    NamedFormat{"version https://git-lfs", "the file is a pointer of Git LFS; run `git lfs pull`"},
    NamedFormat{"storages",
                "the file is a tar archive of torch before 0.1.10; load it with an old "
                "torch and save it again"},
};

bool is_safetensors(std::string_view head, std::uint64_t size) {
  if (head.size() < 9 || head[8] != '{') return false;
  std::uint64_t header = 0;
  for (std::size_t i = 8; i-- > 0;) header = header << 8U | static_cast<unsigned char>(head[i]);
  return header <= size - 8;
}

bool is_pickle(std::string_view head) {
  if (head[0] == '\x80') return head.size() > 1 && static_cast<unsigned char>(head[1]) <= 5;
  return old_pickle_starts.find(head[0]) != std::string_view::npos;
}

bool is_json(std::string_view head) {
  const auto start = head.find_first_not_of(" \t\r\n");
  return start != std::string_view::npos && head[start] == '{';
}

}  // namespace

Result<Format> detect_format(const ByteSource& source) {
  const std::uint64_t size = std::min(source.size(), looked_at_bytes);
  auto head = read_string(source, {0, size}, size);
  if (!head) return tl::unexpected(std::move(head.error()));
  if (head->empty()) return error("the file is empty");
  if (head->starts_with("PK")) return Format::torch_zip;
  if (head->substr(0, magic_reach).find(legacy_magic) != std::string::npos) {
    return Format::torch_legacy;
  }
  for (const auto& [start, message] : refused_formats) {
    if (head->starts_with(start)) return error(std::string(message));
  }
  if (head->size() > tar_magic_offset + 5 && head->substr(tar_magic_offset, 5) == "ustar") {
    return error("the file is a tar archive; torch before 0.1.10 wrote such files");
  }
  if (is_safetensors(*head, source.size())) return Format::safetensors;
  if (is_json(*head)) return Format::shards;
  if (is_pickle(*head)) return Format::pickle;
  return error("the file is not one of torch, safetensors or `paddle.save`");
}

}  // namespace paddle_ls::weights
