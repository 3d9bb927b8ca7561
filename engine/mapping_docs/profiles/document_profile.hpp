// The rules of one generation of the mapping documents, as data.
//
// Upstream replaced its rules once already (classic until 2025, v2 since), so everything that is a
// name, a phrase, a column or a category is read from profiles/*.json and no check asks which
// profile it runs under.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/result.hpp"

namespace paddle_ls::mapping_docs {

enum class FieldPresence { required, optional };
enum class ExampleRule { none, rewritten_rows, required };

struct Category {
  std::string name;
  int priority = 0;  // the order in which the higher wins; 0 for placeholders
  FieldPresence table = FieldPresence::required;
  FieldPresence target = FieldPresence::required;
  bool table_expected = true;     // false where the format guide wants no table
  bool linked = true;             // the table of APIs links to the document
  bool internal = false;          // accepted by the original tools, not for writers
  bool endings_required = false;  // notes of rows without counterpart end in a fixed phrase
  bool usage_class = false;       // a judgement that only a human can make
  ExampleRule example = ExampleRule::none;
  std::string summary;                     // template of the summary sentence
  std::string rule;                        // one sentence for hovers
  std::vector<std::string> summary_marks;  // phrases that claim this category in a summary
};

struct FolderLayout {
  std::string folder;
  std::string third_party_folder;
  std::string source_prefix;
  std::string target_prefix;
  std::vector<std::string> libraries;
  std::vector<std::string> skipped_files;
  std::vector<std::string> marks;                    // files whose presence tells this profile
  std::map<std::string, std::string> class_folders;  // folder to category
};

struct Phrases {
  std::string name_differs, default_differs, rewrite, no_rewrite, deletable;
  std::string target_absent, source_absent, keep_default, return_value, overloads;
  std::string source_half, target_half, half_mark;
  std::string small_effect, default_kept, default_word;
};

struct TableWords {
  std::vector<std::string> columns;
  std::string link_text, alias_text, missing, in_development;
  std::vector<std::string> remarks;
};

// The categories that a parameter table can prove; empty where the profile has none of that kind.
struct ImpliedNames {
  std::string no_parameters, identical, names, target_more, defaults, source_more;
};

struct DocumentProfile {
  std::string name;
  std::vector<Category> categories;
  std::map<std::string, std::vector<std::string>, std::less<>> renamed_categories;
  ImpliedNames implied;
  FolderLayout layout;
  std::string arguments_heading, example_heading;
  std::vector<std::string> arguments_near_misses, example_near_misses;
  std::string source_column, target_column, note_column;
  Phrases phrases;
  std::vector<std::string> note_endings;
  TableWords table_source;
  std::map<std::string, std::string, std::less<>> typos, product_names;
  std::map<std::string, std::string, std::less<>> checks;  // code to severity name

  const Category* category(std::string_view name) const;
};

// The profiles that are compiled in: "classic" and "v2". Nothing for another name.
const DocumentProfile* builtin_profile(std::string_view name);

// The profile whose layout `paths` show, relative to the root or absolute: v2 where one of its
// marks or class folders is among them, else classic.
const DocumentProfile& profile_of(std::span<const std::string> paths);

// Reads a profile from JSON. Errors name the key that is missing or has the wrong type.
Result<DocumentProfile> load_profile(std::string_view json);

// What the tools know about a document before they open it.
struct Identity {
  std::string source_prefix;      // "torch.", "torchvision." ...
  std::string target_prefix;      // "paddle.", or empty where any name is accepted
  std::string source_column;      // header of the first column of the parameter table
  std::string stem;               // file name without .md
  bool discovered = true;         // the original tools would open this file
  bool skipped = false;           // exempt by name: the original tools leave it alone
  std::string required_category;  // where the folder decides it; else empty
};

// `path` with '/' separators, absolute or relative.
Identity identify(std::string_view path, const DocumentProfile& profile);

// True for the files that a walk over a document tree takes up: a .md file under one of the folders
// of the layout, whether or not the original tools would open it.
bool is_mapping_document(std::string_view path, const DocumentProfile& profile);

}  // namespace paddle_ls::mapping_docs
