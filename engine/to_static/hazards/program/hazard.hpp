// What conversion to static form will do to a function that its author did not ask for.
//
// A hazard is found by static analysis. Every rule was confirmed by running Paddle 3.3.1: the
// construct raises there, gives another result than the plain function, or does so for some values.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/byte_range.hpp"
#include "engine/text/edits.hpp"

namespace paddle_ls::to_static {

enum class Effect : std::uint8_t {
  raises,   // the conversion, the import of its result, or every call fails
  wrong,    // another result, silently
  depends,  // one of both, for some values or when a name turns out to be a tensor
};

// The functions to look at: those that a file is known to convert, or all it defines.
enum class Reach : std::uint8_t { converted, every_function };

struct HazardRule {
  std::string_view code;  // what users write in settings and suppressions
  Effect effect;
  std::string_view summary;
};

struct HazardFix {
  std::string title;
  text::Edits edits;         // normalized
  std::string assumes = {};  // what must hold for it to be right; empty: nothing
};

// A file of the project, under the name that the caller uses for it.
struct FileText {
  std::string path;
  std::shared_ptr<const std::string> text;
};

// Without its folders.
inline std::string_view name_of_file(std::string_view path) {
  return path.substr(path.rfind('/') + 1);
}

// A place that explains why the function is converted at all.
struct ConversionReason {
  text::ByteRange range;
  std::string message;
  std::shared_ptr<const FileText> file = {};  // null: the file that the hazard was found for
  bool saves = false;                         // the place is a call of `jit.save`
};

struct Hazard {
  const HazardRule* rule;
  text::ByteRange range;
  std::string message;
  std::vector<HazardFix> fixes = {};           // of the file that contains it
  std::vector<ConversionReason> reasons = {};  // from the function outwards
  // Its position, when that is in another file; `range` is the call that leads there, and `reasons`
  // begin with its place.
  std::shared_ptr<const FileText> elsewhere = {};
};

}  // namespace paddle_ls::to_static
