// The values of a PIR document: where each is defined and where it is used.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/ir/pir_text/parse.hpp"

namespace paddle_ls::ir {

struct PirDefinition {
  text::ByteRange name;
  std::int64_t op = -1;  // -1: a block argument
  std::uint32_t block = 0;
  std::size_t index = 0;  // of the result or argument
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
  // Of the definition of that index, in the order of the text.
  std::span<const text::ByteRange> uses_of(std::size_t definition) const {
    return std::span(uses_by_definition_)
        .subspan(first_use_[definition], first_use_[definition + 1] - first_use_[definition]);
  }
  // Index of the definition whose name, or a use of it, covers or touches the offset.
  std::optional<std::size_t> at(std::size_t offset) const;
  // Repeated definitions and uses of names that are not visible.
  const std::vector<PirProblem>& problems() const { return problems_; }

 private:
  void sort_uses();

  std::vector<PirDefinition> definitions_;
  std::vector<PirUse> uses_;  // in the order of the text
  std::vector<text::ByteRange> uses_by_definition_;
  std::vector<std::size_t> first_use_;  // of each definition, and one more for the end
  std::vector<PirProblem> problems_;
};

}  // namespace paddle_ls::ir
