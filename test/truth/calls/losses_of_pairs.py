x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]])
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]])

# %% torch.nn.MarginRankingLoss
z = x.flip(1)
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.MarginRankingLoss(margin=0.3, reduction='mean')(x, z, t)
# %% torch.nn.functional.margin_ranking_loss
z = x.flip(1)
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.functional.margin_ranking_loss(input1=x, input2=z, target=t, margin=0.3, reduction='mean')
# %% torch.nn.MarginRankingLoss
z = x.flip(1)
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.MarginRankingLoss(margin=0.3, reduction='sum')(x, z, t)
# %% torch.nn.functional.margin_ranking_loss
z = x.flip(1)
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.functional.margin_ranking_loss(input1=x, input2=z, target=t, margin=0.3, reduction='sum')
# %% torch.nn.MarginRankingLoss
z = x.flip(1)
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.MarginRankingLoss(margin=0.3, reduction='none')(x, z, t)
# %% torch.nn.functional.margin_ranking_loss
z = x.flip(1)
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.functional.margin_ranking_loss(input1=x, input2=z, target=t, margin=0.3, reduction='none')
# %% torch.nn.MarginRankingLoss
z = x.flip(1)
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.MarginRankingLoss(margin=0.3, size_average=False, reduce=True)(x, z, t)
# %% torch.nn.functional.margin_ranking_loss
z = x.flip(1)
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.functional.margin_ranking_loss(input1=x, input2=z, target=t, margin=0.3, size_average=False, reduce=True)
# %% torch.nn.MarginRankingLoss
z = x.flip(1)
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.MarginRankingLoss(margin=0.3, size_average=True, reduce=False)(x, z, t)
# %% torch.nn.functional.margin_ranking_loss
z = x.flip(1)
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.functional.margin_ranking_loss(input1=x, input2=z, target=t, margin=0.3, size_average=True, reduce=False)
# %% torch.nn.MarginRankingLoss
z = x.flip(1)
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.MarginRankingLoss(margin=0.3, size_average=None, reduce=None)(x, z, t)
# %% torch.nn.functional.margin_ranking_loss
z = x.flip(1)
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.functional.margin_ranking_loss(input1=x, input2=z, target=t, margin=0.3, size_average=None, reduce=None)
# %% torch.nn.CosineEmbeddingLoss
z = x.flip(1)
t = torch.tensor([1, -1])
y = torch.nn.CosineEmbeddingLoss(margin=0.1, reduction='mean')(x, z, t)
# %% torch.nn.functional.cosine_embedding_loss
z = x.flip(1)
t = torch.tensor([1, -1])
y = torch.nn.functional.cosine_embedding_loss(input1=x, input2=z, target=t, margin=0.1, reduction='mean')
# %% torch.nn.CosineEmbeddingLoss
z = x.flip(1)
t = torch.tensor([1, -1])
y = torch.nn.CosineEmbeddingLoss(margin=0.1, reduction='sum')(x, z, t)
# %% torch.nn.functional.cosine_embedding_loss
z = x.flip(1)
t = torch.tensor([1, -1])
y = torch.nn.functional.cosine_embedding_loss(input1=x, input2=z, target=t, margin=0.1, reduction='sum')
# %% torch.nn.CosineEmbeddingLoss
z = x.flip(1)
t = torch.tensor([1, -1])
y = torch.nn.CosineEmbeddingLoss(margin=0.1, reduction='none')(x, z, t)
# %% torch.nn.functional.cosine_embedding_loss
z = x.flip(1)
t = torch.tensor([1, -1])
y = torch.nn.functional.cosine_embedding_loss(input1=x, input2=z, target=t, margin=0.1, reduction='none')
# %% torch.nn.CosineEmbeddingLoss
z = x.flip(1)
t = torch.tensor([1, -1])
y = torch.nn.CosineEmbeddingLoss(margin=0.1, size_average=False, reduce=True)(x, z, t)
# %% torch.nn.functional.cosine_embedding_loss
z = x.flip(1)
t = torch.tensor([1, -1])
y = torch.nn.functional.cosine_embedding_loss(input1=x, input2=z, target=t, margin=0.1, size_average=False, reduce=True)
# %% torch.nn.CosineEmbeddingLoss
z = x.flip(1)
t = torch.tensor([1, -1])
y = torch.nn.CosineEmbeddingLoss(margin=0.1, size_average=True, reduce=False)(x, z, t)
# %% torch.nn.functional.cosine_embedding_loss
z = x.flip(1)
t = torch.tensor([1, -1])
y = torch.nn.functional.cosine_embedding_loss(input1=x, input2=z, target=t, margin=0.1, size_average=True, reduce=False)
# %% torch.nn.CosineEmbeddingLoss
z = x.flip(1)
t = torch.tensor([1, -1])
y = torch.nn.CosineEmbeddingLoss(margin=0.1, size_average=None, reduce=None)(x, z, t)
# %% torch.nn.functional.cosine_embedding_loss
z = x.flip(1)
t = torch.tensor([1, -1])
y = torch.nn.functional.cosine_embedding_loss(input1=x, input2=z, target=t, margin=0.1, size_average=None, reduce=None)
# %% torch.nn.TripletMarginLoss
z = x.flip(1)
w = x * 0.5 + 1
y = torch.nn.TripletMarginLoss(margin=0.8, p=1.0, eps=1e-5, swap=True, reduction='mean')(x, z, w)
# %% torch.nn.functional.triplet_margin_loss
z = x.flip(1)
w = x * 0.5 + 1
y = torch.nn.functional.triplet_margin_loss(anchor=x, positive=z, negative=w, margin=0.8, p=1.0, eps=1e-5, swap=True, reduction='mean')
# %% torch.nn.TripletMarginLoss
z = x.flip(1)
w = x * 0.5 + 1
y = torch.nn.TripletMarginLoss(margin=0.8, p=1.0, eps=1e-5, swap=True, reduction='sum')(x, z, w)
# %% torch.nn.functional.triplet_margin_loss
z = x.flip(1)
w = x * 0.5 + 1
y = torch.nn.functional.triplet_margin_loss(anchor=x, positive=z, negative=w, margin=0.8, p=1.0, eps=1e-5, swap=True, reduction='sum')
# %% torch.nn.TripletMarginLoss
z = x.flip(1)
w = x * 0.5 + 1
y = torch.nn.TripletMarginLoss(margin=0.8, p=1.0, eps=1e-5, swap=True, reduction='none')(x, z, w)
# %% torch.nn.functional.triplet_margin_loss
z = x.flip(1)
w = x * 0.5 + 1
y = torch.nn.functional.triplet_margin_loss(anchor=x, positive=z, negative=w, margin=0.8, p=1.0, eps=1e-5, swap=True, reduction='none')
# %% torch.nn.TripletMarginLoss
z = x.flip(1)
w = x * 0.5 + 1
y = torch.nn.TripletMarginLoss(margin=0.8, p=1.0, eps=1e-5, swap=True, size_average=False, reduce=True)(x, z, w)
# %% torch.nn.functional.triplet_margin_loss
z = x.flip(1)
w = x * 0.5 + 1
y = torch.nn.functional.triplet_margin_loss(anchor=x, positive=z, negative=w, margin=0.8, p=1.0, eps=1e-5, swap=True, size_average=False, reduce=True)
# %% torch.nn.TripletMarginLoss
z = x.flip(1)
w = x * 0.5 + 1
y = torch.nn.TripletMarginLoss(margin=0.8, p=1.0, eps=1e-5, swap=True, size_average=True, reduce=False)(x, z, w)
# %% torch.nn.functional.triplet_margin_loss
z = x.flip(1)
w = x * 0.5 + 1
y = torch.nn.functional.triplet_margin_loss(anchor=x, positive=z, negative=w, margin=0.8, p=1.0, eps=1e-5, swap=True, size_average=True, reduce=False)
# %% torch.nn.TripletMarginLoss
z = x.flip(1)
w = x * 0.5 + 1
y = torch.nn.TripletMarginLoss(margin=0.8, p=1.0, eps=1e-5, swap=True, size_average=None, reduce=None)(x, z, w)
# %% torch.nn.functional.triplet_margin_loss
z = x.flip(1)
w = x * 0.5 + 1
y = torch.nn.functional.triplet_margin_loss(anchor=x, positive=z, negative=w, margin=0.8, p=1.0, eps=1e-5, swap=True, size_average=None, reduce=None)
# %% torch.nn.TripletMarginWithDistanceLoss
z = x.flip(1)
w = x * 0.5 + 1
y = torch.nn.TripletMarginWithDistanceLoss(distance_function=torch.nn.PairwiseDistance(), margin=0.8, swap=True, reduction='mean')(x, z, w)
# %% torch.nn.functional.triplet_margin_with_distance_loss
z = x.flip(1)
w = x * 0.5 + 1
y = torch.nn.functional.triplet_margin_with_distance_loss(anchor=x, positive=z, negative=w, distance_function=torch.nn.PairwiseDistance(), margin=0.8, swap=True, reduction='mean')
# %% torch.nn.TripletMarginWithDistanceLoss
z = x.flip(1)
w = x * 0.5 + 1
y = torch.nn.TripletMarginWithDistanceLoss(distance_function=torch.nn.PairwiseDistance(), margin=0.8, swap=True, reduction='sum')(x, z, w)
# %% torch.nn.functional.triplet_margin_with_distance_loss
z = x.flip(1)
w = x * 0.5 + 1
y = torch.nn.functional.triplet_margin_with_distance_loss(anchor=x, positive=z, negative=w, distance_function=torch.nn.PairwiseDistance(), margin=0.8, swap=True, reduction='sum')
# %% torch.nn.TripletMarginWithDistanceLoss
z = x.flip(1)
w = x * 0.5 + 1
y = torch.nn.TripletMarginWithDistanceLoss(distance_function=torch.nn.PairwiseDistance(), margin=0.8, swap=True, reduction='none')(x, z, w)
# %% torch.nn.functional.triplet_margin_with_distance_loss
z = x.flip(1)
w = x * 0.5 + 1
y = torch.nn.functional.triplet_margin_with_distance_loss(anchor=x, positive=z, negative=w, distance_function=torch.nn.PairwiseDistance(), margin=0.8, swap=True, reduction='none')
# %% torch.nn.TripletMarginWithDistanceLoss
z = x.flip(1)
w = x * 0.5 + 1
y = torch.nn.TripletMarginWithDistanceLoss(distance_function=lambda a, b: (a - b).abs().sum(-1))(x, z, w)
# %% torch.nn.functional.cosine_similarity
result = torch.nn.functional.cosine_similarity(torch.full((1, 4), 0.25), torch.full((1, 4), 4.0), eps=1.0)
# %% torch.cosine_similarity
result = torch.cosine_similarity(torch.full((1, 4), 0.25), torch.full((1, 4), 4.0), eps=1.0)
