// The grammars this program is built with.
#pragma once

#include <cstdint>
#include <string_view>

struct TSLanguage;

namespace paddle_ls::syntax {

enum class Language { python, markdown };

const TSLanguage* grammar(Language language);

// The grammar's number for a node kind or a field, looked up once and compared as an integer
// afterwards. A name that the grammar does not have is a programming error and ends the program at
// start.
std::uint16_t symbol(Language language, std::string_view named_kind);
std::uint16_t field(Language language, std::string_view name);

}  // namespace paddle_ls::syntax
