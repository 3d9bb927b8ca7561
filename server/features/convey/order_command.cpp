#include "server/features/convey/order_command.hpp"

#include "protocol/write.hpp"
#include "server/features/convey/command_names.hpp"

namespace paddle_ls::server {

protocol::Command command_of(std::string title, const Order& order, const Segment& segment,
                             const Presentation& presentation) {
  using protocol::json::object;
  using protocol::json::value;
  switch (order.what) {
    case Order::What::regenerate:
      return {std::move(title), std::string(command::templates_regenerate), {value(order.uri)}};
    case Order::What::preview:
      return {std::move(title),
              std::string(command::static_preview),
              {value(object{{"uri", order.uri}})}};
    case Order::What::upgrade:
      return {
          std::move(title), std::string(command::ir_upgrade), {value(object{{"uri", order.uri}})}};
    case Order::What::verify:
      return {
          std::move(title), std::string(command::docs_verify), {value(object{{"uri", order.uri}})}};
    case Order::What::show: break;
  }
  const auto place = location_of(order.place, segment, presentation);
  return {std::move(title), std::string(command::show_place), {protocol::write(place)}};
}

}  // namespace paddle_ls::server
