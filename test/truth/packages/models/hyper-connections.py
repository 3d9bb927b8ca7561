# Converted: hyper-connections

# %% residual
from hyper_connections import get_init_and_expand_reduce_stream_functions
model = torch.nn.Linear(8, 8)
init_hyper, expand_stream, reduce_stream = get_init_and_expand_reduce_stream_functions(1, disable=True)
run = lambda: reduce_stream(init_hyper(dim=8, branch=model)(expand_stream(torch.linspace(-1, 1, 16).reshape(2, 8))))
