// Legacy program -> PIR program, as the context of a Paddle release does it.
//
// Strict mode gives Paddle's result or Paddle's first refusal. Tolerant mode goes on: an operator
// that cannot be translated becomes a placeholder `legacy.TYPE` with its reason, and every failure
// of the program is reported with its place.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "engine/ir/legacy/arena.hpp"
#include "engine/ir/legacy/op_table.hpp"
#include "engine/ir/legacy/program_desc.hpp"
#include "engine/ir/pir/program.hpp"
#include "engine/ir/pir/translation_finding.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::ir {

enum class TranslateMode : std::uint8_t { strict, tolerant };

struct TranslateOptions {
  Target target = Target::v3_3;
  TranslateMode mode = TranslateMode::tolerant;
  const OpTable* table = nullptr;      // null: the built-in table of the target
  std::function<bool()> is_cancelled;  // called between operators; empty: never
};

// The values of each variable of the top block.
class VariableMap {
 public:
  struct Entry {
    Name variable;
    std::span<const ValueId> values;  // oldest first
  };

  // Empty for a name that no variable has.
  std::span<const ValueId> values_of(std::string_view variable) const;
  void set_memory(std::shared_ptr<const ProgramMemory> memory) { memory_ = std::move(memory); }
  // Variables are added in the order of the numbers of their names.
  void add(Name variable, std::span<const ValueId> values) {
    entries_.push_back({variable, arena_.copy(values)});
  }
  // In the order in which the program names the variables.
  auto begin() const { return entries_.begin(); }
  auto end() const { return entries_.end(); }

 private:
  std::shared_ptr<const ProgramMemory> memory_;  // of the names
  Arena arena_;
  std::vector<Entry> entries_;
};

struct Translation {
  Program program;
  VariableMap variables;
  std::vector<TranslationFinding> findings;  // in the order they were met
};

// The first finding of severity error, or null.
const TranslationFinding* first_error(const Translation& translation);

// In strict mode the program of a refused translation ends where Paddle stopped. An error is
// returned only when the translation was cancelled or the program grows too large.
Result<Translation> translate(const ProgramDesc& legacy, const TranslateOptions& options);

}  // namespace paddle_ls::ir
