#include "server/templates/template_texts.hpp"

#include "engine/files/read_file.hpp"
#include "platform/file_names.hpp"
#include "protocol/uri.hpp"

namespace paddle_ls::server {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_template = std::size_t{64} << 20U;

}  // namespace

bool Texts::put_open(const std::string& path, const Segment& text) {
  const std::scoped_lock lock(mutex_);
  auto& known = open_[path];
  const bool is_news = !known || *known->text != *text.text;
  if (is_news || known->version != text.version) known = std::make_shared<const Segment>(text);
  return is_news;
}

void Texts::set_closed(const std::string& path) {
  const std::scoped_lock lock(mutex_);
  open_.erase(path);
}

bool Texts::is_open(const std::string& path) const {
  const std::scoped_lock lock(mutex_);
  return open_.contains(path);
}

std::shared_ptr<const Segment> Texts::text_of(const std::string& path) {
  {
    const std::scoped_lock lock(mutex_);
    if (const auto open = open_.find(path); open != open_.end()) return open->second;
  }
  // Most of what is asked for is not there, and taking names apart costs more than this.
  if (!platform::exists(path)) return nullptr;
  std::error_code failed;
  const auto time = fs::last_write_time(path, failed);
  const std::uintmax_t size = failed ? 0 : fs::file_size(path, failed);
  if (failed) return nullptr;
  {
    const std::scoped_lock lock(mutex_);
    const auto known = on_disk_.find(path);
    if (known != on_disk_.end() && known->second.time == time && known->second.size == size) {
      return known->second.text;
    }
  }
  auto read = files::read_bytes(path, largest_template);
  if (!read) return nullptr;
  const protocol::Uri uri = protocol::Uri::from_path(path);
  auto text = closed_file(uri.key(), uri.spelling(), std::move(*read));
  const std::scoped_lock lock(mutex_);
  on_disk_[path] = {time, size, text};
  return text;
}

}  // namespace paddle_ls::server
