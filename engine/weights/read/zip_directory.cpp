#include "engine/weights/read/zip_directory.hpp"

#include <algorithm>

#include "engine/weights/bytes/cursor.hpp"
#include "engine/weights/bytes/zip_format.hpp"

namespace paddle_ls::weights {

namespace {

constexpr std::uint64_t end_record_bytes = 22;
constexpr std::uint64_t longest_comment = 65535;
constexpr std::uint64_t zip64_locator_bytes = 20;
constexpr std::uint64_t zip64_record_bytes = 56;
constexpr std::uint64_t is_encrypted = 1;  // of the flags

// A number of `width` bytes at `at`, which must be there.
std::uint64_t zip_number(std::string_view bytes, std::size_t at, unsigned width) {
  std::uint64_t value = 0;
  for (unsigned i = width; i-- > 0;)
    value = value << 8U | static_cast<unsigned char>(bytes[at + i]);
  return value;
}

struct DirectoryPlace {
  SourceBytes place;
  std::uint64_t count;
};

struct ListedEntry {
  std::string name;
  std::uint64_t flags;
  std::uint64_t method;
  std::uint64_t compressed;
  std::uint64_t size;
  std::uint64_t header;  // offset of the local header
};

Result<DirectoryPlace> zip64_directory(const ByteSource& source, std::uint64_t locator) {
  const auto found = read_string(source, {locator, zip64_locator_bytes}, zip64_locator_bytes);
  if (!found || !found->starts_with("PK\x06\x07")) {
    return error("the zip64 end record is missing", byte_place(locator));
  }
  const std::uint64_t at = zip_number(*found, 8, 8);
  const auto record = read_string(source, {at, zip64_record_bytes}, zip64_record_bytes);
  if (!record || !record->starts_with("PK\x06\x06")) {
    return error("the zip64 end record is damaged", byte_place(at));
  }
  return DirectoryPlace{{zip_number(*record, 48, 8), zip_number(*record, 40, 8)},
                        zip_number(*record, 32, 8)};
}

Result<DirectoryPlace> find_directory(const ByteSource& source) {
  const std::uint64_t size = std::min(source.size(), end_record_bytes + longest_comment);
  const std::uint64_t start = source.size() - size;
  auto tail = read_string(source, {start, size}, size);
  if (!tail) return tl::unexpected(std::move(tail.error()));
  const auto at = tail->rfind("PK\x05\x06");
  if (at == std::string::npos || tail->size() - at < end_record_bytes) {
    return error("the directory of the zip archive is missing; the file may be cut off");
  }
  if (tail->size() - at != end_record_bytes + zip_number(*tail, at + 20, 2)) {
    return error("bytes stand after the end of the zip archive", byte_place(start + at));
  }
  const DirectoryPlace found{{zip_number(*tail, at + 16, 4), zip_number(*tail, at + 12, 4)},
                             zip_number(*tail, at + 10, 2)};
  const bool is_zip64 =
      found.count == 0xFFFF || found.place.offset == in_zip64 || found.place.length == in_zip64;
  if (!is_zip64) return found;
  if (start + at < zip64_locator_bytes) return error("the zip64 end record is missing");
  return zip64_directory(source, start + at - zip64_locator_bytes);
}

// Replaces numbers that are in the zip64 field of `extra`.
bool read_zip64_field(std::string_view extra, ListedEntry& entry) {
  while (extra.size() >= 4) {
    const std::uint64_t tag = zip_number(extra, 0, 2);
    const std::uint64_t size = zip_number(extra, 2, 2);
    if (size > extra.size() - 4) return false;
    std::string_view field = extra.substr(4, size);
    extra.remove_prefix(4 + size);
    if (tag != 1) continue;
    for (std::uint64_t* number : {&entry.size, &entry.compressed, &entry.header}) {
      if (*number != in_zip64) continue;
      if (field.size() < 8) return false;
      *number = zip_number(field, 0, 8);
      field.remove_prefix(8);
    }
  }
  return true;
}

std::optional<ListedEntry> next_entry(Cursor& cursor) {
  constexpr std::size_t fixed_bytes = 46;
  const auto fixed = cursor.bytes(fixed_bytes);
  if (!fixed || !fixed->starts_with("PK\x01\x02")) return {};
  ListedEntry entry{{},
                    zip_number(*fixed, 8, 2),
                    zip_number(*fixed, 10, 2),
                    zip_number(*fixed, 20, 4),
                    zip_number(*fixed, 24, 4),
                    zip_number(*fixed, 42, 4)};
  const auto name_bytes = static_cast<std::size_t>(zip_number(*fixed, 28, 2));
  const auto extra_bytes = static_cast<std::size_t>(zip_number(*fixed, 30, 2));
  const std::uint64_t comment_bytes = zip_number(*fixed, 32, 2);
  const auto name = cursor.bytes(name_bytes);
  if (!name) return {};
  entry.name = *name;
  const auto extra = cursor.bytes(extra_bytes);
  if (!extra || !read_zip64_field(*extra, entry) || !cursor.skip(comment_bytes)) return {};
  return entry;
}

bool is_compressed(const ListedEntry& entry) {
  return entry.method != 0;
}

Result<void> check_readable(const ListedEntry& entry) {
  if ((entry.flags & is_encrypted) != 0) return error("an entry is encrypted", entry.name);
  if (!is_compressed(entry) && entry.compressed != entry.size) {
    return error("an entry that is not compressed has two sizes", entry.name);
  }
  return {};
}

// Where the content begins.
Result<ZipEntry> check_local_header(const ByteSource& source, const ListedEntry& entry) {
  const std::uint64_t size = local_header_bytes + entry.name.size();
  auto header = read_string(source, {entry.header, size}, size);
  if (!header) return tl::unexpected(std::move(header.error()));
  const bool has_sizes = (zip_number(*header, 6, 2) & has_descriptor) == 0;
  const auto agrees = [&](std::size_t at, std::uint64_t listed) {
    const std::uint64_t local = zip_number(*header, at, 4);
    return !has_sizes || local == in_zip64 || local == listed;
  };
  if (!header->starts_with("PK\x03\x04") || zip_number(*header, 8, 2) != entry.method ||
      zip_number(*header, 26, 2) != entry.name.size() ||
      header->substr(local_header_bytes) != entry.name || !agrees(18, entry.compressed) ||
      !agrees(22, entry.size)) {
    return error("an entry and its header disagree", entry.name);
  }
  return ZipEntry{entry.name,
                  {entry.header + size + zip_number(*header, 28, 2), entry.compressed},
                  is_compressed(entry)};
}

struct Taken {
  std::uint64_t start;  // of the local header
  std::uint64_t end;    // of the content
  std::size_t entry;
};

Result<void> check_disjoint(std::vector<Taken> taken, const std::vector<ZipEntry>& entries,
                            std::uint64_t directory) {
  std::ranges::sort(taken, {}, &Taken::start);
  for (std::size_t i = 0; i < taken.size(); ++i) {
    const std::uint64_t next = i + 1 < taken.size() ? taken[i + 1].start : directory;
    if (taken[i].end > next) {
      return error("an entry overlaps what follows it", entries[taken[i].entry].name);
    }
  }
  return {};
}

Result<void> check_directory(const DirectoryPlace& found, const ByteSource& source) {
  if (!is_inside(found.place, source.size())) {
    return error("the directory of the zip archive lies outside of the file");
  }
  if (found.count > max_zip_entries || found.place.length > max_zip_directory_bytes) {
    return error("the zip archive has more than " + std::to_string(max_zip_entries) + " entries");
  }
  return {};
}

}  // namespace

Result<std::vector<ZipEntry>> read_zip_directory(const ByteSource& source) {
  const auto directory = find_directory(source);
  if (!directory) return tl::unexpected(directory.error());
  auto checked = check_directory(*directory, source);
  Cursor cursor(source, directory->place);
  std::vector<ZipEntry> entries;
  std::vector<Taken> taken;
  for (std::uint64_t i = 0; checked && i < directory->count; ++i) {
    const auto listed = next_entry(cursor);
    if (!listed) {
      return error("the directory of the zip archive is damaged", byte_place(cursor.offset()));
    }
    checked = check_readable(*listed);
    if (!checked) break;
    auto entry = check_local_header(source, *listed);
    if (!entry) return tl::unexpected(std::move(entry.error()));
    if (!is_inside(entry->content, source.size())) {
      return error("an entry reaches past the end of the file", entry->name);
    }
    taken.push_back(
        {listed->header, entry->content.offset + entry->content.length, entries.size()});
    entries.push_back(std::move(*entry));
  }
  if (checked) checked = check_disjoint(std::move(taken), entries, directory->place.offset);
  if (!checked) return tl::unexpected(std::move(checked.error()));
  std::ranges::sort(entries, {}, &ZipEntry::name);
  const auto twice = std::ranges::adjacent_find(entries, {}, &ZipEntry::name);
  if (twice != entries.end()) return error("two entries have one name", twice->name);
  return entries;
}

const ZipEntry* find_entry(const std::vector<ZipEntry>& entries, std::string_view name) {
  const auto found = std::ranges::lower_bound(entries, name, {}, &ZipEntry::name);
  return found != entries.end() && found->name == name ? &*found : nullptr;
}

}  // namespace paddle_ls::weights
