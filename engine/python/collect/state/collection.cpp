#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

bool is_member(Collection& found, NameId attribute) {
  using Known = Members::Known;
  std::vector<Known>& of_name = found.members.of_name;
  if (attribute >= of_name.size()) of_name.resize(found.names.texts.size() + 1, Known::not_asked);
  Known& known = of_name[attribute];
  if (known == Known::not_asked) {
    const bool exists = found.file.library.member(found.names.text(attribute), 0).exists;
    known = exists ? Known::yes : Known::no;
  }
  return known == Known::yes;
}

}  // namespace paddle_ls::python
