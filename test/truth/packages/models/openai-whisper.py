# Converted: openai-whisper
# As they are: tiktoken regex more-itertools numba llvmlite coverage

# %% whole
from whisper.model import ModelDimensions, Whisper
model = Whisper(ModelDimensions(n_mels=20, n_audio_ctx=30, n_audio_state=16, n_audio_head=2, n_audio_layer=2, n_vocab=50,
                                n_text_ctx=16, n_text_state=16, n_text_head=2, n_text_layer=2))
run = lambda: model(torch.linspace(-1, 1, 20 * 60).reshape(1, 20, 60), torch.arange(7).reshape(1, 7))

# %% encoder
from whisper.model import AudioEncoder
model = AudioEncoder(n_mels=20, n_ctx=30, n_state=16, n_head=2, n_layer=2)
run = lambda: model(torch.linspace(-1, 1, 20 * 60).reshape(1, 20, 60))

# %% spectrogram
import whisper.audio
model = torch.nn.Identity()
whisper.audio.mel_filters = lambda device, n_mels: torch.linspace(0, 1, n_mels * 201).reshape(n_mels, 201)
run = lambda: whisper.audio.log_mel_spectrogram(torch.sin(torch.linspace(0, 300, 3200)))
