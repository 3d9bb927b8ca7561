#include "engine/mapping_docs/profiles/document_profile.hpp"

#include <algorithm>
#include <array>

#include <boost/json.hpp>

#include "engine/mapping_docs/profiles/builtin_profiles.hpp"
#include "engine/mapping_docs/text/python_str.hpp"
#include "engine/text/cut.hpp"

namespace paddle_ls::mapping_docs {

namespace {

namespace json = boost::json;

// Thrown and caught inside this file only: the path of the key that is wrong.
struct WrongKey {
  std::string what;
  std::string where;
};

class Reader {
 public:
  Reader(const json::value& value, std::string where) : value_(value), where_(std::move(where)) {}

  Reader at(std::string_view key) const {
    const json::object* object = value_.if_object();
    const json::value* member = object ? object->if_contains(key) : nullptr;
    if (!member) throw WrongKey{"the key is missing", where_ + "/" + std::string(key)};
    return {*member, where_ + "/" + std::string(key)};
  }
  std::optional<Reader> maybe(std::string_view key) const {
    const json::object* object = value_.if_object();
    if (!object) throw WrongKey{"an object is expected", where_};
    const json::value* member = object->if_contains(key);
    if (!member) return {};
    return Reader{*member, where_ + "/" + std::string(key)};
  }
  std::string text() const {
    if (!value_.is_string()) throw WrongKey{"a string is expected", where_};
    return std::string(value_.get_string());
  }
  bool flag() const {
    if (!value_.is_bool()) throw WrongKey{"true or false is expected", where_};
    return value_.get_bool();
  }
  int number() const {
    if (!value_.is_int64()) throw WrongKey{"a number is expected", where_};
    return static_cast<int>(value_.get_int64());
  }
  std::vector<Reader> elements() const {
    if (!value_.is_array()) throw WrongKey{"an array is expected", where_};
    std::vector<Reader> result;
    for (const json::value& element : value_.get_array()) {
      result.emplace_back(element, where_ + "/" + std::to_string(result.size()));
    }
    return result;
  }
  std::vector<std::string> texts() const {
    std::vector<std::string> result;
    for (const Reader& element : elements()) result.push_back(element.text());
    return result;
  }
  template <class Map, class Read>
  Map members(Read read) const {
    if (!value_.is_object()) throw WrongKey{"an object is expected", where_};
    Map result;
    for (const auto& [key, value] : value_.get_object()) {
      result[std::string(key)] = read(Reader{value, where_ + "/" + std::string(key)});
    }
    return result;
  }
  // One of `names`, as its index.
  template <std::size_t count>
  std::size_t choice(const std::array<std::string_view, count>& names) const {
    const auto found = std::find(names.begin(), names.end(), text());
    if (found == names.end()) throw WrongKey{"unknown word \"" + text() + "\"", where_};
    return static_cast<std::size_t>(found - names.begin());
  }

