#include "engine/templates/text_file.hpp"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <system_error>

#include "engine/templates/python_text.hpp"

namespace paddle_ls::templates {

namespace {

tl::unexpected<Error> file_error(std::string_view action, const std::filesystem::path& file,
                                 std::string_view reason) {
  return error(std::string(action) + ": " + std::string(reason), file.string());
}

std::string last_system_error() {
  return std::generic_category().message(errno);
}

Result<std::string> read_bytes(const std::filesystem::path& file) {
  std::error_code failed;
  if (std::filesystem::is_directory(file, failed)) {
    return file_error("cannot read the file", file, "it is a folder");
  }
  errno = 0;
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return file_error("cannot read the file", file, last_system_error());
  std::string bytes{std::istreambuf_iterator<char>(stream), {}};
  if (stream.bad()) return file_error("cannot read the file", file, last_system_error());
  return bytes;
}

Result<Outcome> write(const std::filesystem::path& file, std::string_view contents) {
  std::error_code failed;
  if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path(), failed);
  if (failed) return file_error("cannot make the folder of the file", file, failed.message());
  errno = 0;
  std::ofstream stream(file, std::ios::binary | std::ios::trunc);
  stream.write(contents.data(), static_cast<std::streamsize>(contents.size()));
  stream.close();
  if (!stream) return file_error("cannot write the file", file, last_system_error());
  return Outcome::written;
}

}  // namespace

std::string_view spelling(Outcome outcome) {
  switch (outcome) {
    case Outcome::written: return "wrote";
    case Outcome::unchanged: return "unchanged";
    case Outcome::stale: return "stale";
    case Outcome::skipped: return "skipped";
  }
  return "";
}

Result<std::string> read_text(const std::filesystem::path& file) {
  const auto bytes = read_bytes(file);
  if (!bytes) return bytes;
  const std::size_t invalid = first_invalid_byte(*bytes);
  if (invalid != std::string::npos) {
    return file_error("the file is no UTF-8 text", file,
                      "the byte at offset " + std::to_string(invalid) + " starts no character");
  }
  return with_universal_newlines(*bytes);
}

Result<Outcome> write_if_changed(const std::filesystem::path& file, std::string_view contents,
                                 WriteMode mode) {
  if (mode == WriteMode::dry_run) return Outcome::skipped;
  std::error_code failed;
  if (std::filesystem::exists(file, failed)) {
    const auto present = read_text(file);
    if (!present) return tl::unexpected(present.error());
    if (*present == contents) return Outcome::unchanged;
  }
  if (mode == WriteMode::check) return Outcome::stale;
  return write(file, contents);
}

}  // namespace paddle_ls::templates
