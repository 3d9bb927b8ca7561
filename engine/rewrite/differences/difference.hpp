// Ways in which Paddle's own form of something and PyTorch's differ for some programs.
//
// A difference has a name, so that it can be accepted or refused once for a project instead of
// being looked at in each place. The table is differences.json; what users read about a difference
// (hover, reports, documentation) is made from its row.
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
  std::string_view differs;   // one sentence; `{name}` stands for what a rule says besides
  std::string_view concerns;  // one sentence: whose programs
  std::string_view see;       // how to see it in one's own program
  std::string_view program;   // an example: a program for PyTorch that prints, and what it prints
  std::string_view with_torch;
  std::string_view with_paddle;
  bool is_native = false;      // the style `native` accepts it
  bool is_exact = false;       // the style `exact` accepts it as well: it is no other value
  bool may_stop = false;       // Paddle raises or waits where PyTorch goes on
  bool often_matters = false;  // to most programs that meet it
  bool of_instances = false;   // in what an object of the class does: types may be compared

  // What is most often right for a project that is asked.
  bool is_mostly_accepted() const { return !may_stop && !often_matters; }

  // No style accepts it: where it is accepted, the project has said so.
  bool needs_decision() const { return !is_native && !is_exact; }
};

// A place in the table, whose rows are in the order of their ids.
using DifferenceId = std::uint16_t;

constexpr DifferenceId no_difference = 0xFFFF;

std::span<const Difference> differences();

// `no_difference` where there is none of that name.
DifferenceId difference_named(std::string_view id);

// Empty for `no_difference`.
std::string_view id_of(DifferenceId difference);

// A list of this one, for as long as the program runs.
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

// What is settled about the differences in a file, so that nobody has to be asked.
class Settled {
 public:
  Settled() = default;
  // NOLINTNEXTLINE(google-explicit-constructor): what a project accepts is settled.
  Settled(const DifferenceSet& accepted) : accepted_(accepted) {}

  // Accepted, or excluded.
  bool has(DifferenceId id) const { return accepted_.has(id) || excluded_.has(id); }
  // Facts of the project leave nothing to accept: nothing in it depends on the difference.
  bool excludes(DifferenceId id) const { return excluded_.has(id); }

  void set(DifferenceId id, bool is_accepted) { accepted_.set(id, is_accepted); }
  void exclude(DifferenceId id) { excluded_.set(id, true); }

 private:
  DifferenceSet accepted_;
  DifferenceSet excluded_;
};

// `sentence` with what `fill` gives for the name of each `{hole}` in its place.
std::string with_holes_filled(std::string_view sentence,
                              const std::function<std::string(std::string_view)>& fill);

// Which differences a project accepts where it says nothing of one.
enum class Style : std::uint8_t { native, exact };

inline constexpr std::array<std::string_view, 2> style_names = {"native", "exact"};

// `exact` accepts none.
const DifferenceSet& differences_of(Style style);

}  // namespace paddle_ls::rewrite
