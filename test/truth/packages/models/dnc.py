# Converted: dnc

# %% memory
from dnc import Memory
model = Memory(input_size=7, mem_size=5, cell_size=3, read_heads=2, independent_linears=False)
def run():
    hidden = model.reset(2, erase=True)
    read, hidden = model(torch.sin(torch.arange(14).float()).reshape(2, 7), hidden)
    read, hidden = model(torch.cos(torch.arange(14).float()).reshape(2, 7), hidden)
    return read, hidden["link_matrix"], hidden["write_weights"]
