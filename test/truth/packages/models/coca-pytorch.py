# Converted: coca-pytorch

# %% captions
from coca_pytorch.coca_pytorch import CoCa
class Patches(torch.nn.Module):
    def forward(self, x):
        return x.flatten(2).transpose(1, 2)
model = CoCa(dim=16, img_encoder=Patches(), image_dim=3, num_tokens=20, unimodal_depth=2, multimodal_depth=2, dim_head=8, heads=2,
             num_img_queries=4)
run = lambda: model(text=torch.arange(12).reshape(2, 6), images=torch.linspace(-1, 1, 2 * 3 * 16).reshape(2, 3, 4, 4), return_loss=True)
