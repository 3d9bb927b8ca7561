#include "engine/rewrite/collect/downgrade.hpp"

#include "engine/rewrite/known/torch_library.hpp"
#include "engine/rewrite/source/dotted_name.hpp"

namespace paddle_ls::rewrite {

namespace {

struct JudgedName {
  const python::Use& use;
  std::string_view api;
  const UsedAs& used;
  const UsePlan& plan;
};

// `import torch.utils.data` and `torch.utils.data.Dataset`: other libraries live under that name.
bool shares_its_module(const JudgedName& name) {
  return name.use.binding != python::none && name.use.bound_parts == 1 &&
         serves_other_libraries(name.api) && name.plan.replaces_name &&
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
  void (*lower)(UsePlan& plan, std::string_view reason);
  std::string_view reason;
};

constexpr Downgrade downgrades[] = {
    {shares_its_module, lower_to_manual,
     "import it with `from` or `as`, so that the name can be rewritten on its own"},
    {splits_a_string, lower_to_manual, "it is inside a string"},
    {is_ambiguous, lower_to_review, "the name may refer to another binding here"},
    {is_module_value, lower_to_review, "names taken from the module at run time are not visible"},
};

}  // namespace

void lower_to_manual(UsePlan& plan, std::string_view reason) {
  if (plan.ending == Ending::edits) fail(plan, std::string(reason));
}

void lower_to_review(UsePlan& plan, std::string_view reason) {
  if (plan.ending == Ending::edits && plan.fix == FixClass::safe) ask_for_review(plan, reason);
}

void downgrade(const python::Use& use, std::string_view api, const UsedAs& used, UsePlan& plan) {
  const JudgedName name{use, api, used, plan};
  for (const Downgrade& each : downgrades) {
    if (each.holds(name)) each.lower(plan, each.reason);
  }
}

}  // namespace paddle_ls::rewrite
