signal = torch.arange(24.0).reshape(2, 2, 6)
mixed_signal = (torch.arange(24.0) * 7 % 11).reshape(2, 2, 6)
image = torch.arange(60.0).reshape(1, 2, 5, 6)
mixed_image = (torch.arange(60.0) * 7 % 23).reshape(1, 2, 5, 6)
volume = torch.arange(180.0).reshape(1, 1, 5, 6, 6)
mixed_volume = (torch.arange(180.0) * 7 % 43).reshape(1, 1, 5, 6, 6)

# %% torch.nn.AvgPool1d
y = torch.nn.AvgPool1d(kernel_size=3, stride=2, padding=1, ceil_mode=True, count_include_pad=False)(signal)
# %% torch.nn.AvgPool2d
y = torch.nn.AvgPool2d(kernel_size=3, stride=2, padding=1, ceil_mode=True, count_include_pad=False, divisor_override=None)(image)
# %% torch.nn.AvgPool2d
y = torch.nn.AvgPool2d(kernel_size=(3, 2), stride=(2, 1), padding=(1, 0), divisor_override=4)(image)
# %% torch.nn.AvgPool3d
y = torch.nn.AvgPool3d(kernel_size=3, stride=2, padding=1, ceil_mode=True, count_include_pad=False, divisor_override=None)(volume)
# %% torch.nn.AvgPool3d
y = torch.nn.AvgPool3d(kernel_size=(2, 3, 2), stride=(2, 1, 2), padding=(0, 1, 1), ceil_mode=False, count_include_pad=True, divisor_override=5)(volume)
# %% torch.nn.MaxPool1d
y = torch.nn.MaxPool1d(kernel_size=3, stride=2, padding=1, dilation=1, return_indices=False, ceil_mode=True)(mixed_signal)
# %% torch.nn.MaxPool1d
y, i = torch.nn.MaxPool1d(kernel_size=2, return_indices=True)(mixed_signal)
# %% torch.nn.MaxPool1d
y = torch.nn.MaxPool1d(kernel_size=2, stride=1, dilation=2)(mixed_signal)
# %% torch.nn.MaxPool2d
y = torch.nn.MaxPool2d(kernel_size=3, stride=2, padding=1, dilation=1, return_indices=False, ceil_mode=True)(mixed_image)
# %% torch.nn.MaxPool2d
y, i = torch.nn.MaxPool2d(kernel_size=(2, 3), stride=None, padding=0, return_indices=True)(mixed_image)
# %% torch.nn.MaxPool2d
y = torch.nn.MaxPool2d(kernel_size=2, stride=1, padding=1, dilation=(2, 1))(mixed_image)
# %% torch.nn.MaxPool3d
y = torch.nn.MaxPool3d(kernel_size=3, stride=2, padding=1, dilation=1, return_indices=False, ceil_mode=True)(mixed_volume)
# %% torch.nn.MaxPool3d
y, i = torch.nn.MaxPool3d(kernel_size=(2, 3, 2), return_indices=True)(mixed_volume)
# %% torch.nn.AdaptiveAvgPool1d
y = torch.nn.AdaptiveAvgPool1d(output_size=4)(signal)
# %% torch.nn.AdaptiveAvgPool2d
y = torch.nn.AdaptiveAvgPool2d(output_size=(3, 2))(image)
# %% torch.nn.AdaptiveAvgPool2d
y = torch.nn.AdaptiveAvgPool2d(output_size=(None, 2))(image)
# %% torch.nn.AdaptiveAvgPool3d
y = torch.nn.AdaptiveAvgPool3d(output_size=(2, None, 3))(volume)
# %% torch.nn.AdaptiveMaxPool1d
y = torch.nn.AdaptiveMaxPool1d(output_size=4, return_indices=False)(mixed_signal)
# %% torch.nn.AdaptiveMaxPool1d
y, i = torch.nn.AdaptiveMaxPool1d(output_size=4, return_indices=True)(mixed_signal)
# %% torch.nn.AdaptiveMaxPool2d
y = torch.nn.AdaptiveMaxPool2d(output_size=(3, None), return_indices=False)(mixed_image)
# %% torch.nn.AdaptiveMaxPool2d
y, i = torch.nn.AdaptiveMaxPool2d(output_size=3, return_indices=True)(mixed_image)
# %% torch.nn.AdaptiveMaxPool3d
y = torch.nn.AdaptiveMaxPool3d(output_size=(2, 3, 3), return_indices=False)(mixed_volume)
# %% torch.nn.AdaptiveMaxPool3d
y, i = torch.nn.AdaptiveMaxPool3d(output_size=3, return_indices=True)(mixed_volume)
# %% torch.nn.LPPool1d
y = torch.nn.LPPool1d(norm_type=2, kernel_size=3, stride=2, ceil_mode=True)(signal)
# %% torch.nn.LPPool2d
y = torch.nn.LPPool2d(norm_type=2.0, kernel_size=3, stride=2, ceil_mode=True)(image)
# %% torch.nn.LPPool2d
y = torch.nn.LPPool2d(norm_type=1, kernel_size=(3, 2))(image)
# %% torch.nn.FractionalMaxPool2d
x = (torch.arange(128.0) * 7 % 43).reshape(2, 1, 8, 8)
y = torch.nn.FractionalMaxPool2d(kernel_size=3, output_size=(4, 4), return_indices=False)(x).shape
# %% torch.nn.FractionalMaxPool2d
x = (torch.arange(128.0) * 7 % 43).reshape(2, 1, 8, 8)
y = torch.nn.FractionalMaxPool2d(2, output_ratio=0.5)(x).shape
# %% torch.nn.FractionalMaxPool2d
x = (torch.arange(128.0) * 7 % 43).reshape(2, 1, 8, 8)
y = torch.nn.FractionalMaxPool2d(kernel_size=2, output_ratio=(0.5, 0.75), return_indices=True)(x)[1].shape
# %% torch.nn.FractionalMaxPool3d
x = (torch.arange(216.0) * 7 % 43).reshape(1, 1, 6, 6, 6)
y = torch.nn.FractionalMaxPool3d(kernel_size=2, output_size=(3, 4, 3), return_indices=False)(x).shape
# %% torch.nn.FractionalMaxPool3d
x = (torch.arange(216.0) * 7 % 43).reshape(1, 1, 6, 6, 6)
y = torch.nn.FractionalMaxPool3d(2, output_ratio=0.5)(x).shape
# %% torch.nn.MaxUnpool1d
x = torch.tensor([[[1.0, 5.0, 2.0, 8.0, 3.0, 4.0]]])
pooled, places = torch.nn.functional.max_pool1d(x, 2, return_indices=True)
y = torch.nn.MaxUnpool1d(kernel_size=2, stride=2, padding=0)(pooled, places)
# %% torch.nn.MaxUnpool2d
x = (torch.arange(36.0) * 7 % 37).reshape(1, 1, 6, 6)
pooled, places = torch.nn.functional.max_pool2d(x, 2, return_indices=True)
y = torch.nn.MaxUnpool2d(kernel_size=2, stride=2, padding=0)(pooled, places)
# %% torch.nn.MaxUnpool2d
x = (torch.arange(36.0) * 7 % 37).reshape(1, 1, 6, 6)
_pool = torch.nn.MaxPool2d(2, stride=2, return_indices=True)
pooled, places = _pool(x)
_unpool = torch.nn.MaxUnpool2d(2, stride=2)
y = _unpool(pooled, places, output_size=[1, 1, 6, 6])
# %% torch.nn.MaxUnpool3d
x = (torch.arange(64.0) * 7 % 67).reshape(1, 1, 4, 4, 4)
pooled, places = torch.nn.functional.max_pool3d(x, 2, return_indices=True)
y = torch.nn.MaxUnpool3d(kernel_size=2, stride=2, padding=0)(pooled, places)
# %% torch.nn.functional.avg_pool1d
y = torch.nn.functional.avg_pool1d(input=signal, kernel_size=3, stride=2, padding=1, ceil_mode=True, count_include_pad=False)
# %% torch.nn.functional.avg_pool2d
y = torch.nn.functional.avg_pool2d(input=image, kernel_size=3, stride=2, padding=1, ceil_mode=True, count_include_pad=False, divisor_override=3)
# %% torch.nn.functional.avg_pool2d
y = torch.nn.functional.avg_pool2d(input=image, kernel_size=(3, 2), stride=(2, 1), padding=(1, 0))
# %% torch.nn.functional.avg_pool3d
y = torch.nn.functional.avg_pool3d(input=volume, kernel_size=3, stride=2, padding=1, ceil_mode=True, count_include_pad=False, divisor_override=3)
# %% torch.nn.functional.max_pool1d
y = torch.nn.functional.max_pool1d(input=mixed_signal, kernel_size=3, stride=2, padding=1, dilation=1, ceil_mode=True, return_indices=False)
# %% torch.nn.functional.max_pool2d
y = torch.nn.functional.max_pool2d(input=mixed_image, kernel_size=3, stride=2, padding=1, dilation=1, ceil_mode=True, return_indices=False)
# %% torch.nn.functional.max_pool2d
y, i = torch.nn.functional.max_pool2d(mixed_image, 2, return_indices=True)
# %% torch.nn.functional.max_pool3d
y = torch.nn.functional.max_pool3d(input=mixed_volume, kernel_size=3, stride=2, padding=1, dilation=1, ceil_mode=True, return_indices=False)
# %% torch.nn.functional.max_pool3d
y, i = torch.nn.functional.max_pool3d(mixed_volume, (2, 3, 2), return_indices=True)
# %% torch.nn.functional.adaptive_avg_pool1d
y = torch.nn.functional.adaptive_avg_pool1d(input=signal, output_size=4)
# %% torch.nn.functional.adaptive_avg_pool2d
y = torch.nn.functional.adaptive_avg_pool2d(input=image, output_size=(3, None))
# %% torch.nn.functional.adaptive_avg_pool3d
y = torch.nn.functional.adaptive_avg_pool3d(input=volume, output_size=2)
# %% torch.nn.functional.adaptive_max_pool1d
y = torch.nn.functional.adaptive_max_pool1d(input=mixed_signal, output_size=4, return_indices=False)
# %% torch.nn.functional.adaptive_max_pool1d
y, i = torch.nn.functional.adaptive_max_pool1d(input=mixed_signal, output_size=4, return_indices=True)
# %% torch.nn.functional.adaptive_max_pool2d
y, i = torch.nn.functional.adaptive_max_pool2d(input=mixed_image, output_size=(3, 2), return_indices=True)
# %% torch.nn.functional.adaptive_max_pool3d
y = torch.nn.functional.adaptive_max_pool3d(input=mixed_volume, output_size=(2, 3, 3), return_indices=False)
# %% torch.nn.functional.adaptive_max_pool3d
y, i = torch.nn.functional.adaptive_max_pool3d(input=mixed_volume, output_size=2, return_indices=True)
# %% torch.nn.functional.lp_pool1d
y = torch.nn.functional.lp_pool1d(input=signal, norm_type=2, kernel_size=3, stride=2, ceil_mode=True)
# %% torch.nn.functional.lp_pool2d
y = torch.nn.functional.lp_pool2d(input=image, norm_type=2.0, kernel_size=3, stride=2, ceil_mode=True)
# %% torch.nn.functional.max_unpool1d
x = torch.tensor([[[1.0, 5.0, 2.0, 8.0, 3.0, 4.0]]])
pooled, places = torch.nn.functional.max_pool1d(x, 2, return_indices=True)
y = torch.nn.functional.max_unpool1d(input=pooled, indices=places, kernel_size=2, stride=2, padding=0, output_size=[1, 1, 6])
# %% torch.nn.functional.max_unpool2d
x = (torch.arange(36.0) * 7 % 37).reshape(1, 1, 6, 6)
pooled, places = torch.nn.functional.max_pool2d(x, 2, return_indices=True)
y = torch.nn.functional.max_unpool2d(input=pooled, indices=places, kernel_size=2, stride=2, padding=0, output_size=[1, 1, 6, 6])
# %% torch.nn.functional.max_unpool3d
x = (torch.arange(64.0) * 7 % 67).reshape(1, 1, 4, 4, 4)
pooled, places = torch.nn.functional.max_pool3d(x, 2, return_indices=True)
y = torch.nn.functional.max_unpool3d(input=pooled, indices=places, kernel_size=2, stride=2, padding=0, output_size=[1, 1, 4, 4, 4])
# %% torch.nn.functional.fractional_max_pool2d
x = (torch.arange(128.0) * 7 % 43).reshape(2, 1, 8, 8)
y = torch.nn.functional.fractional_max_pool2d(input=x, kernel_size=3, output_size=(4, 4), return_indices=False).shape
# %% torch.nn.functional.fractional_max_pool2d
x = (torch.arange(128.0) * 7 % 43).reshape(2, 1, 8, 8)
y = torch.nn.functional.fractional_max_pool2d(x, 2, output_ratio=(0.5, 0.75)).shape
# %% torch.nn.functional.fractional_max_pool3d
x = (torch.arange(216.0) * 7 % 43).reshape(1, 1, 6, 6, 6)
y = torch.nn.functional.fractional_max_pool3d(input=x, kernel_size=2, output_size=(3, 4, 3), return_indices=False).shape
