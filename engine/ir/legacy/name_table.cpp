#include "engine/ir/legacy/name_table.hpp"

#include <boost/unordered/unordered_flat_map.hpp>

#include "engine/ir/legacy/arena.hpp"

namespace paddle_ls::ir {

struct NameTable::Entries {
  Arena arena;
  boost::unordered_flat_map<std::string_view, const Name::Entry*> by_text;
};

NameTable::NameTable() : entries_(std::make_unique<Entries>()) {}
NameTable::~NameTable() = default;

Name NameTable::intern(std::string_view text) {
  const auto [place, is_new] = entries_->by_text.try_emplace(text, nullptr);
  if (is_new) {
    const auto number = static_cast<std::uint32_t>(entries_->by_text.size() - 1);
    place->second = &entries_->arena.copy_one(Name::Entry{text, number});
  }
  return Name(*place->second);
}

Name NameTable::find(std::string_view text) const {
  const auto found = entries_->by_text.find(text);
  return found == entries_->by_text.end() ? Name() : Name(*found->second);
}

std::size_t NameTable::size() const {
  return entries_->by_text.size();
}

}  // namespace paddle_ls::ir
