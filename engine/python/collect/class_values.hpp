// Values in the body of a class of modules, where instances are given a tensor under the same name:
// the attribute of the class hides the tensor.
//
//     class Net(nn.Module):
//         scale = None
//         def build(self):
//             self.scale = torch.ones(1)
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

void collect_class_value(Collection& found, OpId at);

}  // namespace paddle_ls::python
