#include "engine/weights/model/checkpoint.hpp"

namespace paddle_ls::weights {

std::optional<ValueIndex> find_text_key(const Checkpoint& checkpoint, const Dict& dict,
                                        std::string_view key) {
  for (const auto& [name, value] : dict.items) {
    const auto* text = std::get_if<TextValue>(&checkpoint.values[name]);
    if (text && text->utf8 == key) return value;
  }
  return {};
}

}  // namespace paddle_ls::weights
