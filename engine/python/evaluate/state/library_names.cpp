#include "engine/python/evaluate/state/library_names.hpp"

namespace paddle_ls::python {

bool LibraryNames::contains(NameId qualified, const Names& names, const KnownModules& known) {
  constexpr std::size_t room = 64;  // for names that are joined later
  if (qualified >= answers_.size()) answers_.resize(names.texts.size() + room, Answer::not_asked);
  if (answers_[qualified] == Answer::not_asked) {
    const bool is_below = is_below_root(known, names.text(qualified));
    answers_[qualified] = is_below ? Answer::yes : Answer::no;
  }
  return answers_[qualified] == Answer::yes;
}

}  // namespace paddle_ls::python
