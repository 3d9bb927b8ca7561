# Converted: beat-this rotary-embedding-torch torchaudio==2.9.1
# As they are: soxr

# %% beat tracker
from beat_this.model.beat_tracker import BeatThis
model = BeatThis(spect_dim=32, transformer_dim=32, ff_mult=2, n_layers=2, head_dim=8, stem_dim=8)
run = lambda: model(torch.sin(torch.arange(2 * 20 * 32).float()).reshape(2, 20, 32))

# %% tracker with plain heads
from beat_this.model.beat_tracker import BeatThis
model = BeatThis(
    spect_dim=32, transformer_dim=16, n_layers=1, head_dim=8, stem_dim=8, sum_head=False, partial_transformers=False)
run = lambda: model(torch.sin(torch.arange(2 * 20 * 32).float()).reshape(2, 20, 32))

# %% losses that tolerate shifts
from beat_this.model.loss import ShiftTolerantBCELoss, SplittedShiftTolerantBCELoss
model = torch.nn.ModuleList([ShiftTolerantBCELoss(pos_weight=3, tolerance=2), SplittedShiftTolerantBCELoss(tolerance=2)])
guess = torch.sin(torch.arange(2 * 30).float()).reshape(2, 30)
truth = (torch.arange(60).reshape(2, 30) % 7 == 0).float()
run = lambda: [loss(guess, truth, torch.ones(2, 30)) for loss in model]
