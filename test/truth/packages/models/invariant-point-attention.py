# Converted: invariant-point-attention

# %% block
from invariant_point_attention import InvariantPointAttention
model = InvariantPointAttention(dim=16, heads=2, require_pairwise_repr=False)
run = lambda: model(torch.linspace(-1, 1, 160).reshape(1, 10, 16), rotations=torch.eye(3).expand(1, 10, 3, 3), translations=torch.linspace(-1, 1, 30).reshape(1, 10, 3))
