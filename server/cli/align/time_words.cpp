#include <algorithm>
#include <optional>

#include <fmt/core.h>

#include "server/cli/align/time_reports.hpp"

namespace paddle_ls::cli {
namespace {

using project::AddedTime;
using project::AddedWork;
using project::PairedUse;
using project::TimeLoss;

// A part that accounts for less of the slowdown does not explain it.
constexpr double explaining_share = 0.25;

const AddedTime* reason_of(const TimeLoss& loss) {
  const auto largest = std::max_element(
      loss.added.begin(), loss.added.end(),
      [](const AddedTime& left, const AddedTime& right) { return left.seconds < right.seconds; });
  if (largest == loss.added.end() || largest->seconds < explaining_share * loss.seconds())
    return nullptr;
  return &*largest;
}

std::string kind_of(AddedWork work) {
  switch (work) {
    case AddedWork::helper: return "helper";
    case AddedWork::cast: return "cast";
    case AddedWork::copy: return "copy";
  }
  return {};
}

// The same use with all differences accepted, if it then needs no helper.
std::optional<PairedUse> without_helper(const project::ProgramPairs& relaxed, const PairedUse& use,
                                        const alignment::ProgramLine& at) {
  for (PairedUse& other : relaxed.uses_at(at)) {
    if (other.at == use.at && !other.has_helper) return std::move(other);
  }
  return std::nullopt;
}

std::string form_without_helper(const TimedEntry& entry, const TimeLoss& loss) {
  for (const PairedUse& use : entry.pairs.uses_at(loss.at.original, loss.site)) {
    if (!use.has_helper) continue;
    const auto other = without_helper(entry.relaxed, use, loss.at.original);
    if (!other || other->target.empty()) continue;
    std::string ids;
    for (const std::string& id : other->differences) ids += " [" + id + "]";
    return other->target + ", where its difference does not matter: accept" + ids;
  }
  return {};
}

}  // namespace

std::string reason_words(const TimedEntry& entry, const TimeLoss& loss) {
  if (const AddedTime* reason = reason_of(loss)) {
    return fmt::format("the conversion: {:.2f} ms are in the {} `{}` that it adds",
                       reason->seconds * 1e3, kind_of(reason->work), reason->name);
  }
  for (const PairedUse& use : entry.pairs.uses_at(loss.at.original, loss.site)) {
    if (!use.target.empty()) return "Paddle: " + use.target + " is called as it is";
  }
  return "Paddle: the conversion did not change this line";
}

std::string faster_words(const TimedEntry& entry, const TimeLoss& loss) {
  const AddedTime* reason = reason_of(loss);
  if (reason == nullptr) return {};
  switch (reason->work) {
    case AddedWork::helper: return form_without_helper(entry, loss);
    case AddedWork::cast:
      return "create the values with the dtype that is needed here, or cast once and "
             "keep the result";
    case AddedWork::copy:
      return "remove the copy if nothing changes the values in place afterwards";
  }
  return {};
}

}  // namespace paddle_ls::cli
