x = torch.arange(72.0).reshape(2, 4, 9) / 72
table = torch.arange(12.0).reshape(4, 3)
z = torch.arange(8.0).reshape(4, 2)

# %% torch.nn.Linear
x = torch.arange(12.0).reshape(4, 3)
layer = torch.nn.Linear(in_features=3, out_features=2, bias=True, device=None, dtype=torch.float32)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.Bilinear
x = torch.arange(12.0).reshape(4, 3)
layer = torch.nn.Bilinear(in1_features=3, in2_features=2, out_features=5, bias=True)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x, z)
# %% torch.nn.Bilinear
x = torch.arange(12.0).reshape(4, 3)
layer = torch.nn.Bilinear(in1_features=3, in2_features=2, out_features=5, bias=False)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x, z)
# %% torch.nn.Embedding
x = torch.tensor([[0, 2], [1, 3]])
layer = torch.nn.Embedding(num_embeddings=4, embedding_dim=3, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.Embedding
x = torch.tensor([[0, 2], [1, 3]])
layer = torch.nn.Embedding(num_embeddings=4, embedding_dim=3, padding_idx=2)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
y.sum().backward()
g = layer.weight.grad
# %% torch.nn.Embedding
x = torch.tensor([[0, 2], [1, 2]])
y = torch.nn.Embedding(num_embeddings=4, embedding_dim=3, _weight=table)(x)
# %% torch.nn.Embedding.from_pretrained
x = torch.tensor([[0, 2], [1, 2]])
y = torch.nn.Embedding.from_pretrained(embeddings=table, freeze=True, padding_idx=None)(x)
# %% torch.nn.functional.embedding
x = torch.tensor([[0, 2], [1, 2]])
y = torch.nn.functional.embedding(input=x, weight=table, padding_idx=0, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False)
# %% torch.nn.functional.embedding
x = torch.tensor([[0, 2], [1, 2]])
table.requires_grad = True
y = torch.nn.functional.embedding(x, table, padding_idx=0, scale_grad_by_freq=True)
y.sum().backward()
g = table.grad
# %% torch.nn.functional.embedding
x = torch.tensor([[0, 2], [1, 2]])
table.requires_grad = True
y = torch.nn.functional.embedding(x, table, padding_idx=-2)
y.sum().backward()
g = table.grad
# %% torch.nn.functional.one_hot
x = torch.tensor([[0, 2, 1]])
y = torch.nn.functional.one_hot(x, num_classes=4)
# %% torch.nn.EmbeddingBag
x = torch.tensor([0, 2, 1, 3])
layer = torch.nn.EmbeddingBag(num_embeddings=4, embedding_dim=3, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, mode='sum', sparse=False)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x, torch.tensor([0, 2]))
# %% torch.nn.EmbeddingBag
x = torch.tensor([[0, 2], [1, 3]])
layer = torch.nn.EmbeddingBag(num_embeddings=4, embedding_dim=3, mode='sum')
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.functional.embedding_bag
x = torch.tensor([0, 2, 1, 3])
y = torch.nn.functional.embedding_bag(input=x, weight=table, offsets=torch.tensor([0, 3]), mode='sum')
# %% torch.nn.EmbeddingBag
x = torch.tensor([0, 2, 1, 3])
layer = torch.nn.EmbeddingBag(num_embeddings=4, embedding_dim=3, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, mode='mean', sparse=False)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x, torch.tensor([0, 2]))
# %% torch.nn.EmbeddingBag
x = torch.tensor([[0, 2], [1, 3]])
layer = torch.nn.EmbeddingBag(num_embeddings=4, embedding_dim=3, mode='mean')
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.functional.embedding_bag
x = torch.tensor([0, 2, 1, 3])
y = torch.nn.functional.embedding_bag(input=x, weight=table, offsets=torch.tensor([0, 3]), mode='mean')
# %% torch.nn.EmbeddingBag
x = torch.tensor([0, 2, 1, 3])
layer = torch.nn.EmbeddingBag(num_embeddings=4, embedding_dim=3, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, mode='max', sparse=False)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x, torch.tensor([0, 2]))
# %% torch.nn.EmbeddingBag
x = torch.tensor([[0, 2], [1, 3]])
layer = torch.nn.EmbeddingBag(num_embeddings=4, embedding_dim=3, mode='max')
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.functional.embedding_bag
x = torch.tensor([0, 2, 1, 3])
y = torch.nn.functional.embedding_bag(input=x, weight=table, offsets=torch.tensor([0, 3]), mode='max')
# %% torch.nn.LayerNorm
x = torch.arange(120.0).reshape(2, 4, 3, 5) ** 1.5 / 100
layer = torch.nn.LayerNorm(normalized_shape=[3, 5], eps=1e-6, elementwise_affine=True, bias=True)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.LayerNorm
x = torch.arange(120.0).reshape(2, 4, 3, 5) ** 1.5 / 100
layer = torch.nn.LayerNorm(normalized_shape=5, eps=1e-6, elementwise_affine=True, bias=False)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.LayerNorm
x = torch.arange(120.0).reshape(2, 4, 3, 5) ** 1.5 / 100
layer = torch.nn.LayerNorm(normalized_shape=(5,), eps=0.5, elementwise_affine=False)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.GroupNorm
x = torch.arange(120.0).reshape(2, 4, 3, 5) ** 1.5 / 100
layer = torch.nn.GroupNorm(num_groups=2, num_channels=4, eps=1e-3, affine=True)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.GroupNorm
x = torch.arange(120.0).reshape(2, 4, 3, 5) ** 1.5 / 100
layer = torch.nn.GroupNorm(num_groups=2, num_channels=4, eps=1e-3, affine=False)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.LocalResponseNorm
x = torch.arange(120.0).reshape(2, 4, 3, 5) ** 1.5 / 100
layer = torch.nn.LocalResponseNorm(size=3, alpha=0.01, beta=0.5, k=2.0)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.RMSNorm
x = torch.arange(120.0).reshape(2, 4, 3, 5) ** 1.5 / 100
layer = torch.nn.RMSNorm(normalized_shape=5, eps=1e-6, elementwise_affine=True)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.RMSNorm
x = torch.arange(120.0).reshape(2, 4, 3, 5) ** 1.5 / 100
layer = torch.nn.RMSNorm(normalized_shape=[3, 5], eps=None, elementwise_affine=False)
with torch.no_grad():
    for _p in layer.parameters():
        _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
