// What a program consists of: operators by kind, parameters and their memory, what failed.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "engine/ir/pir/program.hpp"

namespace paddle_ls::ir {

struct ProgramStatistics {
  std::map<std::string, std::size_t> ops;          // PIR op -> count, regions included
  std::map<std::string, std::size_t> unsupported;  // legacy op -> count of its placeholders
  std::size_t op_count = 0;
  std::size_t value_count = 0;
  std::size_t region_count = 0;
  std::size_t parameter_count = 0;
  std::uint64_t parameter_elements = 0;  // of parameters whose shape is known
  std::uint64_t parameter_bytes = 0;
  std::size_t parameters_of_unknown_shape = 0;
};

ProgramStatistics statistics(const Program& program);

}  // namespace paddle_ls::ir
