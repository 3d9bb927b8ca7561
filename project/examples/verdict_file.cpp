#include "project/examples/verdict_file.hpp"

#include <cstdint>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace paddle_ls::project {

namespace json = boost::json;

// FNV-1a: the same on every system and in every release.
std::string digest_of(const DocumentExample& example) {
  constexpr char digits[] = "0123456789abcdef";
  std::uint64_t hash = 14695981039346656037ULL;
  const auto add = [&](std::string_view text) {
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    hash = (hash ^ 0xffU) * 1099511628211ULL;
  };
  add(example.torch.code);
  add(example.paddle.code);
  std::string result;
  for (int shift = 60; shift >= 0; shift -= 4) result += digits[(hash >> shift) & 15U];
  return result;
}

Result<VerdictFile> VerdictFile::opened(const std::filesystem::path& path, bool resumes) {
  VerdictFile file;
  bool ends_in_line = true;
  if (resumes) {
    std::ifstream in(path, std::ios::binary);
    for (std::string line; std::getline(in, line);) {
      ends_in_line = !in.eof();
      boost::system::error_code failed;
      const json::value value = json::parse(line, failed);
      if (failed || !value.is_object()) continue;  // the last line of a run that was ended
      const json::value* digest = value.get_object().if_contains("digest");
      if (digest != nullptr && digest->is_string()) {
        file.known_[digest->get_string().c_str()] = value.get_object();
      }
    }
  }
  file.out_.open(path, std::ios::binary | (resumes ? std::ios::app : std::ios::trunc));
  if (!ends_in_line) file.out_ << '\n';
  if (!file.out_) return error("it cannot be written", path.generic_string());
  return file;
}

std::optional<json::object> VerdictFile::known(const std::string& digest) const {
  const auto found = known_.find(digest);
  if (found == known_.end()) return std::nullopt;
  return found->second;
}

void VerdictFile::add(json::object entry) {
  out_ << json::serialize(entry) << '\n' << std::flush;
}

}  // namespace paddle_ls::project
