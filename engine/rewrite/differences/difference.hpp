// Ways in which Paddle's API and PyTorch's differ for some programs.
//
// A difference has a name, so that a project can accept or refuse it once instead of reviewing each
// use. The table is differences.json; the texts about a difference (hover, reports, documentation)
// are made from its row.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace paddle_ls::rewrite {

struct Difference {
  std::string_view id;        // first-weights
  std::string_view title;     // First weights
  std::string_view differs;   // one sentence; a rule fills `{name}`
  std::string_view concerns;  // one sentence: the programs that it affects
  std::string_view see;       // how to detect it in a program
  std::string_view program;   // an example: a program for PyTorch that prints, and what it prints
  std::string_view with_torch;
  std::string_view with_paddle;
  bool is_native = false;      // the style `native` accepts it
  bool is_exact = false;       // the style `exact` accepts it as well: no value differs
  bool may_stop = false;       // Paddle raises or waits where PyTorch goes on
  bool often_matters = false;  // it matters to most programs with such a use
  bool of_instances = false;   // in the behaviour of an instance: types may still be compared

  // The most likely answer of a project.
  bool is_mostly_accepted() const { return !may_stop && !often_matters; }

  // No style accepts it: it is accepted only by a decision of the project.
  bool needs_decision() const { return !is_native && !is_exact; }
};

// An index into the table, whose rows are sorted by id.
using DifferenceId = std::uint16_t;

constexpr DifferenceId no_difference = 0xFFFF;

std::span<const Difference> differences();

// `no_difference` if there is none of that name.
DifferenceId difference_named(std::string_view id);

// Empty for `no_difference`.
std::string_view id_of(DifferenceId difference);

// A list of this one, with static storage.
std::span<const DifferenceId> only(DifferenceId id);

constexpr std::size_t most_differences = 512;

class DifferenceSet {
 public:
  bool has(DifferenceId id) const { return id < most_differences && bits_[id]; }
  void set(DifferenceId id, bool is_member) { bits_.set(id, is_member); }
  void add(const DifferenceSet& more) { bits_ |= more.bits_; }
  bool operator==(const DifferenceSet&) const = default;

 private:
  std::bitset<most_differences> bits_;
};

// The differences that are settled for a file, so that they need no decision.
class Settled {
 public:
  Settled() = default;
  // NOLINTNEXTLINE(google-explicit-constructor): accepted differences are settled.
  Settled(const DifferenceSet& accepted) : accepted_(accepted) {}

  // Accepted, or excluded.
  bool has(DifferenceId id) const { return accepted_.has(id) || excluded_.has(id); }
  // Facts about the project show that nothing in it depends on the difference.
  bool excludes(DifferenceId id) const { return excluded_.has(id); }

  void set(DifferenceId id, bool is_accepted) { accepted_.set(id, is_accepted); }
  void exclude(DifferenceId id) { excluded_.set(id, true); }

 private:
  DifferenceSet accepted_;
  DifferenceSet excluded_;
};

// `sentence` with each `{hole}` replaced by the result of `fill` for its name.
std::string with_holes_filled(std::string_view sentence,
                              const std::function<std::string(std::string_view)>& fill);

// The differences that a project accepts by default.
enum class Style : std::uint8_t {
  native,
  exact,
  minimal,  // `native`, of a program that enables the compatibility mode of Paddle
};

inline constexpr std::array<std::string_view, 3> style_names = {"native", "exact", "minimal"};

constexpr std::string_view name(Style style) {
  return style_names[static_cast<std::size_t>(style)];
}

// `minimal` accepts those of `native`.
const DifferenceSet& differences_of(Style style);

}  // namespace paddle_ls::rewrite
