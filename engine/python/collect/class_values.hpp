// Attributes in the body of a module class whose instances get a tensor of the same name: the class
// attribute hides the tensor.
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
