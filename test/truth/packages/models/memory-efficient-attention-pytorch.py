# Converted: memory-efficient-attention-pytorch

# %% attention in buckets
from memory_efficient_attention_pytorch import Attention
model = Attention(dim=24, dim_head=8, heads=3, causal=True, memory_efficient=True, q_bucket_size=16, k_bucket_size=8)
run = lambda: (model(torch.sin(torch.arange(2 * 40 * 24.0) / 3).reshape(2, 40, 24)),
               model(torch.sin(torch.arange(2 * 40 * 24.0) / 3).reshape(2, 40, 24), mask=torch.arange(80).reshape(2, 40) % 7 > 0, q_bucket_size=10))

# %% attention to a context, plain, flash and by cosines
from memory_efficient_attention_pytorch import Attention, CosineSimAttention, FlashAttention


class Three(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.plain = Attention(dim=16, dim_head=8, heads=2)
        self.flash = FlashAttention(dim=16, dim_head=8, heads=2, q_bucket_size=8, k_bucket_size=16)
        self.cosine = CosineSimAttention(dim=16, seq_len=32, dim_head=8, heads=2, memory_efficient=True, q_bucket_size=8, k_bucket_size=16)

    def forward(self, x, context, mask):
        x = x + self.plain(x, context=context, mask=mask)
        x = x + self.flash(x, context=context, mask=mask)
        return x + self.cosine(x, context=context, mask=mask)


model = Three()
run = lambda: model(torch.cos(torch.arange(2 * 20 * 16.0)).reshape(2, 20, 16), torch.sin(torch.arange(2 * 32 * 16.0) / 2).reshape(2, 32, 16),
                    torch.arange(64).reshape(2, 32) % 5 != 2)

# %% language model
from memory_efficient_attention_pytorch.transformer import Transformer
model = Transformer(num_tokens=40, max_seq_len=32, dim=32, depth=2, causal=True, dim_head=8, heads=4, ff_mult=2, ff_chunks=3, q_bucket_size=8, k_bucket_size=8)
tokens = torch.arange(48).reshape(2, 24) * 7 % 40
run = lambda: (model(tokens), model(tokens[:, :-1], labels=tokens[:, 1:]))
