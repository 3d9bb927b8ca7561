// Dotted names as texts.
#pragma once

#include <string_view>

namespace paddle_ls::rewrite {

// True for `root` itself and for the names below it.
inline bool is_at_or_below(std::string_view name, std::string_view root) {
  return name.starts_with(root) && (name.size() == root.size() || name[root.size()] == '.');
}

// True for the names below `root` alone.
inline bool is_below(std::string_view name, std::string_view root) {
  return name.size() > root.size() && is_at_or_below(name, root);
}

// A byte that may occur in a dotted name as rules and libraries spell them.
inline bool is_dotted_byte(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
         (byte >= '0' && byte <= '9') || byte == '_' || byte == '.';
}

inline std::string_view last_component(std::string_view dotted) {
  return dotted.substr(dotted.rfind('.') + 1);
}

// A module of torch, or of torchvision, which cannot be imported without it.
inline bool is_of_pytorch(std::string_view module) {
  return is_at_or_below(module, "torch") || is_at_or_below(module, "torchvision");
}

}  // namespace paddle_ls::rewrite
