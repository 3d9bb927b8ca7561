# Converted: torch-geometric
# As they are: psutil aiohttp xxhash fsspec jinja2 pyparsing

# %% GCN
from torch_geometric.nn import GCNConv
model = GCNConv(4, 3)
run = lambda: model(torch.linspace(-1, 1, 20).reshape(5, 4), torch.tensor([[0, 1, 2, 3, 4, 0], [1, 2, 3, 4, 0, 2]]))

# %% GAT
from torch_geometric.nn import GATConv
model = GATConv(4, 3, heads=2)
run = lambda: model(torch.linspace(-1, 1, 20).reshape(5, 4), torch.tensor([[0, 1, 2, 3, 4, 0], [1, 2, 3, 4, 0, 2]]))

# %% GraphSAGE
from torch_geometric.nn import GraphSAGE
model = GraphSAGE(4, 8, 2, 3)
run = lambda: model(torch.linspace(-1, 1, 20).reshape(5, 4), torch.tensor([[0, 1, 2, 3, 4, 0], [1, 2, 3, 4, 0, 2]]))
