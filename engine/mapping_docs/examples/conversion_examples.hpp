// The examples of a document that have a half for each framework.
#pragma once

#include <string>
#include <vector>

#include "engine/mapping_docs/document/document.hpp"

namespace paddle_ls::mapping_docs {

struct ExampleCode {
  std::string code;            // whole lines, without the indentation that all of them have
  std::size_t first_line = 0;  // of `code`, zero-based
  ByteRange comment;           // that starts the half
};

struct ConversionExample {
  ExampleCode source;
  ExampleCode target;
  ByteRange block;  // the body of the block that contains it
};

// A half of PyTorch and the half of Paddle after it, in the order of the text.
std::vector<ConversionExample> conversion_examples(const Document& document,
                                                   const Identity& identity,
                                                   const DocumentProfile& profile);

}  // namespace paddle_ls::mapping_docs
