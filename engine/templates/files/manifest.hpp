// Which templates of a workspace make which files: `.paddle-ls/templates.json`.
//
//   [{"template": "t/ops.cpp.in", "outputs": ["gen/ops.cpp"], "env": "t/ops.env.json",
//     "dialect": "v2",
//     "shard": {"num": 5, "key": "name", "keys": ["decl"], "items": "t/ops.jsonl"}}]
//
// Paths are relative to the workspace, with slashes. Comments and trailing commas are allowed. One
// wrong entry does not hide the others: the reader is tolerant and tells what it left out.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/templates/text/dialect.hpp"
#include "engine/templates/text/template_finding.hpp"

namespace paddle_ls::templates {

// A path or a name, and where the manifest says it.
struct Located {
  std::string text;
  text::ByteRange range;  // with the quotes
};

struct ShardEntry {
  std::size_t count = 1;
  std::string key;            // the member of an item that is hashed
  std::vector<Located> keys;  // the sharded keys
  Located items;              // JSON Lines, one item a line
};

struct ManifestEntry {
  text::ByteRange range;
  Located source;
  std::vector<Located> outputs;  // with shards exactly one, to which the shard ids are added
  std::optional<Located> env;    // nothing: an empty environment; with shards the base of all
  Dialect dialect = Dialect::v2;
  std::string generator = "torchgen/gen.py";  // what the default comment of v2 names
  std::optional<ShardEntry> shard;

  // The files that stand for one of the outputs: itself, or all its shards.
  std::vector<std::string> files_of(const Located& output) const;
};

struct Manifest {
  static constexpr std::string_view path = ".paddle-ls/templates.json";

  std::vector<ManifestEntry> entries;  // those that could be read
  TemplateFindings findings;           // T00 and T11
};

Manifest read_manifest(std::string_view json);

}  // namespace paddle_ls::templates
