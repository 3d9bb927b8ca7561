# Converted: torchscale fairscale==0.4.0 timm==0.6.13

# %% encoder with DeepNorm
from torchscale.architecture.config import EncoderConfig
from torchscale.architecture.encoder import Encoder
model = Encoder(
    EncoderConfig(encoder_embed_dim=16, encoder_attention_heads=2, encoder_ffn_embed_dim=32, encoder_layers=2,
                  vocab_size=30, deepnorm=True, rel_pos_buckets=8, max_rel_pos=16),
    embed_tokens=torch.nn.Embedding(30, 16))
run = lambda: model(torch.arange(14).reshape(2, 7))["encoder_out"]

# %% decoder with extrapolated positions
from torchscale.architecture.config import DecoderConfig
from torchscale.architecture.decoder import Decoder
model = Decoder(
    DecoderConfig(decoder_embed_dim=16, decoder_attention_heads=2, decoder_ffn_embed_dim=32, decoder_layers=2,
                  vocab_size=30, xpos_rel_pos=True, share_decoder_input_output_embed=True),
    embed_tokens=torch.nn.Embedding(30, 16))
run = lambda: model(torch.arange(14).reshape(2, 7))[0]

# %% retentive network
from torchscale.architecture.config import RetNetConfig
from torchscale.architecture.retnet import RetNetDecoder
model = RetNetDecoder(
    RetNetConfig(decoder_embed_dim=16, decoder_value_embed_dim=32, decoder_retention_heads=2, decoder_ffn_embed_dim=32,
                 decoder_layers=2, vocab_size=30),
    embed_tokens=torch.nn.Embedding(30, 16))
run = lambda: model(torch.arange(16).reshape(2, 8))[0]
