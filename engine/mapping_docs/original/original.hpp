// The verdict of the original validation tool, by its own state machine on the same lines.
//
// The tolerant model of document.hpp is for people who write; this is for telling them what the
// upstream checks will say, so it keeps every oddity: it stops at the first error, skips lines it
// does not know, never looks past the first table, and strips what Python strips.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/mapping_docs/profiles/document_profile.hpp"

namespace paddle_ls::mapping_docs {

struct OriginalArgument {
  std::string name;
  std::optional<std::string> type;
  std::optional<std::string> default_value;
};

struct OriginalSignature {
  std::string api;
  std::optional<std::vector<OriginalArgument>> arguments;  // nothing for a property
};

struct OriginalRow {
  std::string source, target, note;
};

// What the original extracts from an accepted document.
struct Metadata {
  std::string source_api;
  std::string category;
  std::string source_url;
  std::vector<OriginalSignature> source_signatures;
  std::optional<std::string> target_api;
  std::string target_url;
  std::optional<std::vector<OriginalSignature>> target_signatures;
  std::optional<std::vector<OriginalRow>> rows;
};

struct Rejection {
  std::size_t line;  // zero-based; the last line where the document ends too early
  std::string reason;
};

using OriginalVerdict = tl::expected<Metadata, Rejection>;

OriginalVerdict original_verdict(std::string_view text, const Identity& identity,
                                 const DocumentProfile& profile);

}  // namespace paddle_ls::mapping_docs
