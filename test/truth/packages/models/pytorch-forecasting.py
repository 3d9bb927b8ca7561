# Converted: pytorch-forecasting lightning torchmetrics
# As they are: pandas python-dateutil pytz tzdata six scikit-learn joblib cloudpickle narwhals threadpoolctl lightning-utilities scikit-base fsspec

# %% variable selection and interpretable attention of the temporal fusion transformer
from pytorch_forecasting.models.temporal_fusion_transformer.sub_modules import InterpretableMultiHeadAttention, VariableSelectionNetwork
model = torch.nn.ModuleDict({"select": VariableSelectionNetwork({"price": 8, "day": 4, "promo": 8}, 8, {"day": True}, context_size=6), "attend": InterpretableMultiHeadAttention(2, 8)})
def run():
    x = {"price": torch.linspace(-1, 1, 10).reshape(2, 5, 1), "day": torch.linspace(0, 9, 40).sin().reshape(2, 5, 4), "promo": torch.linspace(3, -1, 10).reshape(2, 5, 1)}
    mixed, weights = model["select"](x, torch.linspace(-1, 1, 60).reshape(2, 5, 6))
    mask = torch.ones(5, 5).triu(1).bool().expand(2, 5, 5)
    return model["attend"](mixed, mixed, mixed, mask), weights

# %% N-HiTS
from pytorch_forecasting.models.nhits.sub_modules import NHiTS
model = NHiTS(context_length=12, prediction_length=4, output_size=[3], static_size=2, encoder_covariate_size=2, decoder_covariate_size=1, static_hidden_size=4, n_blocks=[1, 1], n_layers=[2, 2], hidden_size=[[8, 8], [8, 8]],
              pooling_sizes=[2, 1], downsample_frequencies=[2, 1], pooling_mode="max", interpolation_mode="linear", dropout=0.1, activation="ReLU", initialization="lecun_normal", batch_normalization=False, shared_weights=False, naive_level=True)
run = lambda: model(torch.linspace(-1, 1, 24).reshape(2, 12, 1), torch.ones(2, 12).bool(), torch.linspace(0, 5, 48).sin().reshape(2, 12, 2), torch.linspace(0, 5, 8).cos().reshape(2, 4, 1), torch.linspace(-1, 1, 4).reshape(2, 2))

# %% N-BEATS blocks
from pytorch_forecasting.layers._nbeats._blocks import NBEATSGenericBlock, NBEATSSeasonalBlock, NBEATSTrendBlock
model = torch.nn.ModuleList([NBEATSTrendBlock(8, 3, 2, 12, 4), NBEATSSeasonalBlock(8, None, 2, 12, 4), NBEATSGenericBlock(8, 4, 2, 12, 4)])
def run():
    x, forecast = torch.linspace(0, 6, 24).sin().reshape(2, 12), 0
    for block in model:
        back, ahead = block(x)
        x, forecast = x - back, forecast + ahead
    return x, forecast

# %% metrics
from pytorch_forecasting.metrics import MASE, RMSE, SMAPE, QuantileLoss
model = QuantileLoss([0.1, 0.5, 0.9])
def run():
    predicted, target = torch.linspace(0.5, 3, 24).reshape(2, 4, 3), torch.linspace(1, 2, 8).reshape(2, 4)
    model.update(predicted, target)
    rmse, smape = RMSE(), SMAPE(quantiles=[0.1, 0.5, 0.9])
    rmse.update(predicted[..., 1], target)
    smape.update(predicted[..., 1], target)
    return model.compute(), rmse.compute(), smape.compute(), model.loss(predicted, target)
