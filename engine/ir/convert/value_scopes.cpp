#include "engine/ir/convert/value_scopes.hpp"

#include <string>
#include <unordered_map>

namespace paddle_ls::ir {

std::vector<Name> in_order_of_hashing(const std::vector<Name>& names) {
  std::unordered_map<std::string, Name> table;
  for (const Name name : names) table[std::string(name.text())] = name;
  std::vector<Name> order;
  order.reserve(table.size());
  for (const auto& [text, name] : table) order.push_back(name);
  return order;
}

}  // namespace paddle_ls::ir
