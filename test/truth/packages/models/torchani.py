# Converted: torchani
# As they are: h5py ase pandas pyarrow zarr typer rich python-dateutil pytz tzdata

# %% features of atoms
from torchani.aev import AEVComputer, ANIAngular, ANIRadial
model = AEVComputer(radial=ANIRadial.cover_linearly(start=0.9, cutoff=5.2, eta=16.0, num_shifts=8),
                    angular=ANIAngular.cover_linearly(start=0.9, cutoff=3.5, eta=8.0, zeta=32.0, num_shifts=4, num_sections=4), num_species=3)
places = torch.tensor([[[0.0, 0.0, 0.0], [0.0, 0.0, 1.1], [0.9, 0.2, -0.4], [-0.8, 0.7, -0.3], [0.1, -1.0, -0.5]]])
run = lambda: model(torch.tensor([[0, 1, 2, 1, 0]]), places)

# %% energies
from torchani.arch import simple_ani
model = simple_ani(("H", "C", "O"), lot="wb97x-631gd", ensemble_size=2, strategy="pyaev", repulsion=True, dispersion=True)
places = torch.tensor([[[0.0, 0.0, 0.0], [0.0, 0.0, 1.1], [0.9, 0.2, -0.4], [-0.8, 0.7, -0.3], [0.1, -1.0, -0.5]]])
run = lambda: model((torch.tensor([[6, 1, 1, 1, 1]]), places)).energies

# %% energies in a crystal
from torchani.arch import simple_ani
model = simple_ani(("H", "O"), lot="wb97x-631gd", strategy="pyaev", neighborlist="cell_list", container="ANINetworks")
places = torch.tensor([[[1.0, 1.0, 1.0], [1.0, 1.0, 1.9], [1.8, 1.2, 0.8], [5.0, 5.0, 5.0], [5.0, 5.9, 5.0], [5.8, 4.8, 5.1]]])
run = lambda: model((torch.tensor([[8, 1, 1, 8, 1, 1]]), places), cell=torch.eye(3) * 18, pbc=torch.tensor([True, True, True])).energies
