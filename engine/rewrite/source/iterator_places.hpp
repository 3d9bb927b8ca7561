// Whether the result of a call has to be an iterator.
//
// A list serves every loop; it does not serve `next`, and a second loop over it starts again where
// one over an iterator goes on. The result is followed by name in the file: through assignments,
// attributes, results and parameters of its functions.
#pragma once

#include <map>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/syntax/pieces.hpp"

namespace paddle_ls::rewrite {

class IteratorPlaces {
 public:
  // Both must outlive this. `pieces` are those of `source`.
  IteratorPlaces(std::string_view source, const syntax::Pieces& pieces)
      : source_(source), pieces_(pieces) {}

  // True where the file calls `next` on the result of `value`, or iterates over it at two places.
  bool takes_in_turn(syntax::Node value);

 private:
  bool follow(syntax::Node value);
  // Names below are pieces of the source.
  const std::vector<std::size_t>& places_of(std::string_view word);
  syntax::Node name_at(std::size_t offset, std::string_view word) const;
  bool takes_target_in_turn(syntax::Node target);
  bool takes_name_in_turn(std::string_view word, syntax::Node target, text::ByteRange within);
  bool takes_result_in_turn(syntax::Node function);
  bool takes_argument_in_turn(syntax::Node argument, syntax::Node list);
  syntax::Node parameter_for(syntax::Node argument, syntax::Node list, syntax::Node call);
  syntax::Node definition_of(std::string_view name);

  std::string_view source_;
  const syntax::Pieces& pieces_;
  std::size_t depth_ = 0;
  bool is_indexed_ = false;
  std::unordered_map<std::string_view, std::vector<std::size_t>> places_;  // of all words
  // By the start of the scope and the name; false while it is being examined.
  std::map<std::pair<std::size_t, std::string_view>, bool> known_;
};

}  // namespace paddle_ls::rewrite
