# Converted: taming-transformers

# %% VQGAN: encoder, quantizer and decoder
from taming.modules.diffusionmodules.model import Decoder, Encoder
from taming.modules.vqvae.quantize import VectorQuantizer
class VQGAN(torch.nn.Module):
    def __init__(self, n_embed, embed_dim, **ddconfig):
        super().__init__()
        self.encoder = Encoder(**ddconfig)
        self.decoder = Decoder(**ddconfig)
        self.quantize = VectorQuantizer(n_embed, embed_dim, beta=0.25)
        self.quant_conv = torch.nn.Conv2d(ddconfig["z_channels"], embed_dim, 1)
        self.post_quant_conv = torch.nn.Conv2d(embed_dim, ddconfig["z_channels"], 1)
    def forward(self, x):
        quant, loss, (perplexity, _, indices) = self.quantize(self.quant_conv(self.encoder(x)))
        return self.decoder(self.post_quant_conv(quant)), loss, perplexity, indices
model = VQGAN(16, 8, double_z=False, z_channels=8, resolution=16, in_channels=3, out_ch=3, ch=32, ch_mult=(1, 2), num_res_blocks=1, attn_resolutions=[8], dropout=0.0)
run = lambda: model(torch.sin(torch.arange(3.0 * 16 * 16)).reshape(1, 3, 16, 16))

# %% GPT over codes
from taming.modules.transformer.mingpt import GPT
model = GPT(vocab_size=32, block_size=12, n_layer=2, n_head=2, n_embd=16, n_unmasked=3)
codes = torch.arange(20).reshape(2, 10) * 7 % 32
run = lambda: (model(codes)[0], model(codes, targets=codes.roll(-1, 1))[1], model(codes[:, :6], embeddings=torch.linspace(-1, 1, 64).reshape(2, 2, 16))[0])

# %% patch discriminator
from taming.modules.discriminator.model import NLayerDiscriminator, weights_init
model = NLayerDiscriminator(input_nc=3, ndf=8, n_layers=2).apply(weights_init)
run = lambda: model(torch.sin(torch.arange(3.0 * 32 * 32)).reshape(1, 3, 32, 32))
