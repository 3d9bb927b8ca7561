#include "server/features/commands/programs/align_entries.hpp"

#include <algorithm>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "engine/files/read_file.hpp"
#include "protocol/json.hpp"
#include "server/features/convey/runnable_parts.hpp"

namespace paddle_ls::server {
namespace {

namespace fs = std::filesystem;
namespace json = protocol::json;

constexpr std::size_t largest_entries_file = std::size_t{1} << 20U;
constexpr const char* guessed_input = "randn(2, 3, 32, 32)";

// The parts of the file that are needed to find an entry. The comparison itself checks the rest.
struct Entries {
  struct Entry {
    std::string name;
    std::string model;
    std::string script;
    std::string tests;

    const std::string& called() const {
      for (const std::string* each : {&name, &model, &script}) {
        if (!each->empty()) return *each;
      }
      return tests;
    }
  };
  std::string text;
  std::string original = ".";
  std::string converted;
  std::vector<Entry> all;
};

Result<Entries> read_entries(const fs::path& path) {
  auto text = files::read_bytes(path, largest_entries_file);
  if (!text) return tl::unexpected(text.error());
  boost::system::error_code failed;
  const json::value value = boost::json::parse(*text, failed);
  const json::object* object = failed ? nullptr : value.if_object();
  if (object == nullptr) return error("it is not a JSON object", path.generic_string());
  Entries entries{std::move(*text),
                  protocol::text_at(*object, "original"),
                  protocol::text_at(*object, "converted"),
                  {}};
  const json::value* list = object->if_contains("entries");
  if (list == nullptr || !list->is_array()) {
    return error("it has no list \"entries\"", path.generic_string());
  }
  for (const json::value& each : list->get_array()) {
    const json::object* entry = each.if_object();
    if (entry == nullptr) continue;
    entries.all.push_back({protocol::text_at(*entry, "name"), protocol::text_at(*entry, "model"),
                           protocol::text_at(*entry, "script"),
                           protocol::text_at(*entry, "tests")});
  }
  return entries;
}

// The path of the file relative to a folder; empty if it is not below the folder.
fs::path below(const fs::path& file, const fs::path& folder) {
  const fs::path relative = file.lexically_relative(folder.lexically_normal());
  return relative.empty() || *relative.begin() == ".." ? fs::path() : relative;
}

// The path of the file in its program: the innermost of both programs that contains it.
fs::path in_program(const ComparisonWish& wish, const Entries& entries) {
  const fs::path original = below(wish.source, wish.folder / entries.original / "");
  if (entries.converted.empty()) return original;
  const fs::path converted = below(wish.source, wish.folder / entries.converted / "");
  if (original.empty() || converted.empty()) return original.empty() ? converted : original;
  return std::min(original, converted, [](const fs::path& left, const fs::path& right) {
    return left.native().size() < right.native().size();
  });
}

std::string module_of(fs::path file) {
  if (file.filename() == "__init__.py") file = file.parent_path();
  std::string module = file.replace_extension().generic_string();
  std::ranges::replace(module, '/', '.');
  return module;
}

// What an entry compares: a class, the script, or anything in the file.
struct Subject {
  std::string module;
  std::string script;
  std::string model;
  bool is_script = false;

