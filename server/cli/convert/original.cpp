#include "server/cli/convert/original.hpp"

#include <boost/json.hpp>

#include "engine/files/read_file.hpp"
#include "engine/files/write_atomically.hpp"
#include "project/merge/revisions.hpp"

namespace paddle_ls::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_note = 4096;
constexpr const char* revision_member = "revision";

}  // namespace

std::optional<std::string> noted_revision(const fs::path& converted) {
  const auto text = files::read_bytes(converted / origin_file_name, largest_note);
  if (!text) return std::nullopt;
  boost::system::error_code failed;
  const boost::json::value note = boost::json::parse(*text, failed);
  if (failed || !note.is_object()) return std::nullopt;
  const boost::json::value* revision = note.as_object().if_contains(revision_member);
  if (revision == nullptr || !revision->is_string()) return std::nullopt;
  return std::string(revision->as_string());
}

Result<void> note_revision(const fs::path& converted, const std::string& revision) {
  const boost::json::object note = {{revision_member, revision}};
  return files::write_atomically(converted / origin_file_name, boost::json::serialize(note) + "\n");
}

Result<fs::path> original_since(const std::string& since, const fs::path& original,
                                const OriginalPlaces& places) {
  std::error_code code;
  if (fs::is_directory(since, code)) return fs::canonical(since, code);
  return merge::write_revision(original, since, places.files, places.work).map([&] {
    return fs::canonical(places.files, code);
  });
}

}  // namespace paddle_ls::cli
