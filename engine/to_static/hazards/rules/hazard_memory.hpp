// The results for the functions of one version of a file, kept for the next.
//
// A function says the same as long as its piece is the same and no other part of the file changed
// in what rules ask of it (`Program::outline`). So a keystroke costs the analysis of one function.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>

#include "engine/to_static/hazards/program/converted_functions.hpp"

namespace paddle_ls::to_static {

class HazardMemory {
 public:
  // Of one function; offsets count from the start of its piece.
  struct Known {
    std::shared_ptr<const ReadPiece> piece;  // keeps the address in the key its own
    std::optional<CallsOf> calls;
    // By entry, if reasons exist, and what is given.
    std::map<std::tuple<EntryReason, bool, std::string>, std::vector<Hazard>> hazards;
  };

  // Forgets all that does not hold for `program`. Entries that are not queried until the next call
  // are forgotten then.
  void begin(const ConversionUnit& program);

  Known& of(const Part& part, NodeId function);

  // Not everything was queried this time: the rest is kept.
  void end_early() { now_.merge(before_); }

 private:
  using Key = std::pair<const ReadPiece*, NodeId>;
  std::optional<std::size_t> outline_;
  std::map<Key, Known> before_;
  std::map<Key, Known> now_;
};

// The hazard somewhere else in its file.
void move(Hazard& hazard, std::ptrdiff_t by);

}  // namespace paddle_ls::to_static
