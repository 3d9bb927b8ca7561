#include "engine/syntax/language.hpp"

#include <cstdio>
#include <cstdlib>

#include <tree_sitter/api.h>

extern "C" {
const TSLanguage* tree_sitter_python(void);
const TSLanguage* tree_sitter_markdown(void);
}

namespace paddle_ls::syntax {
namespace {

[[noreturn]] void unknown(const char* what, std::string_view name) {
  std::fprintf(stderr, "the grammar has no %s named %.*s\n", what, static_cast<int>(name.size()),
               name.data());
  std::abort();
}

}  // namespace

const TSLanguage* grammar(Language language) {
  switch (language) {
    case Language::python: return tree_sitter_python();
    case Language::markdown: return tree_sitter_markdown();
  }
  std::abort();
}

std::uint16_t symbol(Language language, std::string_view named_kind) {
  const TSSymbol found = ts_language_symbol_for_name(
      grammar(language), named_kind.data(), static_cast<std::uint32_t>(named_kind.size()), true);
  if (found == 0) unknown("node kind", named_kind);
  return found;
}

std::uint16_t field(Language language, std::string_view name) {
  const TSFieldId found = ts_language_field_id_for_name(grammar(language), name.data(),
                                                        static_cast<std::uint32_t>(name.size()));
  if (found == 0) unknown("field", name);
  return found;
}

}  // namespace paddle_ls::syntax
