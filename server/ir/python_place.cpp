#include "server/ir/python_place.hpp"

#include <filesystem>

#include "engine/files/read_file.hpp"
#include "engine/ir/legacy/call_stack.hpp"
#include "protocol/uri.hpp"

namespace paddle_ls::server {
namespace {

constexpr std::size_t largest_source = std::size_t{16} << 20U;

}  // namespace

std::optional<FilePlace> python_place(const ir::OpDesc& op) {
  const auto frame = ir::user_frame(op);
  if (!frame || frame->line == 0) return {};
  const std::string path(frame->file);
  auto text = files::read_bytes(path, largest_source);
  if (!text) return {};
  const protocol::Uri uri = protocol::Uri::from_path(path);
  auto file = closed_file(uri.key(), uri.spelling(), std::move(*text));
  // The file may have become shorter since the model was saved.
  const std::size_t line = std::min<std::size_t>(frame->line, file->lines->line_count()) - 1;
  const text::ByteRange range = file->lines->line_content(*file->text, line);
  return FilePlace{std::move(file), range};
}

std::optional<std::string> PythonPlaces::uri_of(const ir::OpDesc& op) {
  const auto frame = ir::user_frame(op);
  if (!frame || frame->line == 0) return {};
  auto known = uris_.find(frame->file);
  if (known == uris_.end()) {
    const std::string path(frame->file);
    std::error_code failed;
    const bool is_there = std::filesystem::is_regular_file(path, failed);
    known = uris_.emplace(path, is_there ? protocol::Uri::from_path(path).spelling() : "").first;
  }
  if (known->second.empty()) return {};
  return known->second + "#L" + std::to_string(frame->line);
}

}  // namespace paddle_ls::server
