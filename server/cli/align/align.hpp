// `paddle-ls align`: where a program and its conversion first differ.
#pragma once

#include <cstdint>
#include <filesystem>

#include "project/align/program_runs.hpp"
#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {

enum class AlignFormat : std::uint8_t { text, json };

struct AlignOptions {
  std::filesystem::path
      file;          // of entries; empty: align.json where neither model nor script is named
  std::string only;  // the name of an entry of the file; empty: all
  project::Programs programs;
  project::Entry entry;
  std::string arguments;  // of the script, as typed on a command line
  bool evaluates = false;
  bool has_progress = false;  // even if standard error is not a terminal
  AlignFormat format = AlignFormat::text;
  bool measures_time = false;  // instead of comparing
  project::TimeWishes time;
  std::filesystem::path page;        // an additional HTML report; empty: none
  std::filesystem::path reproducer;  // the folder that it is written to; empty: none
};

// Exit status: 0 all values agree, 1 some differ, 2 could not run.
int align(const AlignOptions& options, const Console& console);

}  // namespace paddle_ls::cli
