// Comments that silence findings: `<!-- paddle-ls: disable=code, other/code -->`.
//
// Alone on a line the comment applies to the whole document, after other text to its line.
// `disable=all` silences every code.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/mapping_docs/document/document.hpp"

namespace paddle_ls::mapping_docs {

class DocumentSuppressions {
 public:
  explicit DocumentSuppressions(const Document& document);

  bool silences(std::string_view code, std::size_t line) const;

 private:
  struct Entry {
    std::string_view code;
    std::size_t line;  // nowhere: the whole document
  };
  std::vector<Entry> entries_;
};

}  // namespace paddle_ls::mapping_docs
