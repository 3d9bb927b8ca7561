# Converted: gated-state-spaces-pytorch

# %% language model
from gated_state_spaces_pytorch import GatedStateSpacesLM
model = GatedStateSpacesLM(num_tokens=40, dim=16, depth=2, dss_kernel_N=8, dss_kernel_H=8)
run = lambda: model(torch.arange(20).reshape(1, 20))
