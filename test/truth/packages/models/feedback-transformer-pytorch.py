# Converted: feedback-transformer-pytorch

# %% language model
from feedback_transformer_pytorch import FeedbackTransformer
model = FeedbackTransformer(num_tokens=40, dim=16, depth=2, seq_len=4, mem_len=8, dim_head=8, heads=2)
run = lambda: model(torch.arange(16).reshape(1, 16))
