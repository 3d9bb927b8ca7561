#include "engine/templates/text/text_file.hpp"

#include <system_error>

#include "engine/files/read_file.hpp"
#include "engine/files/temporary_file.hpp"
#include "engine/files/write_atomically.hpp"
#include "engine/templates/text/python_characters.hpp"

namespace paddle_ls::templates {

namespace {

constexpr std::size_t largest_file = std::size_t{64} << 20U;

tl::unexpected<Error> file_error(std::string_view action, const std::filesystem::path& file,
                                 std::string_view reason) {
  return error(std::string(action) + ": " + std::string(reason), file.generic_string());
}

Result<std::string> text_of(const std::filesystem::path& file, const Result<std::string>& bytes) {
  if (!bytes) return file_error("cannot read the file", file, bytes.error().message);
  const std::size_t invalid = first_invalid_byte(*bytes);
  if (invalid != std::string::npos) {
    return file_error("the file is not UTF-8 text", file,
                      "the byte at offset " + std::to_string(invalid) + " starts no character");
  }
  return with_universal_newlines(*bytes);
}

Result<WriteOutcome> write(const std::filesystem::path& file, std::string_view contents) {
  std::error_code failed;
  if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path(), failed);
  if (failed) return file_error("cannot create the folder of the file", file, failed.message());
  if (const auto done = files::write_atomically(file, contents); !done) {
    return file_error("cannot write the file", file, done.error().message);
  }
  return WriteOutcome::written;
}

}  // namespace

std::string_view spelling(WriteOutcome outcome) {
  switch (outcome) {
    case WriteOutcome::written: return "wrote";
    case WriteOutcome::unchanged: return "unchanged";
    case WriteOutcome::stale: return "stale";
    case WriteOutcome::skipped: return "skipped";
  }
  return "";
}

Result<std::string> read_text(const std::filesystem::path& file) {
  return text_of(file, files::read_bytes(file, largest_file));
}

Result<std::string> read_named_text(const std::filesystem::path& file) {
  return text_of(file, files::read_named(file, largest_file));
}

Result<WriteOutcome> write_if_changed(const std::filesystem::path& file, std::string_view contents,
                                      WriteMode mode) {
  if (mode == WriteMode::dry_run) return WriteOutcome::skipped;
  if (mode == WriteMode::write) files::AbandonedFiles().remove_in(file.parent_path());
  std::error_code failed;
  if (std::filesystem::exists(file, failed)) {
    const auto present = read_text(file);
    if (!present) return tl::unexpected(present.error());
    if (*present == contents) return WriteOutcome::unchanged;
  }
  if (mode == WriteMode::check) return WriteOutcome::stale;
  return write(file, contents);
}

}  // namespace paddle_ls::templates
