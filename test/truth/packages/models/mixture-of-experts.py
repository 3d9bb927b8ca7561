# Converted: mixture-of-experts

# %% mixture of experts
from mixture_of_experts import MoE
model = MoE(dim=16, num_experts=4, hidden_dim=32, activation=torch.nn.LeakyReLU, second_policy_train="random", second_policy_eval="random",
            second_threshold_eval=0.0, capacity_factor_eval=2.0, loss_coef=1e-2)
run = lambda: model(torch.sin(torch.arange(384.0) * 1.7).reshape(2, 12, 16))

# %% two levels of experts
from mixture_of_experts import HeirarchicalMoE
model = HeirarchicalMoE(dim=12, num_experts=(2, 3), second_policy_eval="all")
run = lambda: model(torch.cos(torch.arange(240.0) * 0.9).reshape(2, 10, 12))

# %% experts of one's own
from mixture_of_experts import MoE


class Experts(torch.nn.Module):
    def __init__(self, dim, num_experts=4):
        super().__init__()
        self.w1 = torch.nn.Parameter(torch.randn(num_experts, dim, dim * 2))
        self.w2 = torch.nn.Parameter(torch.randn(num_experts, dim * 2, dim * 2))
        self.w3 = torch.nn.Parameter(torch.randn(num_experts, dim * 2, dim))
        self.act = torch.nn.LeakyReLU(inplace=True)

    def forward(self, x):
        hidden1 = self.act(torch.einsum("end,edh->enh", x, self.w1))
        hidden2 = self.act(torch.einsum("end,edh->enh", hidden1, self.w2))
        return torch.einsum("end,edh->enh", hidden2, self.w3)


model = MoE(dim=8, num_experts=4, experts=Experts(8), second_policy_eval="none")
run = lambda: model(torch.sin(torch.arange(192.0) * 2.3).reshape(3, 8, 8))
