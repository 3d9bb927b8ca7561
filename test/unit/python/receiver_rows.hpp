// The receiver of a marked method, compared with its description.
#pragma once

#include <string>

#include <doctest/doctest.h>

#include "test/unit/python/resolved.hpp"

namespace paddle_ls::python {

inline std::string description_of(const Receiver& receiver) {
  std::string text;
  switch (receiver.kind) {
    case Kind::unknown: return "unknown";
    case Kind::foreign: text = "not torch"; break;
    case Kind::tensor: text = "tensor"; break;
    case Kind::tensors: text = "tensors"; break;
    case Kind::module: text = "module"; break;
    case Kind::modules: text = "modules"; break;
    case Kind::optimizer: text = "optimizer"; break;
    case Kind::size: text = "size"; break;
    default: text = "other"; break;
  }
  return receiver.certainty == Certainty::sure ? text : "likely " + text;
}

struct ReceiverRow {
  std::string source;
  std::string receiver;
};

template <std::size_t size>
void check_receivers(const ReceiverRow (&rows)[size]) {
  for (const ReceiverRow& row : rows) {
    INFO(row.source);
    const Resolved file(
        "import torch, torch.nn as nn, numpy as np\nimport torch.nn.functional as F\n" +
        std::string(row.source));
    REQUIRE(file.source.marks.size() == 1);
    REQUIRE(file.method_at_mark() != nullptr);
    CHECK(description_of(file.method_at_mark()->receiver) == row.receiver);
  }
}

}  // namespace paddle_ls::python
