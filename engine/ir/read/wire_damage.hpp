// Where bytes stop being a protobuf message, for a file that the protobuf library refused.
//
// The library only says yes or no. A user with a truncated download needs the offset, so this walks
// the wire format once more, beside the message descriptor, and names the first field that is
// wrong.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace google::protobuf {
class Descriptor;
}

namespace paddle_ls::ir {

struct WireDamage {
  std::size_t offset;  // bytes from the start of the message
  std::string reason;
};

// Nothing when every field of `type` and of the messages inside is well formed; a missing required
// field is reported at the end of the message that lacks it.
std::optional<WireDamage> find_wire_damage(std::string_view bytes,
                                           const google::protobuf::Descriptor& type);

// The same as far as the `start` of a message of `whole` bytes tells.
std::optional<WireDamage> find_wire_damage(std::string_view start, std::size_t whole,
                                           const google::protobuf::Descriptor& type);

}  // namespace paddle_ls::ir
