// Progress of long work and its cancellation (LSP 3.18, "Work Done Progress").
#pragma once

#include "protocol/shape.hpp"

namespace paddle_ls::protocol {

using ProgressToken = std::variant<std::int32_t, std::string>;

struct WorkDoneProgressCreateParams {
  ProgressToken token;

  static constexpr auto fields() {
    return std::array{field<&WorkDoneProgressCreateParams::token>("token")};
  }
};

struct WorkDoneProgressCancelParams {
  ProgressToken token;

  static constexpr auto fields() {
    return std::array{field<&WorkDoneProgressCancelParams::token>("token")};
  }
};

// `value` is one of the three structures below, or a partial result.
struct ProgressParams {
  ProgressToken token;
  json::value value;

  static constexpr auto fields() {
    return std::array{field<&ProgressParams::token>("token"),
                      field<&ProgressParams::value>("value")};
  }
};

struct WorkDoneProgressBegin {
  std::string title;
  bool cancellable = false;
  std::optional<std::string> message = {};
  std::optional<std::uint32_t> percentage;  // 0 to 100 = {}; none: not known

  static constexpr auto fields() {
    using Self = WorkDoneProgressBegin;
    return std::array{fixed("kind", "begin"), field<&Self::title>("title"),
                      omissible<&Self::cancellable>("cancellable"),
                      field<&Self::message>("message"), field<&Self::percentage>("percentage")};
  }
};

struct WorkDoneProgressReport {
  std::optional<bool> cancellable = {};
  std::optional<std::string> message = {};
  std::optional<std::uint32_t> percentage = {};

  static constexpr auto fields() {
    using Self = WorkDoneProgressReport;
    return std::array{fixed("kind", "report"), field<&Self::cancellable>("cancellable"),
                      field<&Self::message>("message"), field<&Self::percentage>("percentage")};
  }
};

struct WorkDoneProgressEnd {
  std::optional<std::string> message = {};

  static constexpr auto fields() {
    return std::array{fixed("kind", "end"), field<&WorkDoneProgressEnd::message>("message")};
  }
};

}  // namespace paddle_ls::protocol
