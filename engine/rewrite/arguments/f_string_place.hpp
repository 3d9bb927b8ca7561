// What may be written between the braces of an f-string.
//
// Before Python 3.12 the f-string is one token: no quote that ends it, or one around it, no
// backslash, no comment and no line end may occur in it. A string that a rule writes can take the
// other quote; everything else cannot be written there.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/rewrite/result/edit_table.hpp"
#include "engine/syntax/tree.hpp"

namespace paddle_ls::rewrite {

class FStringPlace {
 public:
  // Of `node`, which is inside f-strings of `statement`. A null statement: the whole file.
  FStringPlace(std::string_view source, syntax::Node statement, syntax::Node node);

  // Gives what the edits from `from` on write quotes that may stand here. False where no text that
  // means the same may.
  bool fit(EditTable& edits, const EditMark& from) const;

 private:
  bool fit(std::span<char> written) const;
  std::size_t fit_string(std::span<char> written, std::size_t open) const;
  bool may_stand(char quote) const { return taken_.find(quote) == std::string::npos; }
  bool doubles_brace(const EditTable& table, const PlannedEdit& edit) const;

  std::string_view source_;
  std::string taken_;  // quotes that end an f-string around the place
};

}  // namespace paddle_ls::rewrite
