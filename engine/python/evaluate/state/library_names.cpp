#include "engine/python/evaluate/state/library_names.hpp"

#include <algorithm>

namespace paddle_ls::python {

bool LibraryNames::contains(NameId qualified, const Names& names, const KnownModules& known) {
  constexpr std::size_t room = 64;  // for names that are joined later
  if (qualified >= answers_.size()) answers_.resize(names.texts.size() + room, Answer::not_asked);
  if (answers_[qualified] == Answer::not_asked) {
    const std::string_view text = names.text(qualified);
    const std::string_view package = text.substr(0, text.find('.'));
    const auto roots = known.roots();
    const bool is_root = std::find(roots.begin(), roots.end(), package) != roots.end();
    answers_[qualified] = is_root ? Answer::yes : Answer::no;
  }
  return answers_[qualified] == Answer::yes;
}

}  // namespace paddle_ls::python