# %% torch.nn.functional.layer_norm
x = torch.arange(120.0).reshape(2, 4, 3, 5) ** 1.5 / 100
y = torch.nn.functional.layer_norm(input=x, normalized_shape=(5,), weight=torch.arange(5.0), bias=torch.ones(5), eps=1e-6)
# %% torch.nn.functional.group_norm
x = torch.arange(120.0).reshape(2, 4, 3, 5) ** 1.5 / 100
y = torch.nn.functional.group_norm(input=x, num_groups=2, weight=torch.arange(4.0), bias=torch.ones(4), eps=1e-3)
# %% torch.nn.functional.local_response_norm
x = torch.arange(120.0).reshape(2, 4, 3, 5) ** 1.5 / 100
y = torch.nn.functional.local_response_norm(input=x, size=3, alpha=0.01, beta=0.5, k=2.0)
# %% torch.nn.functional.rms_norm
x = torch.arange(120.0).reshape(2, 4, 3, 5) ** 1.5 / 100
y = torch.nn.functional.rms_norm(input=x, normalized_shape=(5,), weight=torch.arange(5.0), eps=1e-6)
# %% torch.nn.functional.batch_norm
x = torch.arange(120.0).reshape(2, 4, 3, 5) ** 1.5 / 100
m, v = torch.arange(4.0), torch.ones(4) * 2
y = torch.nn.functional.batch_norm(input=x, running_mean=m, running_var=v, weight=torch.arange(4.0), bias=torch.ones(4), training=False, momentum=0.2, eps=1e-3)
# %% torch.nn.functional.batch_norm
x = torch.arange(120.0).reshape(2, 4, 3, 5) ** 1.5 / 100
m, v = torch.arange(4.0), torch.ones(4) * 2
y = torch.nn.functional.batch_norm(input=x, running_mean=m, running_var=v, weight=torch.arange(4.0), bias=torch.ones(4), training=True, momentum=0.2, eps=1e-3)
# %% torch.nn.functional.batch_norm
x = torch.arange(120.0).reshape(2, 4, 3, 5) ** 1.5 / 100
y = torch.nn.functional.batch_norm(x, None, None, training=True)
# %% torch.nn.functional.instance_norm
x = torch.arange(120.0).reshape(2, 4, 3, 5) ** 1.5 / 100
y = torch.nn.functional.instance_norm(input=x, weight=torch.arange(4.0), bias=torch.ones(4), use_input_stats=True, momentum=0.2, eps=1e-3)
# %% torch.nn.functional.instance_norm
x = torch.arange(120.0).reshape(2, 4, 3, 5) ** 1.5 / 100
m, v = torch.arange(4.0), torch.ones(4) * 2
y = torch.nn.functional.instance_norm(input=x, running_mean=m, running_var=v, use_input_stats=True, momentum=0.2, eps=1e-3)
# %% torch.nn.functional.instance_norm
x = torch.arange(120.0).reshape(2, 4, 3, 5) ** 1.5 / 100
m, v = torch.arange(4.0), torch.ones(4) * 2
y = torch.nn.functional.instance_norm(input=x, running_mean=m, running_var=v, use_input_stats=False)
# %% torch.nn.functional.linear
x = torch.arange(12.0).reshape(4, 3)
y = torch.nn.functional.linear(input=x, weight=torch.arange(6.0).reshape(2, 3), bias=torch.ones(2))
# %% torch.nn.functional.bilinear
x = torch.arange(12.0).reshape(4, 3)
y = torch.nn.functional.bilinear(input1=x, input2=z, weight=torch.arange(30.0).reshape(5, 3, 2), bias=torch.ones(5))
# %% torch.nn.CosineSimilarity
x = torch.arange(12.0).reshape(4, 3)
y = torch.nn.CosineSimilarity(dim=0, eps=1e-6)(x, x.flip(0))
# %% torch.nn.functional.cosine_similarity
x = torch.arange(12.0).reshape(4, 3)
y = torch.nn.functional.cosine_similarity(x1=x, x2=x.flip(0), dim=0, eps=1e-6)
# %% torch.nn.PairwiseDistance
x = torch.arange(12.0).reshape(4, 3)
y = torch.nn.PairwiseDistance(p=1.0, eps=1e-5, keepdim=True)(x, x.flip(0))
# %% torch.nn.functional.pairwise_distance
x = torch.arange(12.0).reshape(4, 3)
y = torch.nn.functional.pairwise_distance(x1=x, x2=x.flip(0), p=1.0, eps=1e-5, keepdim=True)
# %% torch.nn.functional.pdist
x = torch.arange(12.0).reshape(4, 3) ** 1.5
y = torch.nn.functional.pdist(x, p=1)
# %% torch.nn.functional.scaled_dot_product_attention
q = torch.arange(48.0).reshape(1, 2, 4, 6) / 48
y = torch.nn.functional.scaled_dot_product_attention(query=q, key=q * 2, value=q + 1, attn_mask=None, dropout_p=0.0, is_causal=True)
# %% torch.nn.functional.scaled_dot_product_attention
q = torch.arange(48.0).reshape(1, 2, 4, 6) / 48
m = torch.ones(4, 4, dtype=torch.bool).tril()
y = torch.nn.functional.scaled_dot_product_attention(query=q, key=q * 2, value=q + 1, attn_mask=m, dropout_p=0.0, is_causal=False, scale=0.5)
# %% torch.nn.functional.scaled_dot_product_attention
q = torch.arange(48.0).reshape(1, 2, 4, 6) / 48
m = torch.arange(16.0).reshape(4, 4) / 16
y = torch.nn.functional.scaled_dot_product_attention(q, q * 2, q + 1, m)
