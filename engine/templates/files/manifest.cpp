#include "engine/templates/files/manifest.hpp"

#include <algorithm>
#include <set>

#include <boost/json.hpp>

#include "engine/files/place_below.hpp"
#include "engine/templates/fill/shards.hpp"
#include "engine/templates/text/output_path.hpp"
#include "engine/text/json_places.hpp"

namespace paddle_ls::templates {

namespace json = boost::json;

// Many times what a project has; each entry may make its own files.
constexpr std::size_t most_entries = 4096;
constexpr std::size_t most_texts = 1024;   // of one list
constexpr std::size_t most_files = 65536;  // that all entries make together
constexpr std::size_t most_findings = 100;

namespace {

// What is wrong with the value at a pointer: thrown by the readers below and caught per entry.
struct Wrong {
  std::string pointer;
  std::string message;
};

const json::value* find(const json::object& object, std::string_view name) {
  return object.if_contains(name);
}

std::string text_member(const json::object& object, const std::string& pointer,
                        std::string_view name) {
  const json::value* value = find(object, name);
  const std::string at = pointer + "/" + std::string(name);
  if (!value) throw Wrong{at, "the member '" + std::string(name) + "' is missing"};
  if (!value->is_string() || value->get_string().empty()) {
    throw Wrong{at, "'" + std::string(name) + "' must be a non-empty string"};
  }
  return std::string(value->get_string());
}

std::vector<Located> text_list(const json::object& object, const std::string& pointer,
                               std::string_view name, const text::JsonPlaces& places) {
  const json::value* value = find(object, name);
  const std::string at = pointer + "/" + std::string(name);
  if (!value) throw Wrong{at, "the member '" + std::string(name) + "' is missing"};
  const json::array* array = value->if_array();
  if (!array) throw Wrong{at, "'" + std::string(name) + "' is a list of texts"};
  if (array->size() > most_texts) {
    throw Wrong{
        at, "'" + std::string(name) + "' has more than " + std::to_string(most_texts) + " texts"};
  }
  std::vector<Located> texts;
  for (const json::value& element : *array) {
    const std::string element_at = at + "/" + std::to_string(texts.size());
    if (!element.is_string()) {
      throw Wrong{element_at, "'" + std::string(name) + "' is a list of texts"};
    }
    texts.push_back({std::string(element.get_string()), places.nearest(element_at)});
  }
  return texts;
}

void refuse_unknown(const json::object& object, const std::string& pointer,
                    std::initializer_list<std::string_view> known) {
  for (const auto& member : object) {
    const std::string_view name(member.key().data(), member.key().size());
    if (std::find(known.begin(), known.end(), name) == known.end()) {
      throw Wrong{pointer + "/" + std::string(name),
                  "there is no member '" + std::string(name) + "' here"};
    }
  }
}

ShardEntry read_shard(const json::value& value, const std::string& pointer,
                      const text::JsonPlaces& places) {
  const json::object* object = value.if_object();
  if (!object) throw Wrong{pointer, "'shard' is an object"};
  refuse_unknown(*object, pointer, {"num", "key", "keys", "items"});
  ShardEntry shard;
  const json::value* count = find(*object, "num");
  if (!count || !count->is_int64() || count->get_int64() < 1 ||
      count->get_int64() > static_cast<std::int64_t>(max_shard_count)) {
    throw Wrong{pointer + "/num",
                "'num' is a number of shards from 1 to " + std::to_string(max_shard_count)};
  }
  shard.count = static_cast<std::size_t>(count->get_int64());
  shard.key = text_member(*object, pointer, "key");
  shard.keys = text_list(*object, pointer, "keys", places);
  shard.items = {text_member(*object, pointer, "items"), places.nearest(pointer + "/items")};
  return shard;
}

Dialect read_dialect(const json::object& object, const std::string& pointer) {
  if (!find(object, "dialect")) return Dialect::v2;
  const std::string name = text_member(object, pointer, "dialect");
  if (name == "v1") return Dialect::v1;
  if (name == "v2") return Dialect::v2;
  throw Wrong{pointer + "/dialect", "'dialect' is v1 or v2"};
}

ManifestEntry read_entry(const json::value& value, const std::string& pointer,
                         const text::JsonPlaces& places) {
  const json::object* object = value.if_object();
  if (!object) throw Wrong{pointer, "an entry of the manifest is an object"};
  refuse_unknown(*object, pointer, {"template", "outputs", "env", "dialect", "generator", "shard"});
  ManifestEntry entry;
  entry.range = places.nearest(pointer);
  entry.source = {text_member(*object, pointer, "template"), places.nearest(pointer + "/template")};
  entry.outputs = text_list(*object, pointer, "outputs", places);
  if (find(*object, "env")) {
    entry.env = {text_member(*object, pointer, "env"), places.nearest(pointer + "/env")};
  }
  entry.dialect = read_dialect(*object, pointer);
  if (find(*object, "generator")) entry.generator = text_member(*object, pointer, "generator");
  if (const json::value* shard = find(*object, "shard")) {
    entry.shard = read_shard(*shard, pointer + "/shard", places);
    if (entry.outputs.size() != 1) {
      throw Wrong{pointer + "/outputs", "an entry with shards has one output, the name they share"};
    }
  }
  return entry;
}

// What the entries are made from, the manifest included, as their outputs would be spelled.
std::set<std::string> inputs_of(const Manifest& manifest) {
  const auto spelled = [](std::string_view path) {
    return recorded_name("", std::string(path), Dialect::v2);
  };
  std::set<std::string> inputs = {spelled(Manifest::path)};
  for (const ManifestEntry& entry : manifest.entries) {
    inputs.insert(spelled(entry.source.text));
    if (entry.env) inputs.insert(spelled(entry.env->text));
    if (entry.shard) inputs.insert(spelled(entry.shard->items.text));
  }
  return inputs;
}

// T11 over all entries: paths that leave the workspace, files that are made twice, and files that
// something is made from.
void check_paths(Manifest& manifest) {
  const auto report = [&](const Located& path, const std::string& message) {
    manifest.findings.push_back({path.range, &codes::output_path, message, {}, {}});
  };
  const auto check_inside = [&](const Located& path) {
    if (const auto inside = files::stays_below(path.text); !inside)
      report(path, inside.error().message);
  };
  const std::set<std::string> inputs = inputs_of(manifest);
  std::set<std::string> made;
  for (const ManifestEntry& entry : manifest.entries) {
    if (made.size() > most_files) {
      report(entry.source,
             "the entries up to here make more than " + std::to_string(most_files) + " files");
      manifest.entries.erase(manifest.entries.begin() + (&entry - manifest.entries.data()),
                             manifest.entries.end());
      return;
    }
    check_inside(entry.source);
    if (entry.env) check_inside(*entry.env);
    if (entry.shard) check_inside(entry.shard->items);
    for (const Located& output : entry.outputs) {
      check_inside(output);
      for (const std::string& path : entry.files_of(output)) {
        const std::string spelled = recorded_name("", path, Dialect::v2);
        if (inputs.contains(spelled)) {
          report(output, "the output would overwrite a source of the files: " + path);
        } else if (!made.insert(spelled).second) {
          report(output, "duplicate file write " + path);
        }
      }
    }
  }
}

}  // namespace

std::vector<std::string> ManifestEntry::files_of(const Located& output) const {
  if (!shard) return {output.text};
  std::vector<std::string> files;
  for (std::size_t i = 0; i <= shard->count; ++i) {
    const std::string id = i == 0 ? "Everything" : "_" + std::to_string(i - 1);
    if (auto file = with_stem_suffix(output.text, id, dialect)) files.push_back(std::move(*file));
  }
  return files;
}

Manifest read_manifest(std::string_view text) {
  Manifest manifest;
  const text::JsonPlaces places(text);
  const auto report = [&](text::ByteRange range, const std::string& message) {
    manifest.findings.push_back({range, &codes::manifest_shape, message, {}, {}});
  };
  if (const auto& broken = places.syntax_error()) {
    report(broken->range, broken->message);
    return manifest;
  }
  json::parse_options options;
  options.allow_comments = true;
  options.allow_trailing_commas = true;
  json::error_code failed;
  const json::value value = json::parse({text.data(), text.size()}, failed, {}, options);
  if (failed) {
    report({0, 0}, "not valid JSON: " + failed.message());
    return manifest;
  }
  const json::array* entries = value.if_array();
  if (!entries) {
    report(places.nearest(""), "the manifest of templates is a list of entries");
    return manifest;
  }
  if (entries->size() > most_entries) {
    report(places.nearest("/" + std::to_string(most_entries)),
           "the manifest has more than " + std::to_string(most_entries) +
               " entries; those from here on are left out");
  }
  for (std::size_t i = 0; i < std::min(entries->size(), most_entries); ++i) {
    try {
      manifest.entries.push_back(read_entry((*entries)[i], "/" + std::to_string(i), places));
    } catch (const Wrong& wrong) {
      report(places.nearest(wrong.pointer), wrong.message);
    }
  }
  check_paths(manifest);
  std::stable_sort(manifest.findings.begin(), manifest.findings.end(),
                   [](const TemplateFinding& a, const TemplateFinding& b) {
                     return a.range.start < b.range.start;
                   });
  if (manifest.findings.size() > most_findings) {
    manifest.findings.resize(most_findings + 1);
    manifest.findings.back() = {
        manifest.findings.back().range, &codes::manifest_shape, "more findings follow", {}, {}};
  }
  return manifest;
}

}  // namespace paddle_ls::templates