  bool is_of(const Entries::Entry& entry) const {
    if (is_script) return entry.script == script;
    if (!model.empty()) return entry.model.starts_with(module + ":" + model + "(");
    return entry.script == script || entry.model.starts_with(module + ":");
  }
};

// The default to run in a file.
Result<void> choose(const RunnableParts& parts, Subject& subject) {
  if (subject.is_script || !subject.model.empty()) return {};
  if (!parts.models.empty()) {
    subject.model = parts.models.back().name;  // the last class mostly contains the others
  } else if (parts.main) {
    subject.is_script = true;
  } else {
    return error("it has no model and is not a script", subject.script);
  }
  return {};
}

std::string in_quotes(const std::string& text) {
  return json::serialize(json::value(text));
}

std::string inputs_of(const RunnableParts& parts, const std::string& model) {
  const auto found = std::ranges::find(parts.models, model, &ModelClass::name);
  const std::size_t count = found == parts.models.end() ? 1 : found->parameters.size();
  std::string inputs;
  for (std::size_t i = 0; i < count; ++i) {
    inputs += (i == 0 ? "" : ", ") + in_quotes(guessed_input);
  }
  return inputs;
}

std::string entry_text(const std::string& name, const Subject& subject,
                       const RunnableParts& parts) {
  const std::string start = "    {\"name\": " + in_quotes(name);
  if (subject.is_script) return start + ", \"script\": " + in_quotes(subject.script) + "}";
  return start + ", \"model\": " + in_quotes(subject.module + ":" + subject.model + "()") +
         ", \"inputs\": [" + inputs_of(parts, subject.model) + "]}";
}

std::string free_name(const std::string& wanted, const Entries& entries) {
  std::string name = wanted;
  const auto is_taken = [&](const Entries::Entry& entry) { return entry.called() == name; };
  for (int number = 2; std::ranges::any_of(entries.all, is_taken); ++number) {
    name = wanted + " " + std::to_string(number);
  }
  return name;
}

// The end of a text in quotes that begins at `start`.
std::size_t end_of_string(std::string_view text, std::size_t start) {
  std::size_t at = start + 1;
  while (at < text.size() && text[at] != '"') at += text[at] == '\\' ? 2 : 1;
  return std::min(at + 1, text.size());
}

// The position of the closing bracket of the list "entries" of the outer object.
std::size_t end_of_entries(std::string_view text) {
  std::size_t depth = 0;
  std::string_view last;  // text in quotes of the outer object
  bool is_inside = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char each = text[at];
    if (each == '"') {
      const std::size_t end = end_of_string(text, at);
      if (depth == 1) last = text.substr(at, end - at);
      at = end - 1;
    } else if (each == '{' || each == '[') {
      is_inside = is_inside || (depth == 1 && each == '[' && last == "\"entries\"");
      ++depth;
    } else if (each == '}' || each == ']') {
      if (--depth == 1 && is_inside) return at;
    }
  }
  return std::string_view::npos;
}

Result<MissingEntry> added_to(const fs::path& file, Entries entries, const std::string& name,
                              const std::string& entry) {
  const std::size_t end = end_of_entries(entries.text);
  if (end == std::string::npos) {
    return error("the list \"entries\" is not found", file.generic_string());
  }
  const std::size_t last = entries.text.find_last_not_of(" \t\r\n", end - 1);
  const bool is_first = entries.text[last] == '[';
  return MissingEntry{name, false, std::move(entries.text), last + 1,
                      (is_first ? "\n" : ",\n") + entry + (is_first ? "\n  " : "")};
}

MissingEntry in_new_file(const ComparisonWish& wish, const std::string& name,
                         const std::string& entry) {
  const std::string beside = "../" + wish.folder.filename().string() + "-paddle";
  std::error_code unknown;
  const bool is_there = fs::is_directory(wish.folder / beside, unknown);
  const std::string text =
      "{\n  \"original\": \".\",\n  \"converted\": " + in_quotes(is_there ? beside : "converted") +
      ",\n  \"entries\": [\n" + entry + "\n  ]\n}\n";
  return {name, true, {}, 0, text};
}

Result<std::variant<ExistingEntry, MissingEntry>> of_file(const ComparisonWish& wish,
                                                          std::optional<Entries> entries) {
  const Entries known = entries ? *entries : Entries();
  const fs::path file = in_program(wish, known);
  if (file.empty())
    return error("it is in neither of the two programs", wish.source.generic_string());
  Subject subject{module_of(file), file.generic_string(), wish.model, wish.is_script};
  for (const Entries::Entry& entry : known.all) {
    if (subject.is_of(entry)) return entry.called();
  }
  const RunnableParts parts = runnable_parts(*wish.text);
  if (auto chosen = choose(parts, subject); !chosen) return tl::unexpected(chosen.error());
  const std::string wanted = subject.is_script ? file.stem().string() : subject.model;
  const std::string name = free_name(wanted, known);
  const std::string entry = entry_text(name, subject, parts);
  if (!entries) return in_new_file(wish, name, entry);
  auto added = added_to(wish.file(), std::move(*entries), name, entry);
  if (!added) return tl::unexpected(added.error());
  return std::move(*added);
}

}  // namespace

Result<std::variant<ExistingEntry, MissingEntry>> wanted_entry(const ComparisonWish& wish) {
  if (wish.source.empty()) return wish.entry;
  std::error_code unknown;
  if (!fs::exists(wish.file(), unknown)) return of_file(wish, std::nullopt);
  auto entries = read_entries(wish.file());
  if (!entries) return tl::unexpected(entries.error());
  return of_file(wish, std::move(*entries));
}

}  // namespace paddle_ls::server
