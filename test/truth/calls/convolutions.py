x = torch.arange(72.0).reshape(2, 4, 9) / 72
z = torch.arange(8.0).reshape(4, 2)
w = torch.linspace(-1, 1, 36).reshape(6, 2, 3)

# %% torch.nn.Conv1d
layer = torch.nn.Conv1d(in_channels=4, out_channels=6, kernel_size=3, stride=2, padding=1, dilation=1, groups=2, bias=True, padding_mode='zeros')
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.Conv1d
layer = torch.nn.Conv1d(in_channels=4, out_channels=6, kernel_size=3, stride=1, padding='same', dilation=1, groups=1, bias=False)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.Conv1d
layer = torch.nn.Conv1d(in_channels=4, out_channels=2, kernel_size=3, stride=1, padding='same', dilation=2)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.Conv1d
layer = torch.nn.Conv1d(in_channels=4, out_channels=2, kernel_size=2, padding='valid', dilation=2)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.Conv1d
layer = torch.nn.Conv1d(in_channels=4, out_channels=2, kernel_size=3, padding=1, padding_mode='reflect')
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.Conv1d
layer = torch.nn.Conv1d(in_channels=4, out_channels=2, kernel_size=3, padding=1, padding_mode='replicate')
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.Conv1d
layer = torch.nn.Conv1d(in_channels=4, out_channels=2, kernel_size=3, padding=1, padding_mode='circular')
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.ConvTranspose1d
layer = torch.nn.ConvTranspose1d(in_channels=4, out_channels=6, kernel_size=3, stride=2, padding=1, output_padding=1, groups=2, bias=True, dilation=1, padding_mode='zeros')
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.ConvTranspose1d
layer = torch.nn.ConvTranspose1d(in_channels=4, out_channels=6, kernel_size=3, stride=1, bias=False, dilation=2)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.ConvTranspose1d
layer = torch.nn.ConvTranspose1d(in_channels=4, out_channels=2, kernel_size=3, stride=2, padding=1)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x, output_size=[18])
# %% torch.nn.functional.conv1d
y = torch.nn.functional.conv1d(input=x, weight=w, bias=torch.arange(6.0), stride=2, padding=1, dilation=1, groups=2)
# %% torch.nn.functional.conv1d
y = torch.nn.functional.conv1d(input=x, weight=w, padding='same', dilation=2, groups=2)
# %% torch.nn.functional.conv1d
y = torch.nn.functional.conv1d(input=x, weight=w, padding='valid', groups=2)
# %% torch.nn.functional.conv_transpose1d
w = torch.linspace(-1, 1, 36).reshape(4, 3, 3)
y = torch.nn.functional.conv_transpose1d(input=x, weight=w, bias=torch.arange(6.0), stride=2, padding=1, output_padding=1, groups=2, dilation=1)
# %% torch.nn.BatchNorm1d
layer = torch.nn.BatchNorm1d(num_features=4, eps=1e-3, momentum=0.2, affine=True)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
layer.eval()
z = layer(x)
# %% torch.nn.BatchNorm1d
layer = torch.nn.BatchNorm1d(num_features=4, eps=1e-3, momentum=0.2, affine=False, track_running_stats=True)
y = layer(x)
layer.eval()
z = layer(x)
# %% torch.nn.BatchNorm1d
layer = torch.nn.BatchNorm1d(num_features=4, track_running_stats=False)
y = layer(x)
layer.eval()
z = layer(x)
# %% torch.nn.InstanceNorm1d
layer = torch.nn.InstanceNorm1d(num_features=4, eps=1e-3, momentum=0.2, affine=True)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
layer.eval()
z = layer(x)
# %% torch.nn.InstanceNorm1d
layer = torch.nn.InstanceNorm1d(num_features=4, eps=1e-3, momentum=0.2, affine=False, track_running_stats=True)
y = layer(x)
layer.eval()
z = layer(x)
# %% torch.nn.InstanceNorm1d
layer = torch.nn.InstanceNorm1d(num_features=4, track_running_stats=False)
y = layer(x)
layer.eval()
z = layer(x)
# %% torch.nn.BatchNorm1d
layer = torch.nn.BatchNorm1d(num_features=4, momentum=None)
y = layer(x)
y = layer(x * 3)
m, v = layer.running_mean, layer.running_var
# %% torch.nn.SyncBatchNorm
layer = torch.nn.SyncBatchNorm(num_features=4, eps=1e-3, momentum=0.2, affine=True, track_running_stats=True)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
layer.eval()
y = layer(x)
# %% torch.nn.Conv2d
x = torch.arange(168.0).reshape(1, 4, 6, 7) / 168
layer = torch.nn.Conv2d(in_channels=4, out_channels=6, kernel_size=(3, 2), stride=2, padding=1, dilation=1, groups=2, bias=True, padding_mode='zeros')
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.Conv2d
x = torch.arange(168.0).reshape(1, 4, 6, 7) / 168
layer = torch.nn.Conv2d(in_channels=4, out_channels=6, kernel_size=3, stride=1, padding='same', dilation=1, groups=1, bias=False)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.Conv2d
x = torch.arange(168.0).reshape(1, 4, 6, 7) / 168
layer = torch.nn.Conv2d(in_channels=4, out_channels=2, kernel_size=3, stride=1, padding='same', dilation=2)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.Conv2d
x = torch.arange(168.0).reshape(1, 4, 6, 7) / 168
layer = torch.nn.Conv2d(in_channels=4, out_channels=2, kernel_size=2, padding='valid', dilation=2)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.Conv2d
x = torch.arange(168.0).reshape(1, 4, 6, 7) / 168
layer = torch.nn.Conv2d(in_channels=4, out_channels=2, kernel_size=3, padding=1, padding_mode='reflect')
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.Conv2d
x = torch.arange(168.0).reshape(1, 4, 6, 7) / 168
layer = torch.nn.Conv2d(in_channels=4, out_channels=2, kernel_size=3, padding=1, padding_mode='replicate')
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.Conv2d
x = torch.arange(168.0).reshape(1, 4, 6, 7) / 168
layer = torch.nn.Conv2d(in_channels=4, out_channels=2, kernel_size=3, padding=1, padding_mode='circular')
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.ConvTranspose2d
x = torch.arange(168.0).reshape(1, 4, 6, 7) / 168
layer = torch.nn.ConvTranspose2d(in_channels=4, out_channels=6, kernel_size=(3, 2), stride=2, padding=1, output_padding=1, groups=2, bias=True, dilation=1, padding_mode='zeros')
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.ConvTranspose2d
x = torch.arange(168.0).reshape(1, 4, 6, 7) / 168
layer = torch.nn.ConvTranspose2d(in_channels=4, out_channels=6, kernel_size=3, stride=1, bias=False, dilation=2)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.ConvTranspose2d
x = torch.arange(168.0).reshape(1, 4, 6, 7) / 168
layer = torch.nn.ConvTranspose2d(in_channels=4, out_channels=2, kernel_size=3, stride=2, padding=1)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x, output_size=[12, 14])
# %% torch.nn.functional.conv2d
x = torch.arange(168.0).reshape(1, 4, 6, 7) / 168
w = torch.linspace(-1, 1, 108).reshape(6, 2, 3, 3)
y = torch.nn.functional.conv2d(input=x, weight=w, bias=torch.arange(6.0), stride=2, padding=1, dilation=1, groups=2)
# %% torch.nn.functional.conv2d
x = torch.arange(168.0).reshape(1, 4, 6, 7) / 168
w = torch.linspace(-1, 1, 108).reshape(6, 2, 3, 3)
y = torch.nn.functional.conv2d(input=x, weight=w, padding='same', dilation=2, groups=2)
# %% torch.nn.functional.conv2d
x = torch.arange(168.0).reshape(1, 4, 6, 7) / 168
w = torch.linspace(-1, 1, 108).reshape(6, 2, 3, 3)
y = torch.nn.functional.conv2d(input=x, weight=w, padding='valid', groups=2)
# %% torch.nn.functional.conv_transpose2d
x = torch.arange(168.0).reshape(1, 4, 6, 7) / 168
w = torch.linspace(-1, 1, 108).reshape(4, 3, 3, 3)
y = torch.nn.functional.conv_transpose2d(input=x, weight=w, bias=torch.arange(6.0), stride=2, padding=1, output_padding=1, groups=2, dilation=1)
# %% torch.nn.BatchNorm2d
x = torch.arange(168.0).reshape(1, 4, 6, 7) / 168
layer = torch.nn.BatchNorm2d(num_features=4, eps=1e-3, momentum=0.2, affine=True)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
layer.eval()
z = layer(x)
# %% torch.nn.BatchNorm2d
x = torch.arange(168.0).reshape(1, 4, 6, 7) / 168
layer = torch.nn.BatchNorm2d(num_features=4, eps=1e-3, momentum=0.2, affine=False, track_running_stats=True)
y = layer(x)
layer.eval()
z = layer(x)
# %% torch.nn.BatchNorm2d
x = torch.arange(168.0).reshape(1, 4, 6, 7) / 168
layer = torch.nn.BatchNorm2d(num_features=4, track_running_stats=False)
y = layer(x)
layer.eval()
z = layer(x)
# %% torch.nn.InstanceNorm2d
x = torch.arange(168.0).reshape(1, 4, 6, 7) / 168
layer = torch.nn.InstanceNorm2d(num_features=4, eps=1e-3, momentum=0.2, affine=True)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
layer.eval()
z = layer(x)
# %% torch.nn.InstanceNorm2d
x = torch.arange(168.0).reshape(1, 4, 6, 7) / 168
layer = torch.nn.InstanceNorm2d(num_features=4, eps=1e-3, momentum=0.2, affine=False, track_running_stats=True)
y = layer(x)
layer.eval()
z = layer(x)
# %% torch.nn.InstanceNorm2d
x = torch.arange(168.0).reshape(1, 4, 6, 7) / 168
layer = torch.nn.InstanceNorm2d(num_features=4, track_running_stats=False)
y = layer(x)
layer.eval()
z = layer(x)
# %% torch.nn.BatchNorm2d
x = torch.arange(168.0).reshape(1, 4, 6, 7) / 168
layer = torch.nn.BatchNorm2d(num_features=4, momentum=None)
y = layer(x)
y = layer(x * 3)
m, v = layer.running_mean, layer.running_var
# %% torch.nn.SyncBatchNorm
x = torch.arange(168.0).reshape(1, 4, 6, 7) / 168
layer = torch.nn.SyncBatchNorm(num_features=4, eps=1e-3, momentum=0.2, affine=True, track_running_stats=True)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
layer.eval()
y = layer(x)
# %% torch.nn.Conv3d
x = torch.arange(480.0).reshape(1, 4, 4, 5, 6) / 480
layer = torch.nn.Conv3d(in_channels=4, out_channels=6, kernel_size=(2, 3, 2), stride=2, padding=1, dilation=1, groups=2, bias=True, padding_mode='zeros')
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.Conv3d
x = torch.arange(480.0).reshape(1, 4, 4, 5, 6) / 480
layer = torch.nn.Conv3d(in_channels=4, out_channels=6, kernel_size=3, stride=1, padding='same', dilation=1, groups=1, bias=False)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.Conv3d
x = torch.arange(480.0).reshape(1, 4, 4, 5, 6) / 480
layer = torch.nn.Conv3d(in_channels=4, out_channels=2, kernel_size=3, stride=1, padding='same', dilation=2)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.Conv3d
x = torch.arange(480.0).reshape(1, 4, 4, 5, 6) / 480
layer = torch.nn.Conv3d(in_channels=4, out_channels=2, kernel_size=2, padding='valid', dilation=2)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.Conv3d
x = torch.arange(480.0).reshape(1, 4, 4, 5, 6) / 480
layer = torch.nn.Conv3d(in_channels=4, out_channels=2, kernel_size=3, padding=1, padding_mode='reflect')
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.Conv3d
x = torch.arange(480.0).reshape(1, 4, 4, 5, 6) / 480
layer = torch.nn.Conv3d(in_channels=4, out_channels=2, kernel_size=3, padding=1, padding_mode='replicate')
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.Conv3d
x = torch.arange(480.0).reshape(1, 4, 4, 5, 6) / 480
layer = torch.nn.Conv3d(in_channels=4, out_channels=2, kernel_size=3, padding=1, padding_mode='circular')
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.ConvTranspose3d
x = torch.arange(480.0).reshape(1, 4, 4, 5, 6) / 480
layer = torch.nn.ConvTranspose3d(in_channels=4, out_channels=6, kernel_size=(2, 3, 2), stride=2, padding=1, output_padding=1, groups=2, bias=True, dilation=1, padding_mode='zeros')
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.ConvTranspose3d
x = torch.arange(480.0).reshape(1, 4, 4, 5, 6) / 480
layer = torch.nn.ConvTranspose3d(in_channels=4, out_channels=6, kernel_size=3, stride=1, bias=False, dilation=2)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.ConvTranspose3d
x = torch.arange(480.0).reshape(1, 4, 4, 5, 6) / 480
layer = torch.nn.ConvTranspose3d(in_channels=4, out_channels=2, kernel_size=3, stride=2, padding=1)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x, output_size=[8, 10, 12])
# %% torch.nn.functional.conv3d
x = torch.arange(480.0).reshape(1, 4, 4, 5, 6) / 480
w = torch.linspace(-1, 1, 324).reshape(6, 2, 3, 3, 3)
y = torch.nn.functional.conv3d(input=x, weight=w, bias=torch.arange(6.0), stride=2, padding=1, dilation=1, groups=2)
# %% torch.nn.functional.conv3d
x = torch.arange(480.0).reshape(1, 4, 4, 5, 6) / 480
w = torch.linspace(-1, 1, 324).reshape(6, 2, 3, 3, 3)
y = torch.nn.functional.conv3d(input=x, weight=w, padding='same', dilation=2, groups=2)
# %% torch.nn.functional.conv3d
x = torch.arange(480.0).reshape(1, 4, 4, 5, 6) / 480
w = torch.linspace(-1, 1, 324).reshape(6, 2, 3, 3, 3)
y = torch.nn.functional.conv3d(input=x, weight=w, padding='valid', groups=2)
# %% torch.nn.functional.conv_transpose3d
x = torch.arange(480.0).reshape(1, 4, 4, 5, 6) / 480
w = torch.linspace(-1, 1, 324).reshape(4, 3, 3, 3, 3)
y = torch.nn.functional.conv_transpose3d(input=x, weight=w, bias=torch.arange(6.0), stride=2, padding=1, output_padding=1, groups=2, dilation=1)
# %% torch.nn.BatchNorm3d
x = torch.arange(480.0).reshape(1, 4, 4, 5, 6) / 480
layer = torch.nn.BatchNorm3d(num_features=4, eps=1e-3, momentum=0.2, affine=True)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
layer.eval()
z = layer(x)
# %% torch.nn.BatchNorm3d
x = torch.arange(480.0).reshape(1, 4, 4, 5, 6) / 480
layer = torch.nn.BatchNorm3d(num_features=4, eps=1e-3, momentum=0.2, affine=False, track_running_stats=True)
y = layer(x)
layer.eval()
z = layer(x)
# %% torch.nn.BatchNorm3d
x = torch.arange(480.0).reshape(1, 4, 4, 5, 6) / 480
layer = torch.nn.BatchNorm3d(num_features=4, track_running_stats=False)
y = layer(x)
layer.eval()
z = layer(x)
# %% torch.nn.InstanceNorm3d
x = torch.arange(480.0).reshape(1, 4, 4, 5, 6) / 480
layer = torch.nn.InstanceNorm3d(num_features=4, eps=1e-3, momentum=0.2, affine=True)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
layer.eval()
z = layer(x)
# %% torch.nn.InstanceNorm3d
x = torch.arange(480.0).reshape(1, 4, 4, 5, 6) / 480
layer = torch.nn.InstanceNorm3d(num_features=4, eps=1e-3, momentum=0.2, affine=False, track_running_stats=True)
y = layer(x)
layer.eval()
z = layer(x)
# %% torch.nn.InstanceNorm3d
x = torch.arange(480.0).reshape(1, 4, 4, 5, 6) / 480
layer = torch.nn.InstanceNorm3d(num_features=4, track_running_stats=False)
y = layer(x)
layer.eval()
z = layer(x)
# %% torch.nn.BatchNorm3d
x = torch.arange(480.0).reshape(1, 4, 4, 5, 6) / 480
layer = torch.nn.BatchNorm3d(num_features=4, momentum=None)
y = layer(x)
y = layer(x * 3)
m, v = layer.running_mean, layer.running_var
# %% torch.nn.SyncBatchNorm
x = torch.arange(480.0).reshape(1, 4, 4, 5, 6) / 480
layer = torch.nn.SyncBatchNorm(num_features=4, eps=1e-3, momentum=0.2, affine=True, track_running_stats=True)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
layer.eval()
y = layer(x)
# %% torch.nn.BatchNorm1d
x = torch.arange(12.0).reshape(3, 4)
layer = torch.nn.BatchNorm1d(num_features=4, eps=1e-3, momentum=0.2, affine=True, track_running_stats=True)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
m, v = layer.running_mean, layer.running_var
