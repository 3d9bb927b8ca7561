# Converted: pythae
# As they are: pydantic pydantic-core annotated-types typing-inspection cloudpickle imageio scikit-learn joblib threadpoolctl narwhals

# %% beta-TC VAE
from pythae.models import BetaTCVAE, BetaTCVAEConfig
from pythae.models.base.base_utils import ModelOutput
model = BetaTCVAE(BetaTCVAEConfig(input_dim=(1, 8, 8), latent_dim=3))
run = lambda: model.encoder(torch.linspace(0, 1, 128).reshape(2, 1, 8, 8)).embedding

# %% VQ-VAE
from pythae.models import VQVAE, VQVAEConfig
model = VQVAE(VQVAEConfig(input_dim=(1, 8, 8), latent_dim=4, num_embeddings=6))
def run():
    out = model({"data": torch.linspace(0, 1, 128).reshape(2, 1, 8, 8)})
    return out.recon_x, out.loss

# %% masked autoregressive flow
from pythae.models.normalizing_flows import MAF, MAFConfig
model = MAF(MAFConfig(input_dim=(4,), n_made_blocks=2, hidden_size=8))
def run():
    out = model(torch.linspace(-1, 1, 12).reshape(3, 4))
    return out.out, out.log_abs_det_jac

# %% Wasserstein autoencoder
from pythae.models import WAE_MMD, WAE_MMD_Config, AE, AEConfig
model = AE(AEConfig(input_dim=(1, 8, 8), latent_dim=3))
def run():
    out = model({"data": torch.linspace(0, 1, 128).reshape(2, 1, 8, 8)})
    return out.recon_x, out.loss, out.z
