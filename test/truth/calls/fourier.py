# %% torch.fft.fft
x = torch.tensor([[1.5, -0.5, 2.0, 0.5], [0.25, 3.0, -1.0, 1.0]])
result = torch.fft.fft(input=x, n=3, dim=1, norm='ortho')
# %% torch.fft.ifft
x = torch.tensor([[1.5, -0.5, 2.0, 0.5], [0.25, 3.0, -1.0, 1.0]])
z = torch.complex(x, x.flip(0))
result = torch.fft.ifft(input=z, n=3, dim=1, norm='forward')
# %% torch.fft.rfft
x = torch.tensor([[1.5, -0.5, 2.0, 0.5], [0.25, 3.0, -1.0, 1.0]])
result = torch.fft.rfft(input=x, n=3, dim=1, norm='ortho')
# %% torch.fft.irfft
x = torch.tensor([[1.5, -0.5, 2.0, 0.5], [0.25, 3.0, -1.0, 1.0]])
z = torch.complex(x, x.flip(0))
result = torch.fft.irfft(input=z, n=6, dim=1, norm='ortho')
# %% torch.fft.hfft
x = torch.tensor([[1.5, -0.5, 2.0, 0.5], [0.25, 3.0, -1.0, 1.0]])
z = torch.complex(x, x.flip(0))
result = torch.fft.hfft(input=z, n=6, dim=1, norm='ortho')
# %% torch.fft.ihfft
x = torch.tensor([[1.5, -0.5, 2.0, 0.5], [0.25, 3.0, -1.0, 1.0]])
result = torch.fft.ihfft(input=x, n=3, dim=1, norm='ortho')
# %% torch.fft.fft2
x = torch.tensor([[1.5, -0.5, 2.0, 0.5], [0.25, 3.0, -1.0, 1.0]])
result = torch.fft.fft2(input=x, s=(2, 3), dim=(0, 1), norm='ortho')
# %% torch.fft.ifft2
x = torch.tensor([[1.5, -0.5, 2.0, 0.5], [0.25, 3.0, -1.0, 1.0]])
z = torch.complex(x, x.flip(0))
result = torch.fft.ifft2(input=z, s=(2, 3), dim=(0, 1), norm='ortho')
# %% torch.fft.rfft2
x = torch.tensor([[1.5, -0.5, 2.0, 0.5], [0.25, 3.0, -1.0, 1.0]])
result = torch.fft.rfft2(input=x, s=(2, 3), dim=(0, 1), norm='ortho')
# %% torch.fft.irfft2
x = torch.tensor([[1.5, -0.5, 2.0, 0.5], [0.25, 3.0, -1.0, 1.0]])
z = torch.complex(x, x.flip(0))
result = torch.fft.irfft2(input=z, s=(2, 6), dim=(0, 1), norm='ortho')
# %% torch.fft.hfft2
x = torch.tensor([[1.5, -0.5, 2.0, 0.5], [0.25, 3.0, -1.0, 1.0]])
z = torch.complex(x, x.flip(0))
result = torch.fft.hfft2(input=z, s=(2, 6), dim=(0, 1), norm='ortho')
# %% torch.fft.ihfft2
x = torch.tensor([[1.5, -0.5, 2.0, 0.5], [0.25, 3.0, -1.0, 1.0]])
result = torch.fft.ihfft2(input=x, s=(2, 3), dim=(0, 1), norm='ortho')
# %% torch.fft.fftn
x = torch.tensor([[1.5, -0.5, 2.0, 0.5], [0.25, 3.0, -1.0, 1.0]])
result = torch.fft.fftn(input=x, s=(2, 3), dim=(0, 1), norm='ortho')
# %% torch.fft.ifftn
x = torch.tensor([[1.5, -0.5, 2.0, 0.5], [0.25, 3.0, -1.0, 1.0]])
z = torch.complex(x, x.flip(0))
result = torch.fft.ifftn(input=z, s=(2, 3), dim=(0, 1), norm='ortho')
# %% torch.fft.rfftn
x = torch.tensor([[1.5, -0.5, 2.0, 0.5], [0.25, 3.0, -1.0, 1.0]])
result = torch.fft.rfftn(input=x, s=(2, 3), dim=(0, 1), norm='ortho')
# %% torch.fft.irfftn
x = torch.tensor([[1.5, -0.5, 2.0, 0.5], [0.25, 3.0, -1.0, 1.0]])
z = torch.complex(x, x.flip(0))
result = torch.fft.irfftn(input=z, s=(2, 6), dim=(0, 1), norm='ortho')
# %% torch.fft.hfftn
x = torch.tensor([[1.5, -0.5, 2.0, 0.5], [0.25, 3.0, -1.0, 1.0]])
z = torch.complex(x, x.flip(0))
result = torch.fft.hfftn(input=z, s=(2, 6), dim=(0, 1), norm='ortho')
# %% torch.fft.ihfftn
x = torch.tensor([[1.5, -0.5, 2.0, 0.5], [0.25, 3.0, -1.0, 1.0]])
result = torch.fft.ihfftn(input=x, s=(2, 3), dim=(0, 1), norm='ortho')
# %% torch.fft.fftshift
x = torch.tensor([[1.5, -0.5, 2.0, 0.5], [0.25, 3.0, -1.0, 1.0]])
result = torch.fft.fftshift(input=x, dim=1)
# %% torch.fft.ifftshift
x = torch.tensor([[1.5, -0.5, 2.0, 0.5], [0.25, 3.0, -1.0, 1.0]])
result = torch.fft.ifftshift(input=x, dim=(0, 1))
# %% torch.fft.fftshift
x = torch.tensor([[1.5, -0.5, 2.0, 0.5], [0.25, 3.0, -1.0, 1.0]])
result = torch.fft.fftshift(x)
# %% torch.stft
s = torch.arange(64.0) / 10
result = torch.stft(input=s, n_fft=16, hop_length=4, win_length=16, window=torch.ones(16), center=True, pad_mode='reflect', normalized=False, onesided=True, return_complex=True)
# %% torch.stft
s = torch.arange(64.0) / 10
result = torch.stft(s, 16, return_complex=True)
# %% torch.stft
s = torch.arange(64.0) / 10
result = torch.stft(s, n_fft=16, window=torch.ones(16), return_complex=False)
# %% torch.functional.stft
s = torch.arange(64.0) / 10
result = torch.functional.stft(s, n_fft=16, window=torch.ones(16), return_complex=True)
# %% torch.istft
s = torch.arange(64.0) / 10
result = torch.istft(input=torch.stft(s, 16, window=torch.ones(16), return_complex=True), n_fft=16, hop_length=4, win_length=16, window=torch.ones(16), center=True, normalized=False, onesided=True, length=64, return_complex=False)
