# Converted: dnc

# %% differentiable neural computer
from dnc import DNC
model = DNC(input_size=5, hidden_size=12, rnn_type="lstm", num_layers=1, nr_cells=6, cell_size=4, read_heads=2)
run = lambda: model(torch.sin(torch.arange(2 * 4 * 5).float()).reshape(2, 4, 5), reset_experience=True)[0]

# %% two layers, each with a memory
from dnc import DNC
model = DNC(
    input_size=5, hidden_size=12, rnn_type="gru", num_layers=2, num_hidden_layers=1, nr_cells=6, cell_size=4,
    read_heads=3, share_memory=False, independent_linears=True, batch_first=True)
def run():
    output, (_, memory, read) = model(torch.sin(torch.arange(2 * 4 * 5).float()).reshape(2, 4, 5))
    return output, memory[1]["memory"], memory[1]["usage_vector"], read

# %% memory
from dnc import Memory
model = Memory(input_size=7, mem_size=5, cell_size=3, read_heads=2, independent_linears=False)
def run():
    hidden = model.reset(2, erase=True)
    read, hidden = model(torch.sin(torch.arange(14).float()).reshape(2, 7), hidden)
    read, hidden = model(torch.cos(torch.arange(14).float()).reshape(2, 7), hidden)
    return read, hidden["link_matrix"], hidden["write_weights"]
