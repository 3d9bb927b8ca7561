# Converted: recurrent-memory-transformer-pytorch hyper-connections torch-einops-utils

# %% recurrent memory transformer
from recurrent_memory_transformer_pytorch import RecurrentMemoryTransformer
model = RecurrentMemoryTransformer(num_tokens=50, num_memory_tokens=4, dim=16, depth=2, heads=2, dim_head=8, seq_len=16, causal=True, use_flash_attn=False)
tokens = torch.arange(48).reshape(3, 16) * 7 % 50
def run():
    logits1, memories1, _ = model(tokens[:1])
    logits2, memories2, _ = model(tokens[1:2], memories1)
    logits3, memories3, _ = model(tokens[2:], memories2)
    return logits1, logits2, logits3, memories3

# %% recurrent memory with rotary positions and XL memories
from recurrent_memory_transformer_pytorch import RecurrentMemoryTransformer
model = RecurrentMemoryTransformer(num_tokens=40, num_memory_tokens=3, dim=16, depth=2, heads=2, dim_head=8, seq_len=8, abs_pos_emb=False, rotary_pos_emb=True,
                                   enhanced_xl_recurrence=True, add_write_to_next_write_mem=True, num_residual_streams=1)
tokens = torch.arange(32).reshape(2, 16) * 3 % 40
def run():
    logits, memories, past = model(tokens[:, :8])
    after, memories, past = model(tokens[:, 8:], memories, xl_memories=past)
    return logits, after, memories, past

# %% wrapper over many segments
from recurrent_memory_transformer_pytorch import RecurrentMemoryTransformer, RecurrentMemoryTransformerWrapper
transformer = RecurrentMemoryTransformer(num_tokens=50, num_memory_tokens=4, dim=16, depth=1, heads=2, dim_head=8, seq_len=8, causal=True)
model = RecurrentMemoryTransformerWrapper(transformer)
tokens = torch.arange(50).reshape(2, 25) * 11 % 50
run = lambda: (model(tokens), model(tokens, return_loss=True))
