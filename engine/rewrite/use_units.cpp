#include "engine/rewrite/use_units.hpp"

#include <algorithm>
#include <array>

namespace paddle_ls::rewrite {

namespace {

// Settings of the whole program, questions to the machine, and numbers: by themselves they work
// with either framework. A name counts with all below it.
constexpr auto without_values = std::to_array<std::string_view>({
    "torch.autograd.set_detect_anomaly",
    "torch.backends",
    "torch.cuda.current_device",
    "torch.cuda.device_count",
    "torch.cuda.empty_cache",
    "torch.cuda.get_device_name",
    "torch.cuda.is_available",
    "torch.cuda.manual_seed",
    "torch.cuda.manual_seed_all",
    "torch.cuda.set_device",
    "torch.cuda.synchronize",
    "torch.e",
    "torch.inf",
    "torch.initial_seed",
    "torch.manual_seed",
    "torch.nan",
    "torch.pi",
    "torch.random.manual_seed",
    "torch.seed",
    "torch.set_default_device",
    "torch.set_default_dtype",
    "torch.set_default_tensor_type",
    "torch.set_deterministic_debug_mode",
    "torch.set_float32_matmul_precision",
    "torch.set_num_interop_threads",
    "torch.set_num_threads",
    "torch.set_printoptions",
    "torch.use_deterministic_algorithms",
    "torch.version",
});

bool has_no_value(std::string_view api) {
  return std::any_of(without_values.begin(), without_values.end(), [&](std::string_view name) {
    return api.starts_with(name) && (api.size() == name.size() || api[name.size()] == '.');
  });
}

std::string why_not(const Finding& finding) {
  const std::string verdict =
      finding.fix == FixClass::needs_confirmation ? "needs review" : "manual";
  return finding.reason.empty() ? verdict : verdict + ": " + std::string(finding.reason);
}

}  // namespace

Tie tie_of(const Finding& finding) {
  if (finding.code->is_remark) return Tie::none;
  return has_no_value(finding.api) ? Tie::follows : Tie::ties;
}

std::vector<UseUnit> use_units(std::string_view source, const FileFindings& file,
                               const std::function<bool(const Finding&)>& counts) {
  std::vector<UseUnit> units;
  for (python::TopLevel& statement : python::top_level(source)) {
    units.push_back({std::move(statement), 0, 0, {}});
  }
  std::size_t at = 0;
  for (const Finding& finding : file.findings) {
    // Another spelling of a name (`F = torch.nn.functional`) goes with the uses of the name.
    if (finding.plan.alias != no_index || !counts(finding)) continue;
    const Tie tie = tie_of(finding);
    if (tie == Tie::none) continue;
    while (at < units.size() && units[at].statement.range.end <= finding.range.start) ++at;
    if (at == units.size() || finding.range.start < units[at].statement.range.start) continue;
    UseUnit& unit = units[at];
    if (finding.fix == FixClass::safe) {
      ++(tie == Tie::ties ? unit.ready : unit.following);
    } else if (tie == Tie::ties) {
      unit.blocking.push_back({finding.range, std::string(finding.api), why_not(finding), 0});
    }
  }
  return units;
}

}  // namespace paddle_ls::rewrite
