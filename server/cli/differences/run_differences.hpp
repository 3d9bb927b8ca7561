// `paddle-ls differences` without its words: plain options in, exit status out.
#pragma once

#include <cstdint>
#include <string>

#include <boost/json/object.hpp>

#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {

enum class DifferencesFormat : std::uint8_t { text, json, markdown };

struct DifferencesOptions {
  std::string id;  // empty: all of them
  DifferencesFormat format = DifferencesFormat::text;
};

// With the settings of the project around the working directory.
int show_differences(const DifferencesOptions& options, const Console& console);

// The schema of what is printed as JSON.
boost::json::object differences_schema();

}  // namespace paddle_ls::cli
