# Converted: delu

# %% separate linear layers for each token
import delu
model = torch.nn.Sequential(torch.nn.Linear(6, 8), torch.nn.ReLU(), delu.nn.NLinear(4, 8, 7))
run = lambda: model(torch.linspace(-1, 1, 2 * 4 * 6).reshape(2, 4, 6))

# %% separate linear layers on a grid, with and without batch
import delu
model = delu.nn.NLinear((3, 5), 6, 4)
run = lambda: (model(torch.sin(torch.arange(2.0 * 2 * 90)).reshape(2, 2, 3, 5, 6)), model(torch.linspace(-1, 1, 90).reshape(3, 5, 6)))

# %% Lambda, and prediction in batches
import delu
model = torch.nn.Sequential(torch.nn.Conv1d(2, 4, 3), delu.nn.Lambda(torch.mean, dim=-1), delu.nn.Lambda(torch.Tensor.tanh), torch.nn.Linear(4, 3))
data = {"x": torch.sin(torch.arange(10.0 * 2 * 8)).reshape(10, 2, 8), "y": torch.arange(10)}
run = lambda: delu.cat([{"out": model(batch["x"]), "y": batch["y"]} for batch in delu.iter_batches(data, 4)])
