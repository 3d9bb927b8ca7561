# Converted: pykeen torch-max-mem torch-ppr
# As they are: class-resolver click docdata more-click pandas more-itertools pystow python-dateutil pytz tzdata six tabulate scikit-learn joblib cloudpickle narwhals threadpoolctl

# %% RotatE on a knowledge graph
from pykeen.datasets import Nations
from pykeen.models import RotatE
model = RotatE(triples_factory=Nations().training, embedding_dim=6)
run = lambda: (model.score_hrt(torch.tensor([[0, 1, 2], [5, 3, 1], [7, 20, 9]])), model.score_t(torch.tensor([[0, 1], [3, 4]])))

# %% ComplEx and TransE
from pykeen.datasets import Nations
from pykeen.models import ComplEx, TransE
triples = Nations().training
model = torch.nn.ModuleList([ComplEx(triples_factory=triples, embedding_dim=6), TransE(triples_factory=triples, embedding_dim=6, scoring_fct_norm=1)])
run = lambda: [each.score_h(torch.tensor([[1, 2], [3, 4]])) for each in model]

# %% ConvE interaction
from pykeen.nn.modules import ConvEInteraction
model = ConvEInteraction(embedding_dim=12, output_channels=4, embedding_height=3, embedding_width=4, kernel_height=2, kernel_width=2)
run = lambda: model(torch.linspace(-1, 1, 24).reshape(2, 12), torch.linspace(0, 6, 24).sin().reshape(2, 12), (torch.linspace(2, -1, 24).reshape(2, 12), torch.linspace(-1, 1, 2)))

# %% losses of knowledge graph embedding
from pykeen.losses import InfoNCELoss, MarginRankingLoss, NSSALoss
model = NSSALoss(margin=3.0, adversarial_temperature=0.5)
def run():
    positive, negative = torch.linspace(-1, 2, 4).reshape(4, 1), torch.linspace(-2, 2, 12).cos().reshape(4, 3)
    return [loss.process_slcwa_scores(positive, negative) for loss in (model, MarginRankingLoss(margin=1.0), InfoNCELoss())]
