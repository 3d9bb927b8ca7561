// An expansion as text that Python reads, and back.
//
// A name stands for each part of the source, so that the tree of the text shows the shape of what a
// rule writes, whatever the parts are.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/rewrite/arguments/expand_template.hpp"

namespace paddle_ls::rewrite {

std::string shape_of(const Expansion& expansion);

// The parts of the source in the order of their numbers.
std::vector<text::ByteRange> parts_of(const Expansion& expansion);

// The number of the part whose name `text` begins with, and the length of the name.
std::optional<std::pair<std::size_t, std::size_t>> part_at(std::string_view text);

// `shape` as segments again.
std::vector<Segment> segments_of(std::string_view shape, const std::vector<text::ByteRange>& parts);

}  // namespace paddle_ls::rewrite
