# Converted: hear21passt timm torchaudio==2.9.1

# %% patchout spectrogram transformer
from hear21passt.models.passt import PaSST
model = PaSST(s_patchout_t=2, img_size=(32, 48), patch_size=16, stride=10, num_classes=7, embed_dim=16, depth=2,
              num_heads=2, distilled=True)
run = lambda: [model(torch.sin(torch.arange(2 * 32 * frames).float()).reshape(2, 1, 32, frames)) for frames in (48, 36)]

# %% mel spectrogram
from hear21passt.models.preprocess import AugmentMelSTFT
model = AugmentMelSTFT(n_mels=32, sr=16000, win_length=400, hopsize=160, n_fft=512, freqm=4, timem=8, fmin_aug_range=10)
run = lambda: model(torch.sin(torch.arange(2 * 3200).float() ** 1.3 * 0.01).reshape(2, 3200))

# %% embeddings of scenes and timestamps
from hear21passt.models.passt import PaSST
from hear21passt.models.preprocess import AugmentMelSTFT
from hear21passt.wrapper import PasstBasicWrapper
model = PasstBasicWrapper(
    AugmentMelSTFT(n_mels=32, sr=8000, win_length=200, hopsize=80, n_fft=256, freqm=0, timem=0),
    PaSST(img_size=(32, 40), stride=8, num_classes=5, embed_dim=16, depth=1, num_heads=2),
    max_model_window=400, timestamp_window=300, timestamp_hop=100, scene_hop=200, mode="all")
audio = torch.sin(torch.arange(2 * 4000).float() ** 1.3 * 0.01).reshape(2, 4000)
run = lambda: [model.get_scene_embeddings(audio), model.get_scene_embeddings(audio[:, :3000]), *model.get_timestamp_embeddings(audio)]
