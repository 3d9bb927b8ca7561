// The passes over one file, in their order. Each looks for one kind of use and decides how it is
// converted.
#pragma once

#include <array>
#include <string_view>

#include "engine/rewrite/collect/collect_class_names.hpp"
#include "engine/rewrite/collect/collect_dependent_imports.hpp"
#include "engine/rewrite/collect/collect_dotted_names.hpp"
#include "engine/rewrite/collect/collect_dynamic.hpp"
#include "engine/rewrite/collect/collect_methods.hpp"
#include "engine/rewrite/collect/collect_own_tensors.hpp"
#include "engine/rewrite/collect/collect_unserved_imports.hpp"
#include "engine/rewrite/collect/collect_unused_imports.hpp"

namespace paddle_ls::rewrite {

struct Pass {
  std::string_view name;
  std::string_view example;  // code in which it reports a finding
  void (*run)(const PassInput& view, Findings& into);
};

// Findings about the same place are shown in this order. Names come first, because methods may
// follow calls that names move before their statement.
inline constexpr std::array passes = {
    Pass{"dotted names", "y = torch.abs(x)", collect_names},
    Pass{"methods", "y = x.sort()", collect_methods},
    Pass{"dynamic", "layer = getattr(nn, name)", collect_dynamic},
    Pass{"unused imports", "import torch", collect_unused_imports},
    Pass{"unserved imports", "import torch.utils.data", collect_unserved_imports},
    Pass{"dependent imports", "import kornia", collect_dependent_imports},
    Pass{"class names", "type(m).__name__ == \"Conv2d\"", collect_class_names},
    Pass{"own tensors", "def __torch_function__(cls, func, types):", collect_own_tensors},
};

// `view` is complete except for the plain bases, which are found first.
void run_passes(PassInput& view, FileFindings& file);

}  // namespace paddle_ls::rewrite
