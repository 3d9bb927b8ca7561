// Members of the JSON objects that a run writes. What is missing or of another type is nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "engine/alignment/run_events.hpp"

namespace paddle_ls::alignment {

std::string text_of(const boost::json::object& row, std::string_view name);

// Also "nan" and "inf", which JSON has no numbers for.
double number_of(const boost::json::object& row, std::string_view name);

std::optional<std::size_t> count_of(const boost::json::object& row, std::string_view name);

// 0 where there is none.
std::uint32_t small_count(const boost::json::object& row, std::string_view name);

bool flag_of(const boost::json::object& row, std::string_view name);

// `[file, line]`.
ProgramLine line_of(const boost::json::object& row, std::string_view name);

}  // namespace paddle_ls::alignment