 private:
  const json::value& value_;
  std::string where_;
};

constexpr std::array<std::string_view, 2> presences = {"required", "optional"};
constexpr std::array<std::string_view, 3> example_rules = {"none", "rewritten_rows", "required"};

Category read_category(const Reader& from) {
  Category category;
  category.name = from.at("name").text();
  const auto flag = [&](const char* key, bool& into) {
    if (const auto value = from.maybe(key)) into = value->flag();
  };
  const auto presence = [&](const char* key, FieldPresence& into) {
    if (const auto value = from.maybe(key))
      into = static_cast<FieldPresence>(value->choice(presences));
  };
  const auto text = [&](const char* key, std::string& into) {
    if (const auto value = from.maybe(key)) into = value->text();
  };
  if (const auto value = from.maybe("priority")) category.priority = value->number();
  presence("table", category.table);
  presence("target", category.target);
  flag("table_expected", category.table_expected);
  flag("linked", category.linked);
  flag("internal", category.internal);
  flag("endings_required", category.endings_required);
  flag("usage_class", category.usage_class);
  category.example = static_cast<ExampleRule>(from.at("example").choice(example_rules));
  text("summary", category.summary);
  text("rule", category.rule);
  return category;
}

using TextMap = std::map<std::string, std::string, std::less<>>;

TextMap read_text_map(const Reader& from) {
  return from.members<TextMap>([](const Reader& value) { return value.text(); });
}

FolderLayout read_layout(const Reader& from) {
  FolderLayout layout;
  layout.folder = from.at("folder").text();
  layout.third_party_folder = from.at("third_party_folder").text();
  layout.source_prefix = from.at("source_prefix").text();
  layout.target_prefix = from.at("target_prefix").text();
  layout.libraries = from.at("libraries").texts();
  layout.skipped_files = from.at("skipped_files").texts();
  layout.marks = from.at("marks").texts();
  layout.class_folders =
      from.at("class_folders").members<std::map<std::string, std::string>>([](const Reader& value) {
        return value.text();
      });
  return layout;
}

Phrases read_phrases(const Reader& from) {
  return {from.at("name_differs").text(),  from.at("default_differs").text(),
          from.at("rewrite").text(),       from.at("no_rewrite").text(),
          from.at("deletable").text(),     from.at("target_absent").text(),
          from.at("source_absent").text(), from.at("keep_default").text(),
          from.at("return_value").text(),  from.at("overloads").text(),
          from.at("source_half").text(),   from.at("target_half").text(),
          from.at("half_mark").text(),     from.at("small_effect").text(),
          from.at("default_kept").text(),  from.at("default_word").text()};
}

TableWords read_table_words(const Reader& from) {
  return {from.at("columns").texts(),       from.at("link_text").text(),
          from.at("alias_text").text(),     from.at("missing").text(),
          from.at("in_development").text(), from.at("remarks").texts()};
}

DocumentProfile read_profile(const Reader& from) {
  DocumentProfile profile;
  profile.name = from.at("name").text();
  for (const Reader& category : from.at("categories").elements()) {
    profile.categories.push_back(read_category(category));
  }
  profile.renamed_categories =
      from.at("renamed_categories")
          .members<std::map<std::string, std::vector<std::string>, std::less<>>>(
              [](const Reader& value) { return value.texts(); });
  const auto marks = from.at("summary_marks")
                         .members<std::map<std::string, std::vector<std::string>, std::less<>>>(
                             [](const Reader& value) { return value.texts(); });
  for (Category& category : profile.categories) {
    if (const auto found = marks.find(category.name); found != marks.end()) {
      category.summary_marks = found->second;
    }
  }
  const Reader implied = from.at("implied");
  profile.implied = {implied.at("no_parameters").text(), implied.at("identical").text(),
                     implied.at("names").text(),         implied.at("target_more").text(),
                     implied.at("defaults").text(),      implied.at("source_more").text()};
  profile.layout = read_layout(from.at("layout"));
  const Reader headings = from.at("headings");
  profile.arguments_heading = headings.at("arguments").text();
  profile.example_heading = headings.at("example").text();
  profile.arguments_near_misses = headings.at("arguments_near_misses").texts();
  profile.example_near_misses = headings.at("example_near_misses").texts();
  const Reader columns = from.at("columns");
  profile.source_column = columns.at("source").text();
  profile.target_column = columns.at("target").text();
  profile.note_column = columns.at("note").text();
  profile.phrases = read_phrases(from.at("phrases"));
  profile.note_endings = from.at("note_endings").texts();
  profile.table_source = read_table_words(from.at("table_source"));
  profile.typos = read_text_map(from.at("typos"));
  profile.product_names = read_text_map(from.at("product_names"));
  profile.checks = read_text_map(from.at("checks"));
  return profile;
}

bool contains(const std::vector<std::string>& list, std::string_view value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

}  // namespace

const Category* DocumentProfile::category(std::string_view wanted) const {
  const auto found = std::find_if(categories.begin(), categories.end(),
                                  [&](const Category& each) { return each.name == wanted; });
  return found == categories.end() ? nullptr : &*found;
}

Result<DocumentProfile> load_profile(std::string_view text) {
  boost::system::error_code failed;
  const json::value root = json::parse(json::string_view(text.data(), text.size()), failed);
  if (failed) return error("the profile is not valid JSON: " + failed.message());
  try {
    return read_profile(Reader(root, ""));
  } catch (const WrongKey& wrong) {
    return error(wrong.what, wrong.where);
  }
}

const DocumentProfile* builtin_profile(std::string_view name) {
  static const std::vector<DocumentProfile> profiles = [] {
    std::vector<DocumentProfile> loaded;
    for (const std::string_view text : {classic_profile_json, v2_profile_json}) {
      if (auto profile = load_profile(text)) loaded.push_back(std::move(*profile));
    }
    return loaded;
  }();
  const auto found = std::find_if(profiles.begin(), profiles.end(),
                                  [&](const DocumentProfile& each) { return each.name == name; });
  return found == profiles.end() ? nullptr : &*found;
}

const DocumentProfile& profile_of(std::span<const std::string> paths) {
  const DocumentProfile& newer = *builtin_profile("v2");
  const bool is_newer = std::any_of(paths.begin(), paths.end(), [&](const std::string& path) {
    const std::vector<std::string_view> parts = text::split(path, '/');
    for (std::size_t i = 1; i + 1 < parts.size(); ++i) {
      if (parts[i - 1] == newer.layout.folder &&
          newer.layout.class_folders.contains(std::string(parts[i]))) {
        return true;
      }
    }
    return std::any_of(newer.layout.marks.begin(), newer.layout.marks.end(),
                       [&](const std::string& mark) { return path.ends_with(mark); });
  });
  return is_newer ? newer : *builtin_profile("classic");
}

Identity identify(std::string_view path, const DocumentProfile& profile) {
  const FolderLayout& layout = profile.layout;
  const std::vector<std::string_view> parts = text::split(path, '/');
  const std::string_view file = parts.back();
  const std::string_view parent = parts.size() > 1 ? parts[parts.size() - 2] : std::string_view{};
  Identity identity;
  identity.source_prefix = layout.source_prefix;
  identity.target_prefix = layout.target_prefix;
  identity.source_column = profile.source_column;
  identity.stem = std::string(file.substr(0, file.rfind(".md")));
  const auto as_library = [&](std::string_view library) {
    identity.source_prefix = std::string(library) + ".";
    identity.target_prefix.clear();
    identity.source_column = std::string(library);
  };
  const auto folder = std::find(parts.begin(), parts.end(), layout.third_party_folder);
  if (parts.end() - folder > 2) {
    as_library(*std::next(folder));
  } else if (!file.starts_with(layout.source_prefix)) {
    // A document of a library that lies elsewhere: the original tools look for it in the library's
    // own folder only.
    const std::string_view first = file.substr(0, file.find('.'));
    const bool known = contains(layout.libraries, first);
    if (known || is_mapping_document(path, profile)) as_library(first);
    identity.discovered = known && !is_mapping_document(path, profile);
  }
  if (const auto found = layout.class_folders.find(std::string(parent));
      found != layout.class_folders.end()) {
    identity.required_category = found->second;
  }
  identity.skipped = contains(layout.skipped_files, file);
  identity.discovered = identity.discovered && file.ends_with(".md") &&
                        file.starts_with(identity.source_prefix) && !identity.skipped;
  return identity;
}

bool is_mapping_document(std::string_view path, const DocumentProfile& profile) {
  if (!path.ends_with(".md")) return false;
  const std::vector<std::string_view> parts = text::split(path, '/');
  return std::any_of(parts.begin(), std::prev(parts.end()), [&](std::string_view part) {
    return part == profile.layout.folder || part == profile.layout.third_party_folder;
  });
}

}  // namespace paddle_ls::mapping_docs
