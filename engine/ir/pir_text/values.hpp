// The values of a PIR document: where each is defined and where it is used.
#pragma once

#include <optional>
#include <vector>

#include "engine/ir/pir_text/parse.hpp"

namespace paddle_ls::ir {

struct PirDefinition {
  text::ByteRange name;
  std::int64_t op = -1;  // -1: a block argument
  std::uint32_t block = 0;
  std::size_t index = 0;              // of the result or argument
  std::vector<text::ByteRange> uses;  // in the order of the text
};

struct PirUse {
  text::ByteRange name;
  std::int64_t definition;  // -1: nothing visible has this name
};

class PirValues {
 public:
  explicit PirValues(const PirDocument& document);

  const std::vector<PirDefinition>& definitions() const { return definitions_; }
  const std::vector<PirUse>& uses() const { return uses_; }
  // Index of the definition whose name, or a use of it, covers or touches the offset.
  std::optional<std::size_t> at(std::size_t offset) const;
  // Repeated definitions and uses of names that are not visible.
  const std::vector<PirProblem>& problems() const { return problems_; }

 private:
  std::vector<PirDefinition> definitions_;
  std::vector<PirUse> uses_;  // in the order of the text
  std::vector<PirProblem> problems_;
};

}  // namespace paddle_ls::ir
