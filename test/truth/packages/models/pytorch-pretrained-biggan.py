# Converted: pytorch-pretrained-biggan
# As they are: boto3 botocore jmespath s3transfer python-dateutil six

# %% generator with self-attention
from pytorch_pretrained_biggan import BigGAN, BigGANConfig, one_hot_from_int
model = BigGAN(BigGANConfig(
    output_dim=32, z_dim=8, class_embed_dim=8, channel_width=8, num_classes=5,
    layers=[(False, 16, 16), (True, 16, 8), (False, 8, 8), (True, 8, 4), (False, 4, 2), (True, 2, 1)], attention_layer_position=3))
noise = torch.sin(torch.arange(16).float()).reshape(2, 8)
run = lambda: [model(noise, torch.from_numpy(one_hot_from_int([1, 3], batch_size=2)[:, :5]), 0.4),
               model(noise * 0.5, torch.eye(5)[:2], 1.0)]

# %% truncated noise and classes as inputs
from pytorch_pretrained_biggan import BigGAN, BigGANConfig, one_hot_from_int, truncated_noise_sample
model = BigGAN(BigGANConfig(
    output_dim=16, z_dim=12, class_embed_dim=12, channel_width=8, num_classes=1000,
    layers=[(False, 16, 8), (True, 8, 4), (True, 4, 2), (False, 2, 1)], attention_layer_position=2, n_stats=11))
noise = torch.from_numpy(truncated_noise_sample(batch_size=2, dim_z=12, truncation=0.5, seed=3))
run = lambda: model(noise, torch.from_numpy(one_hot_from_int([7, 207], batch_size=2)), 0.53)
