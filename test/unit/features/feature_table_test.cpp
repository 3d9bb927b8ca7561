#include "server/features/feature_table.hpp"

#include <doctest/doctest.h>

#include "protocol/methods.hpp"

using namespace paddle_ls;

TEST_CASE("a method has a handler exactly when the list of methods says that it is handled") {
  for (const protocol::Method& method : protocol::methods()) {
    CAPTURE(method.name);
    const bool handled = method.support == protocol::Support::handled;
    const bool is_request = method.kind == protocol::MethodKind::request;
    CHECK((server::all_features.request_handler(method.name) != nullptr) ==
          (handled && is_request));
    CHECK((server::all_features.notification_handler(method.name) != nullptr) ==
          (handled && !is_request));
  }
}
