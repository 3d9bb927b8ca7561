# Converted: nystrom-attention

# %% Nystromformer
from nystrom_attention import Nystromformer
model = Nystromformer(dim=32, dim_head=8, heads=2, depth=2, num_landmarks=8, pinv_iterations=6)
run = lambda: model(torch.linspace(-1, 1, 32 * 32).reshape(1, 32, 32))
