# Converted: torchkbnufft

# %% forward NUFFT of an image
import torchkbnufft as tkbn
model = tkbn.KbNufft(im_size=(16, 16))
image = torch.complex(torch.linspace(0, 1, 256), torch.sin(torch.arange(256.0))).reshape(1, 1, 16, 16)
omega = torch.stack((torch.zeros(20), torch.linspace(-3.1, 3.1, 20)))
run = lambda: model(image, omega)

# %% adjoint with sensitivity maps and density compensation
import torchkbnufft as tkbn
model = tkbn.KbNufftAdjoint(im_size=(12, 12))
omega = torch.stack((3 * torch.sin(torch.arange(40.0)), torch.linspace(-3.1, 3.1, 40)))
smaps = torch.complex(torch.cos(torch.arange(288.0)), torch.linspace(0, 1, 288)).reshape(1, 2, 12, 12)
data = torch.complex(torch.linspace(-1, 1, 80), torch.cos(torch.arange(80.0))).reshape(1, 2, 40)
dcomp = tkbn.calc_density_compensation_function(omega, im_size=(12, 12))
run = lambda: (dcomp, model(data * dcomp, omega, smaps=smaps, norm="ortho"))

# %% Toeplitz embedding
import torchkbnufft as tkbn
model = tkbn.ToepNufft()
omega = torch.stack((3 * torch.sin(torch.arange(30.0)), torch.linspace(-3.1, 3.1, 30)))
kernel = tkbn.calc_toeplitz_kernel(omega, im_size=(8, 8))
image = torch.complex(torch.linspace(0, 1, 64), torch.sin(torch.arange(64.0))).reshape(1, 1, 8, 8)
run = lambda: model(image, kernel)

# %% sparse matrices
import torchkbnufft as tkbn
model = tkbn.KbNufft(im_size=(8, 8), grid_size=(16, 16), numpoints=4)
omega = torch.stack((3 * torch.sin(torch.arange(30.0)), torch.linspace(-3.1, 3.1, 30)))
mats = tkbn.calc_tensor_spmatrix(omega, im_size=(8, 8), grid_size=(16, 16), numpoints=4)
image = torch.complex(torch.linspace(0, 1, 64), torch.sin(torch.arange(64.0))).reshape(1, 1, 8, 8)
run = lambda: model(image, omega, mats)
