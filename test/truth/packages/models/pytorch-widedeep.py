# Converted: pytorch-widedeep torchvision==0.24.1 torchmetrics transformers==4.57.1
# As they are: gensim smart-open wrapt spacy thinc<8.4 catalogue confection pydantic pydantic_core typing_inspection wasabi blis cymem preshed murmurhash srsly annotated_types python-dateutil pytz tzdata six typer annotated_doc shellingham click weasel regex tokenizers==0.22.1 opencv-python-headless pandas scikit-learn joblib cloudpickle narwhals threadpoolctl pyarrow lightning-utilities safetensors

# %% wide and deep with a TabMlp
from pytorch_widedeep.models import TabMlp, Wide, WideDeep
wide = Wide(input_dim=12, pred_dim=1)
deep = TabMlp(column_idx={"a": 0, "b": 1, "c": 2, "d": 3}, cat_embed_input=[("a", 5, 4), ("b", 4, 3)], continuous_cols=["c", "d"], cont_norm_layer="batchnorm", mlp_hidden_dims=[16, 8])
model = WideDeep(wide=wide, deeptabular=deep)
run = lambda: model({"wide": torch.tensor([[1, 7], [3, 9], [5, 12]]), "deeptabular": torch.tensor([[1, 2, 0.5, -1.0], [4, 1, 1.5, 0.2], [5, 4, -0.3, 2.0]])})

# %% FT-Transformer
from pytorch_widedeep.models import FTTransformer
model = FTTransformer(column_idx={"a": 0, "b": 1, "c": 2, "d": 3}, cat_embed_input=[("a", 5), ("b", 4)], continuous_cols=["c", "d"], input_dim=16, n_heads=2, n_blocks=2, mlp_hidden_dims=[16, 4])
run = lambda: model(torch.tensor([[1, 2, 0.5, -1.0], [4, 1, 1.5, 0.2], [5, 4, -0.3, 2.0]]))

# %% SAINT
from pytorch_widedeep.models import SAINT
model = SAINT(column_idx={"a": 0, "b": 1, "c": 2, "d": 3}, cat_embed_input=[("a", 5), ("b", 4)], continuous_cols=["c", "d"], embed_continuous_method="periodic", n_frequencies=4, sigma=0.1, share_last_layer=False, input_dim=16, n_heads=2, n_blocks=1)
run = lambda: model(torch.tensor([[1, 2, 0.5, -1.0], [4, 1, 1.5, 0.2], [5, 4, -0.3, 2.0]]))

# %% regression and quantile losses
from pytorch_widedeep.losses import FocalR_RMSELoss, QuantileLoss, TweedieLoss, ZILNLoss
model = QuantileLoss([0.1, 0.5, 0.9])
def run():
    target = torch.tensor([[0.0], [1.2], [2.5], [0.7]])
    return (model(torch.linspace(-1, 2, 12).reshape(4, 3), target), TweedieLoss()(torch.linspace(0.2, 2, 4).reshape(4, 1), target),
            ZILNLoss()(torch.linspace(-1, 2, 12).reshape(4, 3), target), FocalR_RMSELoss()(torch.linspace(0.2, 2, 4).reshape(4, 1), target))
