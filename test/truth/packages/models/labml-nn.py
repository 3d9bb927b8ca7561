# Converted: labml-nn
# As they are: labml==0.4.168 gitpython gitdb smmap

# %% Transformer with rotary embeddings
from labml_nn.transformers.rope import RotaryPEMultiHeadAttention
from labml_nn.transformers.feed_forward import FeedForward
from labml_nn.transformers.models import Encoder, TransformerLayer
model = Encoder(TransformerLayer(d_model=16, self_attn=RotaryPEMultiHeadAttention(2, 16), feed_forward=FeedForward(16, 32), dropout_prob=0.1), 2)
run = lambda: model(torch.linspace(-1, 1, 10 * 2 * 16).reshape(10, 2, 16), mask=None)

# %% hyper LSTM
from labml_nn.hypernetworks.hyper_lstm import HyperLSTM
model = HyperLSTM(6, 8, 5, 4, 2)
run = lambda: model(torch.linspace(-1, 1, 5 * 2 * 6).reshape(5, 2, 6))

# %% graph attention
from labml_nn.graphs.gatv2 import GraphAttentionV2Layer
model = GraphAttentionV2Layer(6, 8, n_heads=2)
run = lambda: model(torch.linspace(-1, 1, 30).reshape(5, 6), (torch.arange(25) % 3 != 1).reshape(5, 5, 1))

# %% U-Net of a diffusion model
from labml_nn.diffusion.ddpm.unet import UNet
model = UNet(image_channels=1, n_channels=32, ch_mults=(1, 2), is_attn=(False, True), n_blocks=1)
run = lambda: model(torch.linspace(-1, 1, 256).reshape(1, 1, 16, 16), torch.tensor([7]))
