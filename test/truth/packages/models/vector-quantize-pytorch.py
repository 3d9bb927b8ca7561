# Converted: vector-quantize-pytorch torch-einops-utils
# As they are: einx

# %% FSQ
from vector_quantize_pytorch import FSQ
model = FSQ([8, 5, 5, 5])
run = lambda: model(torch.linspace(-1, 1, 40).reshape(1, 10, 4))

# %% VectorQuantize
from vector_quantize_pytorch import VectorQuantize
model = VectorQuantize(dim=8, codebook_size=16, decay=0.8, commitment_weight=1.0)
run = lambda: model(torch.linspace(-1, 1, 80).reshape(1, 10, 8))
