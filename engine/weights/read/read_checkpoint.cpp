#include "engine/weights/read/read_checkpoint.hpp"

#include "engine/weights/bytes/file_bytes.hpp"
#include "engine/weights/read/detect_format.hpp"
#include "engine/weights/read/formats.hpp"

namespace paddle_ls::weights {

namespace {

tl::unexpected<Error> in_file(Error problem, const std::filesystem::path& path) {
  // Of several files, the one that is wrong is named by its own reader.
  if (problem.where.starts_with(path.parent_path().generic_string() + "/")) {
    return tl::unexpected(std::move(problem));
  }
  problem.where = path.generic_string() + (problem.where.empty() ? "" : ", " + problem.where);
  return tl::unexpected(std::move(problem));
}

Result<void> read_format(const ByteSource& source, const std::filesystem::path& path,
                         Checkpoint& into, bool may_be_index) {
  const auto format = detect_format(source);
  if (!format) return tl::unexpected(format.error());
  into.format = *format;
  switch (*format) {
    case Format::torch_zip: return read_torch_zip(source, into);
    case Format::torch_legacy: return read_torch_legacy(source, into);
    case Format::safetensors: return read_safetensors(source, into);
    case Format::pickle: return read_pickle(source, into);
    case Format::shards: break;
  }
  if (!may_be_index) return error("an index was found, but a file of weights is expected");
  return read_shards(source, path, into);
}

Result<Checkpoint> read_named(const ByteSource& source, const std::filesystem::path& path,
                              bool may_be_index) {
  Checkpoint checkpoint;
  checkpoint.files = {path};
  auto done = read_format(source, path, checkpoint, may_be_index);
  if (!done) return in_file(std::move(done.error()), path);
  return checkpoint;
}

}  // namespace

Result<Checkpoint> read_checkpoint(const std::filesystem::path& path) {
  auto file = FileBytes::open(path);
  if (!file) return in_file(std::move(file.error()), path);
  return read_named(**file, path, true);
}

Result<Checkpoint> read_bytes_of_checkpoint(const ByteSource& source,
                                            const std::filesystem::path& path) {
  return read_named(source, path, false);
}

}  // namespace paddle_ls::weights
