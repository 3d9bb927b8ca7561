// Where bytes go, one after the other.
//
// A failure is remembered and asked for once, so that what writes a few bytes at a time need not
// look after each of them.
#pragma once

#include <string_view>

#include "engine/text/result.hpp"

namespace paddle_ls::weights {

class ByteSink {
 public:
  ByteSink() = default;
  ByteSink(const ByteSink&) = delete;
  ByteSink& operator=(const ByteSink&) = delete;
  virtual ~ByteSink() = default;

  // Nothing is written after a failure.
  virtual void write(std::string_view bytes) = 0;

  // The first failure, if there was one.
  virtual Result<void> state() const = 0;

 protected:
  ByteSink(ByteSink&&) noexcept = default;
  ByteSink& operator=(ByteSink&&) noexcept = default;
};

}  // namespace paddle_ls::weights
