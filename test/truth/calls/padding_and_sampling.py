x = torch.arange(32.0).reshape(1, 2, 4, 4)
theta = torch.tensor([[[0.9, 0.1, 0.2], [-0.1, 1.1, -0.3]]])

# %% torch.nn.ConstantPad1d
x = torch.arange(24.0).reshape(2, 2, 6)
y = torch.nn.ConstantPad1d(padding=(1, 2), value=1.5)(x)
# %% torch.nn.ConstantPad1d
x = torch.arange(24.0).reshape(2, 2, 6)
y = torch.nn.ConstantPad1d(padding=2, value=1.5)(x)
# %% torch.nn.ReflectionPad1d
x = torch.arange(24.0).reshape(2, 2, 6)
y = torch.nn.ReflectionPad1d(padding=(1, 2))(x)
# %% torch.nn.ReflectionPad1d
x = torch.arange(24.0).reshape(2, 2, 6)
y = torch.nn.ReflectionPad1d(padding=2)(x)
# %% torch.nn.ReplicationPad1d
x = torch.arange(24.0).reshape(2, 2, 6)
y = torch.nn.ReplicationPad1d(padding=(1, 2))(x)
# %% torch.nn.ReplicationPad1d
x = torch.arange(24.0).reshape(2, 2, 6)
y = torch.nn.ReplicationPad1d(padding=2)(x)
# %% torch.nn.ZeroPad1d
x = torch.arange(24.0).reshape(2, 2, 6)
y = torch.nn.ZeroPad1d(padding=(1, 2))(x)
# %% torch.nn.ZeroPad1d
x = torch.arange(24.0).reshape(2, 2, 6)
y = torch.nn.ZeroPad1d(padding=2)(x)
# %% torch.nn.CircularPad1d
x = torch.arange(24.0).reshape(2, 2, 6)
y = torch.nn.CircularPad1d(padding=(1, 2))(x)
# %% torch.nn.CircularPad1d
x = torch.arange(24.0).reshape(2, 2, 6)
y = torch.nn.CircularPad1d(padding=2)(x)
# %% torch.nn.ConstantPad2d
x = torch.arange(60.0).reshape(1, 2, 5, 6)
y = torch.nn.ConstantPad2d(padding=(1, 2, 0, 1), value=1.5)(x)
# %% torch.nn.ConstantPad2d
x = torch.arange(60.0).reshape(1, 2, 5, 6)
y = torch.nn.ConstantPad2d(padding=2, value=1.5)(x)
# %% torch.nn.ReflectionPad2d
x = torch.arange(60.0).reshape(1, 2, 5, 6)
y = torch.nn.ReflectionPad2d(padding=(1, 2, 0, 1))(x)
# %% torch.nn.ReflectionPad2d
x = torch.arange(60.0).reshape(1, 2, 5, 6)
y = torch.nn.ReflectionPad2d(padding=2)(x)
# %% torch.nn.ReplicationPad2d
x = torch.arange(60.0).reshape(1, 2, 5, 6)
y = torch.nn.ReplicationPad2d(padding=(1, 2, 0, 1))(x)
# %% torch.nn.ReplicationPad2d
x = torch.arange(60.0).reshape(1, 2, 5, 6)
y = torch.nn.ReplicationPad2d(padding=2)(x)
# %% torch.nn.ZeroPad2d
x = torch.arange(60.0).reshape(1, 2, 5, 6)
y = torch.nn.ZeroPad2d(padding=(1, 2, 0, 1))(x)
# %% torch.nn.ZeroPad2d
x = torch.arange(60.0).reshape(1, 2, 5, 6)
y = torch.nn.ZeroPad2d(padding=2)(x)
# %% torch.nn.CircularPad2d
x = torch.arange(60.0).reshape(1, 2, 5, 6)
y = torch.nn.CircularPad2d(padding=(1, 2, 0, 1))(x)
# %% torch.nn.CircularPad2d
x = torch.arange(60.0).reshape(1, 2, 5, 6)
y = torch.nn.CircularPad2d(padding=2)(x)
# %% torch.nn.ConstantPad3d
x = torch.arange(120.0).reshape(1, 1, 4, 5, 6)
y = torch.nn.ConstantPad3d(padding=(1, 2, 0, 1, 2, 1), value=1.5)(x)
# %% torch.nn.ConstantPad3d
x = torch.arange(120.0).reshape(1, 1, 4, 5, 6)
y = torch.nn.ConstantPad3d(padding=2, value=1.5)(x)
# %% torch.nn.ReflectionPad3d
x = torch.arange(120.0).reshape(1, 1, 4, 5, 6)
y = torch.nn.ReflectionPad3d(padding=(1, 2, 0, 1, 2, 1))(x)
# %% torch.nn.ReflectionPad3d
x = torch.arange(120.0).reshape(1, 1, 4, 5, 6)
y = torch.nn.ReflectionPad3d(padding=2)(x)
# %% torch.nn.ReplicationPad3d
x = torch.arange(120.0).reshape(1, 1, 4, 5, 6)
y = torch.nn.ReplicationPad3d(padding=(1, 2, 0, 1, 2, 1))(x)
# %% torch.nn.ReplicationPad3d
x = torch.arange(120.0).reshape(1, 1, 4, 5, 6)
y = torch.nn.ReplicationPad3d(padding=2)(x)
# %% torch.nn.ZeroPad3d
x = torch.arange(120.0).reshape(1, 1, 4, 5, 6)
y = torch.nn.ZeroPad3d(padding=(1, 2, 0, 1, 2, 1))(x)
# %% torch.nn.ZeroPad3d
x = torch.arange(120.0).reshape(1, 1, 4, 5, 6)
y = torch.nn.ZeroPad3d(padding=2)(x)
# %% torch.nn.CircularPad3d
x = torch.arange(120.0).reshape(1, 1, 4, 5, 6)
y = torch.nn.CircularPad3d(padding=(1, 2, 0, 1, 2, 1))(x)
# %% torch.nn.CircularPad3d
x = torch.arange(120.0).reshape(1, 1, 4, 5, 6)
y = torch.nn.CircularPad3d(padding=2)(x)
# %% torch.nn.functional.pad
x = torch.arange(48.0).reshape(1, 3, 4, 4)
y = torch.nn.functional.pad(input=x, pad=(1, 2, 0, 1), mode='constant', value=0.5)
# %% torch.nn.functional.pad
x = torch.arange(48.0).reshape(1, 3, 4, 4)
y = torch.nn.functional.pad(input=x, pad=[1, 2], mode='constant', value=None)
# %% torch.nn.functional.pad
x = torch.arange(48.0).reshape(1, 3, 4, 4)
y = torch.nn.functional.pad(input=x, pad=(1, 2, 0, 1, 1, 1, 2, 0), value=0.5)
# %% torch.nn.functional.pad
x = torch.arange(48.0).reshape(1, 3, 4, 4)
y = torch.nn.functional.pad(input=x, pad=(-1, 1, 0, -1))
# %% torch.nn.functional.pad
x = torch.arange(48.0).reshape(1, 3, 4, 4)
y = torch.nn.functional.pad(input=x, pad=(1, 2, 0, 1), mode='reflect')
# %% torch.nn.functional.pad
x = torch.arange(48.0).reshape(1, 3, 4, 4)
y = torch.nn.functional.pad(input=x, pad=(1, 2, 0, 1), mode='replicate')
# %% torch.nn.functional.pad
x = torch.arange(48.0).reshape(1, 3, 4, 4)
y = torch.nn.functional.pad(input=x, pad=(1, 2, 0, 1), mode='circular')
# %% torch.nn.PixelShuffle
x = torch.arange(48.0).reshape(1, 12, 2, 2)
y = torch.nn.PixelShuffle(upscale_factor=2)(x)
# %% torch.nn.functional.pixel_shuffle
x = torch.arange(48.0).reshape(1, 12, 2, 2)
y = torch.nn.functional.pixel_shuffle(input=x, upscale_factor=2)
# %% torch.nn.PixelUnshuffle
x = torch.arange(48.0).reshape(1, 12, 2, 2)
y = torch.nn.PixelUnshuffle(downscale_factor=2)(x)
# %% torch.nn.functional.pixel_unshuffle
x = torch.arange(48.0).reshape(1, 12, 2, 2)
y = torch.nn.functional.pixel_unshuffle(input=x, downscale_factor=2)
# %% torch.nn.ChannelShuffle
x = torch.arange(48.0).reshape(1, 12, 2, 2)
y = torch.nn.ChannelShuffle(groups=3)(x)
# %% torch.nn.functional.channel_shuffle
x = torch.arange(48.0).reshape(1, 12, 2, 2)
y = torch.nn.functional.channel_shuffle(input=x, groups=3)
# %% torch.nn.Flatten
x = torch.arange(48.0).reshape(1, 12, 2, 2)
y = torch.nn.Flatten(start_dim=0, end_dim=2)(x)
# %% torch.nn.Unflatten
x = torch.arange(48.0).reshape(1, 12, 2, 2)
y = torch.nn.Unflatten(dim=1, unflattened_size=(3, 4))(x)
# %% torch.nn.Unflatten
x = torch.arange(48.0).reshape(1, 12, 2, 2)
y = torch.nn.Unflatten(dim=1, unflattened_size=torch.Size([2, 6]))(x)
# %% torch.nn.Identity
x = torch.arange(48.0).reshape(1, 12, 2, 2)
y = torch.nn.Identity(54, unused=3)(x)
# %% torch.nn.Unfold
x = torch.arange(72.0).reshape(1, 2, 6, 6)
y = torch.nn.Unfold(kernel_size=(2, 3), dilation=1, padding=1, stride=2)(x)
# %% torch.nn.functional.unfold
x = torch.arange(72.0).reshape(1, 2, 6, 6)
y = torch.nn.functional.unfold(input=x, kernel_size=(2, 3), dilation=1, padding=1, stride=2)
# %% torch.nn.Fold
x = torch.arange(96.0).reshape(1, 8, 12)
y = torch.nn.Fold(output_size=(4, 5), kernel_size=(2, 2), dilation=1, padding=0, stride=1)(x)
# %% torch.nn.functional.fold
x = torch.arange(96.0).reshape(1, 8, 12)
y = torch.nn.functional.fold(input=x, output_size=(4, 5), kernel_size=(2, 2), dilation=1, padding=0, stride=1)
# %% torch.nn.functional.fold
x = torch.arange(36.0).reshape(1, 4, 9)
y = torch.nn.functional.fold(x, (4, 4), 2)
# %% torch.nn.Upsample
y = torch.nn.Upsample(size=(6, 7), mode='nearest')(x)
# %% torch.nn.Upsample
y = torch.nn.Upsample(scale_factor=2, mode='nearest')(x)
# %% torch.nn.Upsample
y = torch.nn.Upsample(size=(6, 7), mode='bilinear', align_corners=True)(x)
# %% torch.nn.Upsample
y = torch.nn.Upsample(scale_factor=(2.0, 1.5), mode='bilinear', align_corners=False)(x)
# %% torch.nn.Upsample
y = torch.nn.Upsample(size=8, mode='bicubic', align_corners=False)(x)
# %% torch.nn.Upsample
y = torch.nn.Upsample(scale_factor=2.0, mode='bilinear')(x)
# %% torch.nn.functional.interpolate
y = torch.nn.functional.interpolate(input=x, size=(6, 7), mode='nearest')
# %% torch.nn.functional.interpolate
y = torch.nn.functional.interpolate(input=x, scale_factor=2, mode='nearest')
# %% torch.nn.functional.interpolate
y = torch.nn.functional.interpolate(input=x, size=(6, 7), mode='bilinear', align_corners=True)
# %% torch.nn.functional.interpolate
y = torch.nn.functional.interpolate(input=x, scale_factor=(2.0, 1.5), mode='bilinear', align_corners=False)
# %% torch.nn.functional.interpolate
y = torch.nn.functional.interpolate(input=x, size=8, mode='bicubic', align_corners=False)
# %% torch.nn.functional.interpolate
y = torch.nn.functional.interpolate(input=x, size=(2, 3), mode='area')
# %% torch.nn.functional.interpolate
y = torch.nn.functional.interpolate(input=x, scale_factor=2.0, mode='bilinear', recompute_scale_factor=True)
# %% torch.nn.functional.interpolate
y = torch.nn.functional.interpolate(input=x, scale_factor=0.5, mode='bilinear', antialias=False)
# %% torch.nn.functional.upsample
y = torch.nn.functional.upsample(input=x, size=(6, 7), mode='bilinear', align_corners=True)
# %% torch.nn.functional.upsample
y = torch.nn.functional.upsample(input=x, scale_factor=2, mode='nearest')
# %% torch.nn.UpsamplingBilinear2d
y = torch.nn.UpsamplingBilinear2d(size=(6, 7))(x)
# %% torch.nn.UpsamplingBilinear2d
y = torch.nn.UpsamplingBilinear2d(scale_factor=2)(x)
# %% torch.nn.UpsamplingNearest2d
y = torch.nn.UpsamplingNearest2d(size=(6, 7))(x)
# %% torch.nn.UpsamplingNearest2d
y = torch.nn.UpsamplingNearest2d(scale_factor=2)(x)
# %% torch.nn.functional.upsample_bilinear
y = torch.nn.functional.upsample_bilinear(input=x, scale_factor=2)
# %% torch.nn.functional.upsample_nearest
y = torch.nn.functional.upsample_nearest(input=x, scale_factor=2)
# %% torch.nn.functional.affine_grid
y = torch.nn.functional.affine_grid(theta=theta, size=(1, 2, 4, 4), align_corners=True)
# %% torch.nn.functional.affine_grid
y = torch.nn.functional.affine_grid(theta, torch.Size((1, 2, 4, 4)), align_corners=False)
# %% torch.nn.functional.grid_sample
grid = torch.nn.functional.affine_grid(theta, (1, 2, 4, 4), align_corners=True)
y = torch.nn.functional.grid_sample(input=x, grid=grid, mode='bilinear', padding_mode='zeros', align_corners=True)
# %% torch.nn.functional.grid_sample
grid = torch.nn.functional.affine_grid(theta, (1, 2, 4, 4), align_corners=True)
y = torch.nn.functional.grid_sample(input=x, grid=grid, mode='nearest', padding_mode='border', align_corners=False)
# %% torch.nn.functional.grid_sample
grid = torch.nn.functional.affine_grid(theta, (1, 2, 4, 4), align_corners=True)
y = torch.nn.functional.grid_sample(input=x, grid=grid, mode='bilinear', padding_mode='reflection', align_corners=False)
