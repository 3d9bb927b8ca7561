// What the checks say about a document, and the edits that answer them.
//
// A finding is complete: range, sentence, the other half of a contradiction and every fix are
// computed together, so an editor only looks them up. Documents are a kilobyte each; there is
// nothing to defer.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/edits.hpp"
#include "engine/text/severity.hpp"

namespace paddle_ls::mapping_docs {

// What may be done about the findings of a check.
enum class FixKind : std::uint8_t {
  none,
  mechanical,  // one right answer that needs no judgement: part of fix-all
  choice,      // offered; a person decides
};

struct CheckContext;
class Report;

// One row of the catalogue; `code` is what users write in settings and suppressions.
struct Check {
  std::string_view code;
  Severity severity;  // unless the profile or the settings say otherwise
  FixKind fix;
  std::string_view summary;
  void (*run)(const CheckContext&, Report&);  // null for codes that speak of several files
  bool fatal = false;  // as an error, speaks of what the original tools reject
};

struct RelatedRange {
  std::string path;  // empty: the same document
  text::ByteRange range;
  std::string message;
};

struct DocumentFix {
  std::string title;
  text::Edits edits;            // normalized; may be empty when only the file is renamed or moved
  std::string new_stem;         // of the file, without .md; empty when the file keeps its name
  std::string new_folder = {};  // beside the present one; empty when the file stays in it
};

struct DocumentFinding {
  const Check* check = nullptr;  // static
  Severity severity = Severity::off;
  text::ByteRange range;
  std::string message;
  std::vector<RelatedRange> related;
  std::vector<DocumentFix> fixes;  // the preferred one first

  std::string_view code() const { return check->code; }
};

}  // namespace paddle_ls::mapping_docs
