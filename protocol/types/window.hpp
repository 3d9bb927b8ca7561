// Messages and documents shown to the user (LSP 3.18, "Window Features").
#pragma once

#include "protocol/types/position.hpp"

namespace paddle_ls::protocol {

enum class MessageType : std::uint8_t { error = 1, warning, info, log, debug };

constexpr auto enumerators(MessageType) {
  return std::array{Enumerator{1}, Enumerator{2}, Enumerator{3}, Enumerator{4}, Enumerator{5}};
}

struct ShowMessageParams {
  MessageType type = MessageType::info;
  std::string message;

  static constexpr auto fields() {
    return std::array{field<&ShowMessageParams::type>("type"),
                      field<&ShowMessageParams::message>("message")};
  }
};

struct LogMessageParams {
  MessageType type = MessageType::info;
  std::string message;

  static constexpr auto fields() {
    return std::array{field<&LogMessageParams::type>("type"),
                      field<&LogMessageParams::message>("message")};
  }
};

struct MessageActionItem {
  std::string title;

  static constexpr auto fields() { return std::array{field<&MessageActionItem::title>("title")}; }
};

struct ShowMessageRequestParams {
  MessageType type = MessageType::info;
  std::string message;
  std::vector<MessageActionItem> actions = {};

  static constexpr auto fields() {
    using Self = ShowMessageRequestParams;
    return std::array{field<&Self::type>("type"), field<&Self::message>("message"),
                      omissible<&Self::actions>("actions")};
  }
};

struct ShowDocumentParams {
  Uri uri;
  bool external = false;
  bool take_focus = false;
  std::optional<Range> selection = {};

  static constexpr auto fields() {
    using Self = ShowDocumentParams;
    return std::array{field<&Self::uri>("uri"), omissible<&Self::external>("external"),
                      omissible<&Self::take_focus>("takeFocus"),
                      field<&Self::selection>("selection")};
  }
};

struct ShowDocumentResult {
  bool success = false;

  static constexpr auto fields() {
    return std::array{field<&ShowDocumentResult::success>("success")};
  }
};

}  // namespace paddle_ls::protocol
