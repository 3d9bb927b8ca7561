// What can be asked of `paddle-ls template`, as plain data: one struct per verb.
#pragma once

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "engine/templates/text/dialect.hpp"
#include "engine/templates/text/text_file.hpp"

namespace paddle_ls::cli {

// How the text is generated and whether files are written: the same for all verbs that write.
struct TemplateMaking {
  templates::Dialect dialect = templates::Dialect::v2;
  std::string generator = "torchgen/gen.py";
  templates::WriteMode mode = templates::WriteMode::write;
};

struct TemplateExpand {
  TemplateMaking making;
  std::string template_file;
  std::string env_file;               // JSON; empty: no environment
  std::vector<std::string> settings;  // key=value, texts that override the environment
  std::string output;                 // empty: standard output
};

struct TemplateShard {
  TemplateMaking making;
  std::string template_file;
  std::string items_file;  // JSON Lines
  std::string key;         // the member of an item that is hashed
  std::size_t shard_count = 1;
  std::vector<std::string> sharded_keys;
  std::string env_file;  // the base of all shards; empty: none
  std::string output_dir;
  std::string cmake_list;  // VAR=file; empty: no list is written
};

struct TemplateKeys {
  std::vector<std::string> template_files;
};

struct TemplateManifest {
  std::string workspace = ".";
  templates::WriteMode mode = templates::WriteMode::write;
};

struct TemplateOptions {
  std::variant<TemplateExpand, TemplateShard, TemplateKeys, TemplateManifest> verb;
};

}  // namespace paddle_ls::cli
