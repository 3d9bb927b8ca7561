# Converted: speechbrain torchaudio==2.9.1
# As they are: hyperpyyaml ruamel.yaml

# %% ECAPA-TDNN speaker embedding
from speechbrain.lobes.models.ECAPA_TDNN import ECAPA_TDNN
model = ECAPA_TDNN(20, channels=[16, 16, 16, 16, 48], attention_channels=8, res2net_scale=4, se_channels=8, lin_neurons=12)
run = lambda: model(torch.linspace(-1, 1, 2 * 30 * 20).sin().reshape(2, 30, 20), torch.tensor([1.0, 0.8]))

# %% Conv-TasNet separator
from speechbrain.lobes.models.conv_tasnet import MaskNet
from speechbrain.lobes.models.dual_path import Decoder, Encoder
model = torch.nn.ModuleDict({"encoder": Encoder(8, 16), "masks": MaskNet(16, 8, 16, 3, 2, 2, 2), "decoder": Decoder(16, 1, 8, 4, bias=False)})
def run():
    mixture = model["encoder"](torch.linspace(-20, 20, 200).sin().reshape(1, 200))
    masks = model["masks"](mixture)
    return torch.stack([model["decoder"](mixture * mask) for mask in masks], -1), masks

# %% Conformer encoder
from speechbrain.lobes.models.transformer.Conformer import ConformerEncoder
from speechbrain.nnet.attention import RelPosEncXL
model = torch.nn.ModuleDict({"encoder": ConformerEncoder(num_layers=2, d_model=16, d_ffn=32, nhead=2, kernel_size=7), "positions": RelPosEncXL(16)})
def run():
    x = torch.linspace(-3, 3, 2 * 10 * 16).cos().reshape(2, 10, 16)
    return model["encoder"](x, pos_embs=model["positions"](x))[0]

# %% MFCC features
from speechbrain.lobes.features import MFCC
model = MFCC(n_mels=23, n_mfcc=10, left_frames=2, right_frames=2)
run = lambda: model((torch.linspace(0, 1, 4000) * 900).sin().reshape(1, 4000) * torch.linspace(0.1, 1, 4000))
