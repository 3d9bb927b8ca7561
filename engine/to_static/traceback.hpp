// A Python traceback with frames in generated files, and where they are in the source.
//
// Paddle writes what it generates to `to_static_tmp/<process>/<function><8 random letters>.py` and
// removes it at the end, so a frame is found again by converting the function once more: the file
// has 10 lines before the function, and one for each name it takes from functions around it.
// The line of code that a frame shows tells which function it was, and how many such names.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/byte_range.hpp"
#include "engine/to_static/state.hpp"

namespace paddle_ls::to_static {

// Views into the traceback.
struct TraceFrame {
  text::ByteRange place;  // `File "...", line N, in name`
  text::ByteRange code;   // the line below, without its indentation; empty when there is none
  text::ByteRange marks;  // the whole line of `^` and `~` below that; empty when there is none
  std::string_view file;
  std::string_view function;
  std::uint32_t line = 0;  // one-based
};

// All frames, in the order of the text.
std::vector<TraceFrame> read_trace(std::string_view trace);

// What the generated file of the frame is named after: `f`, or `Class_method`. Empty for frames in
// other files.
std::string_view generated_name(const TraceFrame& frame);

// Whether the file may define the function that a generated file is named after.
bool may_define(std::string_view source, std::string_view name);

struct TracedFile {
  std::string path;
  std::string text;
};

struct SourcePlace {
  std::size_t file;  // among the sources
  Origin at;
  std::string function;  // its last name
};

struct MappedFrame {
  TraceFrame frame;
  // Where a frame in generated code may come from; several when functions cannot be told apart.
  std::vector<SourcePlace> places;
};

std::vector<MappedFrame> map_trace(std::string_view trace, std::span<const TracedFile> sources);

// The traceback with every frame that has one place shown there.
std::string translated(std::string_view trace, const std::vector<MappedFrame>& frames,
                       std::span<const TracedFile> sources);

}  // namespace paddle_ls::to_static
