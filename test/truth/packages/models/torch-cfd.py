# Converted: torch-cfd

# %% spectral solver with Kolmogorov forcing
from torch_cfd.forcings import KolmogorovForcing
from torch_cfd.grids import Grid
from torch_cfd.spectral import NavierStokes2DSpectral, RK4CrankNicolsonStepper
grid = Grid(shape=(16, 16), domain=((0, 2 * torch.pi), (0, 2 * torch.pi)))
model = NavierStokes2DSpectral(viscosity=1e-2, grid=grid, drag=0.1, smooth=True,
                               forcing_fn=KolmogorovForcing(grid=grid, wave_number=2, scale=1.0), step_fn=RK4CrankNicolsonStepper())
x, y = grid.mesh()
vorticity = torch.stack([torch.sin(x) * torch.cos(2 * y) + 0.3 * torch.cos(3 * x + y), torch.cos(x - y) + torch.sin(2 * x)])


def run():
    spectrum, change = model(torch.fft.rfft2(vorticity), dt=0.01, steps=3)
    return torch.fft.irfft2(spectrum), torch.fft.irfft2(change)


# %% finite volumes with pressure projection
from torch_cfd import boundaries
from torch_cfd.forcings import KolmogorovForcing
from torch_cfd.fvm import NavierStokes2DFVMProjection, RKStepper
from torch_cfd.grids import Grid, GridVariable, GridVariableVector
grid = Grid(shape=(12, 12), domain=((0, 2 * torch.pi), (0, 2 * torch.pi)))
model = NavierStokes2DFVMProjection(viscosity=0.05, grid=grid, drag=0.1, forcing=KolmogorovForcing(grid=grid, wave_number=1, offsets=grid.cell_faces),
                                    step_fn=RKStepper.from_method("classic_rk4"))


def run():
    bc = boundaries.periodic_boundary_conditions(ndim=2)
    fields = []
    for offset, factor in zip(grid.cell_faces, (1.0, -1.0)):
        x, y = grid.mesh(offset)
        fields.append(GridVariable(factor * (torch.sin(x) * torch.cos(y) if factor > 0 else torch.cos(x) * torch.sin(y)) + 0.1 * torch.sin(2 * x + y), offset, grid, bc))
    velocity = GridVariableVector(tuple(fields))
    model._projection.__dict__.pop("q0", None)
    for _ in range(2):
        velocity, pressure = model(velocity, 0.02)
    return velocity[0].data, velocity[1].data, pressure.data


# %% Runge-Kutta and Crank-Nicolson of second order
from torch_cfd.grids import Grid
from torch_cfd.spectral import IMEXStepper, NavierStokes2DSpectral
grid = Grid(shape=(16, 12), domain=((0, 1), (0, 1)))
model = torch.nn.ModuleList([NavierStokes2DSpectral(viscosity=1e-3, grid=grid, smooth=False, step_fn=IMEXStepper(order=order)) for order in (1.5, 2)])
x, y = grid.mesh()
vorticity = torch.sin(2 * torch.pi * x) * torch.sin(4 * torch.pi * y) + torch.cos(2 * torch.pi * (x + y))
run = lambda: [torch.fft.irfft2(equation(torch.fft.rfft2(vorticity), 0.01, steps=2)[0]) for equation in model]
