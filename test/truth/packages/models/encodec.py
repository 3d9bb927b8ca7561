# Converted: encodec torchaudio==2.9.1

# %% encoder and decoder
from encodec.modules.seanet import SEANetDecoder, SEANetEncoder
class Both(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder = SEANetEncoder(dimension=16, n_filters=4, ratios=[4, 2], lstm=1, norm="none")
        self.decoder = SEANetDecoder(dimension=16, n_filters=4, ratios=[4, 2], lstm=1, norm="none")
    def forward(self, x):
        return self.decoder(self.encoder(x))
model = Both()
run = lambda: model(torch.sin(torch.linspace(0, 30, 160)).reshape(1, 1, 160))

# %% residual vector quantizer
from encodec.quantization.vq import ResidualVectorQuantizer
model = ResidualVectorQuantizer(dimension=8, n_q=2, bins=16, kmeans_init=False)
run = lambda: model.encode(torch.linspace(-1, 1, 8 * 6).reshape(1, 8, 6), 50)

# %% transformer
from encodec.modules.transformer import StreamingTransformerEncoder
model = StreamingTransformerEncoder(16, num_heads=2, num_layers=2, past_context=8)
run = lambda: model(torch.linspace(-1, 1, 10 * 16).reshape(1, 10, 16))[0]
