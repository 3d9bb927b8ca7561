# Converted: soft-moe-pytorch

# %% SoftMoE
from soft_moe_pytorch import SoftMoE
model = SoftMoE(dim=16, seq_len=20, num_experts=2)
run = lambda: model(torch.linspace(-1, 1, 320).reshape(1, 20, 16))
