#include "engine/alignment/call_chain.hpp"

#include <algorithm>

namespace paddle_ls::alignment {
namespace {

bool is_same_function(const TracebackFrame& left, const TracebackFrame& right) {
  return left.file == right.file && left.function == right.function;
}

// Arguments that only one side has, or whose names a conversion changes, say nothing.
bool have_same_arguments(const TracebackFrame& left, const TracebackFrame& right) {
  return std::all_of(left.arguments.begin(), left.arguments.end(), [&](const auto& argument) {
    const auto other = std::find_if(right.arguments.begin(), right.arguments.end(),
                                    [&](const auto& each) { return each.first == argument.first; });
    return other == right.arguments.end() || other->second == argument.second;
  });
}

}  // namespace

CommonCalls common_calls(const std::vector<TracebackFrame>& original,
                         const std::vector<TracebackFrame>& converted) {
  const std::size_t shorter = std::min(original.size(), converted.size());
  CommonCalls common;
  auto& [functions, arguments] = common;
  while (functions < shorter && is_same_function(original[functions], converted[functions]))
    ++functions;
  while (arguments < functions && have_same_arguments(original[arguments], converted[arguments]))
    ++arguments;
  return common;
}

std::optional<BothLines> last_same_call(const std::vector<TracebackFrame>& original,
                                        const std::vector<TracebackFrame>& converted) {
  const std::size_t same = common_calls(original, converted).arguments;
  if (same == 0) return std::nullopt;
  const TracebackFrame& left = original[same - 1];
  const TracebackFrame& right = converted[same - 1];
  return BothLines{{left.file, left.line}, {right.file, right.line}};
}

}  // namespace paddle_ls::alignment
