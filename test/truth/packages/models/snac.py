# Converted: snac

# %% codes and sound
from snac import SNAC
model = SNAC(sampling_rate=8000, encoder_dim=16, encoder_rates=[2, 4], decoder_dim=128, decoder_rates=[4, 2], attn_window_size=4,
             codebook_size=16, codebook_dim=4, vq_strides=[2, 1], noise=False)
sound = torch.sin(torch.linspace(0, 60, 250)).reshape(1, 1, 250)
run = lambda: (model.encode(sound), model.decode(model.encode(sound)))

# %% local attention
from snac.attention import LocalMHA
model = LocalMHA(dim=128, window_size=4)
run = lambda: model(torch.linspace(-1, 1, 128 * 12).reshape(1, 128, 12))

# %% residual quantizer
from snac.vq import ResidualVectorQuantize
model = ResidualVectorQuantize(input_dim=8, codebook_size=12, codebook_dim=4, vq_strides=[4, 2, 1])
run = lambda: model(torch.sin(torch.arange(8 * 16).float()).reshape(1, 8, 16))
