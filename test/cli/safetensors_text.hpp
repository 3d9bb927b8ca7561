// A small file of safetensors, whose elements count from zero on.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <boost/json.hpp>

namespace paddle_ls::test {

inline std::string safetensors(
    const std::vector<std::pair<std::string, std::vector<int>>>& tensors) {
  boost::json::object header;
  std::string data;
  for (const auto& [name, shape] : tensors) {
    int count = 1;
    for (const int size : shape) count *= size;
    const std::size_t start = data.size();
    for (int i = 0; i < count; ++i) {
      const auto value = static_cast<float>(i);
      data.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    header[name] = {{"dtype", "F32"},
                    {"shape", boost::json::array(shape.begin(), shape.end())},
                    {"data_offsets", {start, data.size()}}};
  }
  const std::string text = boost::json::serialize(header);
  std::string file;
  for (unsigned i = 0; i < 8; ++i) file += static_cast<char>(text.size() >> (8 * i) & 0xFFU);
  return file + text + data;
}

}  // namespace paddle_ls::test
