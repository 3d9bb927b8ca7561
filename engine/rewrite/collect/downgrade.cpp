#include "engine/rewrite/collect/downgrade.hpp"

#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/torch/torch_library.hpp"

namespace paddle_ls::rewrite {

namespace {

struct JudgedName {
  const python::Use& use;
  std::string_view api;
  const UsedAs& used;
  const UsePlan& plan;
};

// `import torch.utils.data` and `torch.utils.data.Dataset`: the root module also holds other
// libraries.
bool shares_its_module(const JudgedName& name) {
  return name.use.binding != python::none && name.use.bound_parts == 1 &&
         torch::serves_other_libraries(name.api) && name.plan.replaces_name &&
         !is_at_or_below(name.plan.target, "paddle");
}

bool splits_a_string(const JudgedName& name) {
  return name.use.in_string && !name.plan.replaces_name;
}

bool is_ambiguous(const JudgedName& name) {
  return name.use.resolution == python::Resolution::ambiguous;
}

bool is_module_value(const JudgedName& name) {
  return name.used.is_module_value;
}

struct Downgrade {
  bool (*holds)(const JudgedName& name);
  std::string_view reason;  // a sentence, or the id of a difference
};

constexpr Downgrade to_manual[] = {
    {shares_its_module,
     "import it with `from` or `as`, so that the name can be rewritten on its own"},
    {splits_a_string, "it is inside a string"},
};

constexpr Downgrade to_review[] = {
    {is_ambiguous, "other-binding"},
    {is_module_value, "module-value"},
};

}  // namespace

void lower_to_manual(UsePlan& plan, std::string_view reason) {
  if (plan.ending == Ending::edits) fail(plan, std::string(reason));
}

void lower_to_review(UsePlan& plan, const Settled& accepted, std::string_view id) {
  lower_to_review(plan, accepted, id, differences()[difference_named(id)].differs);
}

void lower_to_review(UsePlan& plan, const Settled& accepted, std::string_view id,
                     std::string_view reason) {
  if (plan.ending != Ending::edits || plan.fix != FixClass::safe) return;
  ask_for_review(plan, accepted, difference_named(id), reason);
}

void downgrade(const python::Use& use, std::string_view api, const UsedAs& used,
               const Settled& accepted, UsePlan& plan) {
  const JudgedName name{use, api, used, plan};
  for (const Downgrade& each : to_manual) {
    if (each.holds(name)) lower_to_manual(plan, each.reason);
  }
  for (const Downgrade& each : to_review) {
    if (each.holds(name)) lower_to_review(plan, accepted, each.reason);
  }
}

}  // namespace paddle_ls::rewrite
