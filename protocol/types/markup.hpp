// Text for people, plain or Markdown (LSP 3.18, "MarkupContent").
#pragma once

#include "protocol/shape.hpp"

namespace paddle_ls::protocol {

enum class MarkupKind : std::uint8_t { plain_text, markdown };

constexpr auto enumerators(MarkupKind) {
  return std::array{Enumerator{0, "plaintext"}, Enumerator{1, "markdown"}};
}

struct MarkupContent {
  MarkupKind kind = MarkupKind::plain_text;
  std::string value;

  static constexpr auto fields() {
    return std::array{field<&MarkupContent::kind>("kind"), field<&MarkupContent::value>("value")};
  }
};

}  // namespace paddle_ls::protocol
