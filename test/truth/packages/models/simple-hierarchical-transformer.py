# Converted: simple-hierarchical-transformer local-attention hyper-connections rotary-embedding-torch torch-einops-utils

# %% three hierarchies with local windows
from simple_hierarchical_transformer import HierarchicalTransformer
model = HierarchicalTransformer(num_tokens=40, dim=16, depth=2, dim_head=8, heads=2, seq_len=32, hierarchies=(1, 2, 8), window_sizes=(4, 8, None))
ids = torch.arange(48).reshape(2, 24) * 7 % 39 + 1
run = lambda: (model(ids), model(ids, return_loss=True))

# %% plain autoregressive transformer
from simple_hierarchical_transformer import HierarchicalTransformer
model = HierarchicalTransformer(num_tokens=40, dim=16, depth=2, dim_head=8, heads=2, seq_len=32)
ids = torch.arange(40).reshape(2, 20) * 11 % 40
run = lambda: model(ids)

# %% strides, sizes per hierarchy and prediction from all of them
from simple_hierarchical_transformer import HierarchicalTransformer
model = HierarchicalTransformer(num_tokens=40, dim=(16, 24), depth=2, dim_head=8, heads=(2, 3), seq_len=32, hierarchies=(1, 4), hierarchical_stride=(1, 4), window_sizes=(4, None),
                                hierarchy_merge_all=True, predict_use_all_hierarchy=True, num_rollouts=2)
ids = torch.arange(34).reshape(2, 17) * 5 % 39 + 1
run = lambda: (model(ids[:, :16]), model(ids, return_loss=True), model(ids[:, :16], return_hierarchical_embeds=True))
