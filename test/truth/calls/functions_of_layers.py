# %% torch.relu
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.relu(input=x)
# %% torch.relu_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.relu_(input=x)
# %% torch.selu
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.selu(input=x)
# %% torch.selu_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.selu_(input=x)
# %% torch.celu
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.celu(input=x, alpha=1.5)
# %% torch.celu_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.celu_(input=x, alpha=1.5)
# %% torch.rrelu
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.rrelu(input=x, lower=0.2, upper=0.2, training=False)
# %% torch.rrelu_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.rrelu_(input=x, lower=0.2, upper=0.2, training=False)
# %% torch.prelu
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.prelu(input=x, weight=torch.tensor([0.25]))
# %% torch.threshold
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.threshold(input=x, threshold=0.5, value=9.0)
# %% torch.threshold_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.threshold_(input=x, threshold=0.5, value=9.0)
# %% torch.hardshrink
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.hardshrink(input=x, lambd=0.6)
# %% torch.dropout
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.dropout(input=x, p=0.5, train=False)
# %% torch.dropout_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.dropout_(x, p=0.5, train=False)
# %% torch.alpha_dropout
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.alpha_dropout(input=x, p=0.5, train=False)
# %% torch.feature_alpha_dropout
image = torch.arange(36.0).reshape(1, 1, 6, 6) / 10
result = torch.feature_alpha_dropout(input=image, p=0.5, train=False)
# %% torch.feature_dropout
image = torch.arange(36.0).reshape(1, 1, 6, 6) / 10
result = torch.feature_dropout(input=image, p=0.5, train=False)
# %% torch.layer_norm
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.layer_norm(input=x, normalized_shape=(3,), weight=torch.ones(3), bias=torch.zeros(3), eps=1e-05)
# %% torch.layer_norm
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.layer_norm(x, [3])
# %% torch.rms_norm
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.rms_norm(input=x, normalized_shape=(3,), weight=torch.ones(3), eps=1e-05)
# %% torch.group_norm
image = torch.arange(36.0).reshape(1, 1, 6, 6) / 10
result = torch.group_norm(input=image.reshape(1, 4, 9), num_groups=2, weight=torch.ones(4), bias=torch.zeros(4), eps=1e-05)
# %% torch.max_pool1d
line = torch.arange(8.0).reshape(1, 1, 8) / 4
result = torch.max_pool1d(input=line, kernel_size=2, stride=2, padding=1, dilation=1, ceil_mode=True)
# %% torch.max_pool1d
line = torch.arange(8.0).reshape(1, 1, 8) / 4
result = torch.max_pool1d(line, 3)
# %% torch.max_pool2d
image = torch.arange(36.0).reshape(1, 1, 6, 6) / 10
result = torch.max_pool2d(input=image, kernel_size=2, stride=2, padding=1, dilation=1, ceil_mode=True)
# %% torch.max_pool2d
image = torch.arange(36.0).reshape(1, 1, 6, 6) / 10
result = torch.max_pool2d(image, 3)
# %% torch.max_pool2d
image = torch.arange(36.0).reshape(1, 1, 6, 6) / 10
result = torch.max_pool2d(image, 3, stride=())
# %% torch.max_pool2d
image = torch.arange(36.0).reshape(1, 1, 6, 6) / 10
result = torch.max_pool2d(image, 2, 1, dilation=2)
# %% torch.max_pool3d
volume = torch.arange(64.0).reshape(1, 1, 4, 4, 4) / 10
result = torch.max_pool3d(input=volume, kernel_size=2, stride=2, padding=1, dilation=1, ceil_mode=True)
# %% torch.max_pool3d
volume = torch.arange(64.0).reshape(1, 1, 4, 4, 4) / 10
result = torch.max_pool3d(volume, 2)
# %% torch.avg_pool1d
line = torch.arange(8.0).reshape(1, 1, 8) / 4
result = torch.avg_pool1d(input=line, kernel_size=2, stride=2, padding=1, ceil_mode=True, count_include_pad=False)
# %% torch.avg_pool1d
line = torch.arange(8.0).reshape(1, 1, 8) / 4
result = torch.avg_pool1d(line, 2)
# %% torch.adaptive_avg_pool1d
line = torch.arange(8.0).reshape(1, 1, 8) / 4
result = torch.adaptive_avg_pool1d(input=line, output_size=4)
# %% torch.adaptive_max_pool1d
line = torch.arange(8.0).reshape(1, 1, 8) / 4
result = torch.adaptive_max_pool1d(input=line, output_size=4)
# %% torch.conv1d
line = torch.arange(8.0).reshape(1, 1, 8) / 4
result = torch.conv1d(input=line, weight=torch.ones(2, 1, 3), bias=torch.ones(2), stride=1, padding=1, dilation=1, groups=1)
# %% torch.conv2d
image = torch.arange(36.0).reshape(1, 1, 6, 6) / 10
result = torch.conv2d(input=image, weight=torch.ones(2, 1, 3, 3), bias=torch.ones(2), stride=1, padding=1, dilation=1, groups=1)
# %% torch.conv2d
image = torch.arange(36.0).reshape(1, 1, 6, 6) / 10
result = torch.conv2d(image, torch.ones(2, 1, 3, 3), padding='same')
# %% torch.conv3d
volume = torch.arange(64.0).reshape(1, 1, 4, 4, 4) / 10
result = torch.conv3d(input=volume, weight=torch.ones(2, 1, 2, 2, 2), bias=torch.ones(2), stride=1, padding=1, dilation=1, groups=1)
# %% torch.conv_transpose1d
line = torch.arange(8.0).reshape(1, 1, 8) / 4
result = torch.conv_transpose1d(input=line, weight=torch.ones(1, 2, 3), bias=torch.ones(2), stride=2, padding=1, output_padding=1, groups=1, dilation=1)
# %% torch.conv_transpose2d
image = torch.arange(36.0).reshape(1, 1, 6, 6) / 10
result = torch.conv_transpose2d(input=image, weight=torch.ones(1, 2, 3, 3), bias=torch.ones(2), stride=2, padding=1, output_padding=1, groups=1, dilation=1)
# %% torch.conv_transpose3d
volume = torch.arange(64.0).reshape(1, 1, 4, 4, 4) / 10
result = torch.conv_transpose3d(input=volume, weight=torch.ones(1, 2, 2, 2, 2), bias=torch.ones(2), stride=2, padding=1, output_padding=1, groups=1, dilation=1)
# %% torch.conv_tbc
result = torch.conv_tbc(input=torch.ones(4, 1, 2), weight=torch.ones(3, 2, 2), bias=torch.ones(2), pad=1)
# %% torch.embedding
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.embedding(weight=x, indices=torch.tensor([1, 0]))
# %% torch.embedding_bag
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.embedding_bag(x, torch.tensor([0, 1, 1]), torch.tensor([0, 2]))[0]
# %% torch.poisson_nll_loss
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
target = torch.tensor([[0.5, 1.0, 1.0], [0.0, 2.0, 0.5]])
result = torch.poisson_nll_loss(input=x, target=target, log_input=True, full=True, eps=1e-08, reduction=1)
# %% torch.kl_div
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
target = torch.tensor([[0.5, 1.0, 1.0], [0.0, 2.0, 0.5]])
result = torch.kl_div(input=x, target=target, reduction=1, log_target=False)
# %% torch.binary_cross_entropy_with_logits
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
target = torch.tensor([[0.5, 1.0, 1.0], [0.0, 2.0, 0.5]])
result = torch.binary_cross_entropy_with_logits(input=x, target=target, weight=None, pos_weight=None, reduction=1)
# %% torch.hinge_embedding_loss
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.hinge_embedding_loss(input=x, target=torch.sign(x), margin=1.0, reduction=1)
# %% torch.margin_ranking_loss
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
target = torch.tensor([[0.5, 1.0, 1.0], [0.0, 2.0, 0.5]])
result = torch.margin_ranking_loss(input1=x, input2=target, target=torch.sign(x), margin=0.5, reduction=1)
# %% torch.cosine_embedding_loss
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
target = torch.tensor([[0.5, 1.0, 1.0], [0.0, 2.0, 0.5]])
result = torch.cosine_embedding_loss(input1=x, input2=target, target=torch.tensor([1, -1]), margin=0.5, reduction=1)
# %% torch.triplet_margin_loss
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
target = torch.tensor([[0.5, 1.0, 1.0], [0.0, 2.0, 0.5]])
result = torch.triplet_margin_loss(anchor=x, positive=target, negative=x + 1, margin=1.0, p=2.0, eps=1e-06, swap=False, reduction=1)
# %% torch.batch_norm
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.batch_norm(input=x, weight=None, bias=None, running_mean=torch.zeros(3), running_var=torch.ones(3), training=True, momentum=0.1, eps=1e-05, cudnn_enabled=True)
# %% torch.instance_norm
line = torch.arange(8.0).reshape(1, 1, 8) / 4
result = torch.instance_norm(input=line, weight=None, bias=None, running_mean=None, running_var=None, use_input_stats=True, momentum=0.1, eps=1e-05, cudnn_enabled=True)
# %% torch.ctc_loss
result = torch.ctc_loss(log_probs=torch.log_softmax(torch.ones(4, 1, 3), 2), targets=torch.tensor([[1, 2]]), input_lengths=torch.tensor([4]), target_lengths=torch.tensor([2]), blank=0, reduction=1, zero_infinity=False)
# %% torch.grid_sampler
image = torch.arange(36.0).reshape(1, 1, 6, 6) / 10
result = torch.grid_sampler(input=image, grid=torch.zeros(1, 2, 2, 2), interpolation_mode=0, padding_mode=0, align_corners=True)
# %% torch.affine_grid_generator
result = torch.affine_grid_generator(theta=torch.ones(1, 2, 3), size=(1, 1, 2, 2), align_corners=True)
# %% torch.nn.functional.adaptive_avg_pool1d
line = torch.arange(8.0).reshape(1, 1, 8) / 4
result = torch.nn.functional.adaptive_avg_pool1d(line, 2)
