# Converted: st-moe-pytorch CoLT5-attention local-attention hyper-connections torch-einops-utils
# As they are: beartype

# %% mixture of experts
from st_moe_pytorch import MoE
model = MoE(dim=16, num_experts=4, gating_top_n=2, threshold_train=0.2, threshold_eval=0.2, capacity_factor_train=1.25, capacity_factor_eval=2.0, balance_loss_coef=1e-2, router_z_loss_coef=1e-3)
run = lambda: tuple(model(torch.sin(torch.arange(320.0)).reshape(2, 10, 16)))

# %% blocks one after another
from st_moe_pytorch import MoE, SparseMoEBlock
class Stack(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.blocks = torch.nn.ModuleList([SparseMoEBlock(MoE(dim=8, num_experts=3, expert_hidden_mult=2)) for _ in range(2)])
        self.head = torch.nn.Linear(8, 5)
    def forward(self, x):
        losses = 0
        for block in self.blocks:
            x, aux_loss, *_ = block(x)
            losses = losses + aux_loss
        return self.head(x), losses
model = Stack()
run = lambda: model(torch.cos(torch.arange(192.0)).reshape(2, 12, 8))
