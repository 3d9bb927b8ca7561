// `paddle-ls template ...`: code templates from the command line and in builds.
//
// Each verb is its options as plain data and a function that runs them, so that tests need no
// process. What a verb makes goes to `out`, complaints go to `complaints` as file:line:column:
// text.
#pragma once

#include <cstddef>
#include <ostream>
#include <string>
#include <vector>

#include "engine/templates/dialect.hpp"
#include "engine/templates/text_file.hpp"

namespace paddle_ls::cli {

struct Streams {
  std::ostream& out;
  std::ostream& complaints;
};

// How the text is made and what happens to the files: the same for all verbs that write.
struct TemplateMaking {
  templates::Dialect dialect = templates::Dialect::v2;
  std::string generator = "torchgen/gen.py";
  templates::WriteMode mode = templates::WriteMode::write;
};

struct TemplateExpand {
  TemplateMaking making;
  std::string template_file;
  std::string env_file;               // JSON; empty: no environment
  std::vector<std::string> settings;  // key=value, texts that win over the environment
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

// The exit status of each: 0 when all is written or was the same, 1 when `check` found a file that
// differs, 2 for an error.
int run(const TemplateExpand& verb, Streams streams);
int run(const TemplateShard& verb, Streams streams);
int run(const TemplateKeys& verb, Streams streams);
int run(const TemplateManifest& verb, Streams streams);

}  // namespace paddle_ls::cli
