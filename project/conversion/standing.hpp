// Why the conversion of a use is right, or that it is open.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "project/conversion/file_uses.hpp"

namespace paddle_ls::project {

enum class Standing : std::uint8_t {
  proof,     // it is safe for every value, or by what the style accepts
  decision,  // it is safe by what the project accepts
  open,      // it needs review, and there is no decision
  refused,   // it needs review, because the project does not accept a difference
  manual,
  remark,
};

// "proof".
std::string_view name(Standing standing);

// The standings of the uses of one file.
class Standings {
 public:
  explicit Standings(const FileUses& uses);
  Standing of(const rewrite::Finding& finding) const;

 private:
  rewrite::Style style_;
  rewrite::DifferenceSet refused_;
};

// How many uses have which.
struct Verdicts {
  std::size_t by_proof = 0;
  std::size_t by_decision = 0;
  std::size_t open = 0;
  std::size_t refused = 0;
  std::size_t manual = 0;

  void add(Standing standing);
  Verdicts& operator+=(const Verdicts& other);
  std::size_t safe() const { return by_proof + by_decision; }
  std::size_t to_review() const { return open + refused; }
  std::size_t all() const { return by_proof + by_decision + open + refused + manual; }
};

}  // namespace paddle_ls::project
