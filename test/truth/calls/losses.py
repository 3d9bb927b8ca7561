x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]])
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]])
v = torch.tensor([[0.5, 1.0, 2.0], [1.5, 0.2, 0.7]])

# %% torch.nn.L1Loss
y = torch.nn.L1Loss(reduction='mean')(x, t)
# %% torch.nn.functional.l1_loss
y = torch.nn.functional.l1_loss(input=x, target=t, reduction='mean')
# %% torch.nn.L1Loss
y = torch.nn.L1Loss(reduction='sum')(x, t)
# %% torch.nn.functional.l1_loss
y = torch.nn.functional.l1_loss(input=x, target=t, reduction='sum')
# %% torch.nn.L1Loss
y = torch.nn.L1Loss(reduction='none')(x, t)
# %% torch.nn.functional.l1_loss
y = torch.nn.functional.l1_loss(input=x, target=t, reduction='none')
# %% torch.nn.L1Loss
y = torch.nn.L1Loss(size_average=False, reduce=True)(x, t)
# %% torch.nn.functional.l1_loss
y = torch.nn.functional.l1_loss(input=x, target=t, size_average=False, reduce=True)
# %% torch.nn.L1Loss
y = torch.nn.L1Loss(size_average=True, reduce=False)(x, t)
# %% torch.nn.functional.l1_loss
y = torch.nn.functional.l1_loss(input=x, target=t, size_average=True, reduce=False)
# %% torch.nn.L1Loss
y = torch.nn.L1Loss(size_average=None, reduce=None)(x, t)
# %% torch.nn.functional.l1_loss
y = torch.nn.functional.l1_loss(input=x, target=t, size_average=None, reduce=None)
# %% torch.nn.MSELoss
y = torch.nn.MSELoss(reduction='mean')(x, t)
# %% torch.nn.functional.mse_loss
y = torch.nn.functional.mse_loss(input=x, target=t, reduction='mean')
# %% torch.nn.MSELoss
y = torch.nn.MSELoss(reduction='sum')(x, t)
# %% torch.nn.functional.mse_loss
y = torch.nn.functional.mse_loss(input=x, target=t, reduction='sum')
# %% torch.nn.MSELoss
y = torch.nn.MSELoss(reduction='none')(x, t)
# %% torch.nn.functional.mse_loss
y = torch.nn.functional.mse_loss(input=x, target=t, reduction='none')
# %% torch.nn.MSELoss
y = torch.nn.MSELoss(size_average=False, reduce=True)(x, t)
# %% torch.nn.functional.mse_loss
y = torch.nn.functional.mse_loss(input=x, target=t, size_average=False, reduce=True)
# %% torch.nn.MSELoss
y = torch.nn.MSELoss(size_average=True, reduce=False)(x, t)
# %% torch.nn.functional.mse_loss
y = torch.nn.functional.mse_loss(input=x, target=t, size_average=True, reduce=False)
# %% torch.nn.MSELoss
y = torch.nn.MSELoss(size_average=None, reduce=None)(x, t)
# %% torch.nn.functional.mse_loss
y = torch.nn.functional.mse_loss(input=x, target=t, size_average=None, reduce=None)
# %% torch.nn.SmoothL1Loss
y = torch.nn.SmoothL1Loss(beta=0.5, reduction='mean')(x, t)
# %% torch.nn.functional.smooth_l1_loss
y = torch.nn.functional.smooth_l1_loss(input=x, target=t, beta=0.5, reduction='mean')
# %% torch.nn.SmoothL1Loss
y = torch.nn.SmoothL1Loss(beta=0.5, reduction='sum')(x, t)
# %% torch.nn.functional.smooth_l1_loss
y = torch.nn.functional.smooth_l1_loss(input=x, target=t, beta=0.5, reduction='sum')
# %% torch.nn.SmoothL1Loss
y = torch.nn.SmoothL1Loss(beta=0.5, reduction='none')(x, t)
# %% torch.nn.functional.smooth_l1_loss
y = torch.nn.functional.smooth_l1_loss(input=x, target=t, beta=0.5, reduction='none')
# %% torch.nn.SmoothL1Loss
y = torch.nn.SmoothL1Loss(beta=0.5, size_average=False, reduce=True)(x, t)
# %% torch.nn.functional.smooth_l1_loss
y = torch.nn.functional.smooth_l1_loss(input=x, target=t, beta=0.5, size_average=False, reduce=True)
# %% torch.nn.SmoothL1Loss
y = torch.nn.SmoothL1Loss(beta=0.5, size_average=True, reduce=False)(x, t)
# %% torch.nn.functional.smooth_l1_loss
y = torch.nn.functional.smooth_l1_loss(input=x, target=t, beta=0.5, size_average=True, reduce=False)
# %% torch.nn.SmoothL1Loss
y = torch.nn.SmoothL1Loss(beta=0.5, size_average=None, reduce=None)(x, t)
# %% torch.nn.functional.smooth_l1_loss
y = torch.nn.functional.smooth_l1_loss(input=x, target=t, beta=0.5, size_average=None, reduce=None)
# %% torch.nn.HuberLoss
y = torch.nn.HuberLoss(delta=0.5, reduction='mean')(x, t)
# %% torch.nn.functional.huber_loss
y = torch.nn.functional.huber_loss(input=x, target=t, delta=0.5, reduction='mean')
# %% torch.nn.HuberLoss
y = torch.nn.HuberLoss(delta=0.5, reduction='sum')(x, t)
# %% torch.nn.functional.huber_loss
y = torch.nn.functional.huber_loss(input=x, target=t, delta=0.5, reduction='sum')
# %% torch.nn.HuberLoss
y = torch.nn.HuberLoss(delta=0.5, reduction='none')(x, t)
# %% torch.nn.functional.huber_loss
y = torch.nn.functional.huber_loss(input=x, target=t, delta=0.5, reduction='none')
# %% torch.nn.BCELoss
x = torch.tensor([[0.2, 0.8, 0.5], [0.4, 0.9, 0.1]])
y = torch.nn.BCELoss(weight=torch.tensor([1.0, 2.0, 0.5]), reduction='mean')(x, t)
# %% torch.nn.functional.binary_cross_entropy
x = torch.tensor([[0.2, 0.8, 0.5], [0.4, 0.9, 0.1]])
y = torch.nn.functional.binary_cross_entropy(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), reduction='mean')
# %% torch.nn.BCELoss
x = torch.tensor([[0.2, 0.8, 0.5], [0.4, 0.9, 0.1]])
y = torch.nn.BCELoss(weight=torch.tensor([1.0, 2.0, 0.5]), reduction='sum')(x, t)
# %% torch.nn.functional.binary_cross_entropy
x = torch.tensor([[0.2, 0.8, 0.5], [0.4, 0.9, 0.1]])
y = torch.nn.functional.binary_cross_entropy(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), reduction='sum')
# %% torch.nn.BCELoss
x = torch.tensor([[0.2, 0.8, 0.5], [0.4, 0.9, 0.1]])
y = torch.nn.BCELoss(weight=torch.tensor([1.0, 2.0, 0.5]), reduction='none')(x, t)
# %% torch.nn.functional.binary_cross_entropy
x = torch.tensor([[0.2, 0.8, 0.5], [0.4, 0.9, 0.1]])
y = torch.nn.functional.binary_cross_entropy(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), reduction='none')
# %% torch.nn.BCELoss
x = torch.tensor([[0.2, 0.8, 0.5], [0.4, 0.9, 0.1]])
y = torch.nn.BCELoss(weight=torch.tensor([1.0, 2.0, 0.5]), size_average=False, reduce=True)(x, t)
# %% torch.nn.functional.binary_cross_entropy
x = torch.tensor([[0.2, 0.8, 0.5], [0.4, 0.9, 0.1]])
y = torch.nn.functional.binary_cross_entropy(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), size_average=False, reduce=True)
# %% torch.nn.BCELoss
x = torch.tensor([[0.2, 0.8, 0.5], [0.4, 0.9, 0.1]])
y = torch.nn.BCELoss(weight=torch.tensor([1.0, 2.0, 0.5]), size_average=True, reduce=False)(x, t)
# %% torch.nn.functional.binary_cross_entropy
x = torch.tensor([[0.2, 0.8, 0.5], [0.4, 0.9, 0.1]])
y = torch.nn.functional.binary_cross_entropy(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), size_average=True, reduce=False)
# %% torch.nn.BCELoss
x = torch.tensor([[0.2, 0.8, 0.5], [0.4, 0.9, 0.1]])
y = torch.nn.BCELoss(weight=torch.tensor([1.0, 2.0, 0.5]), size_average=None, reduce=None)(x, t)
# %% torch.nn.functional.binary_cross_entropy
x = torch.tensor([[0.2, 0.8, 0.5], [0.4, 0.9, 0.1]])
y = torch.nn.functional.binary_cross_entropy(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), size_average=None, reduce=None)
# %% torch.nn.BCEWithLogitsLoss
y = torch.nn.BCEWithLogitsLoss(weight=torch.tensor([1.0, 2.0, 0.5]), pos_weight=torch.tensor([2.0, 1.0, 3.0]), reduction='mean')(x, t)
# %% torch.nn.functional.binary_cross_entropy_with_logits
y = torch.nn.functional.binary_cross_entropy_with_logits(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), pos_weight=torch.tensor([2.0, 1.0, 3.0]), reduction='mean')
# %% torch.nn.BCEWithLogitsLoss
y = torch.nn.BCEWithLogitsLoss(weight=torch.tensor([1.0, 2.0, 0.5]), pos_weight=torch.tensor([2.0, 1.0, 3.0]), reduction='sum')(x, t)
# %% torch.nn.functional.binary_cross_entropy_with_logits
y = torch.nn.functional.binary_cross_entropy_with_logits(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), pos_weight=torch.tensor([2.0, 1.0, 3.0]), reduction='sum')
# %% torch.nn.BCEWithLogitsLoss
y = torch.nn.BCEWithLogitsLoss(weight=torch.tensor([1.0, 2.0, 0.5]), pos_weight=torch.tensor([2.0, 1.0, 3.0]), reduction='none')(x, t)
# %% torch.nn.functional.binary_cross_entropy_with_logits
y = torch.nn.functional.binary_cross_entropy_with_logits(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), pos_weight=torch.tensor([2.0, 1.0, 3.0]), reduction='none')
# %% torch.nn.BCEWithLogitsLoss
y = torch.nn.BCEWithLogitsLoss(weight=torch.tensor([1.0, 2.0, 0.5]), pos_weight=torch.tensor([2.0, 1.0, 3.0]), size_average=False, reduce=True)(x, t)
# %% torch.nn.functional.binary_cross_entropy_with_logits
y = torch.nn.functional.binary_cross_entropy_with_logits(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), pos_weight=torch.tensor([2.0, 1.0, 3.0]), size_average=False, reduce=True)
# %% torch.nn.BCEWithLogitsLoss
y = torch.nn.BCEWithLogitsLoss(weight=torch.tensor([1.0, 2.0, 0.5]), pos_weight=torch.tensor([2.0, 1.0, 3.0]), size_average=True, reduce=False)(x, t)
# %% torch.nn.functional.binary_cross_entropy_with_logits
y = torch.nn.functional.binary_cross_entropy_with_logits(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), pos_weight=torch.tensor([2.0, 1.0, 3.0]), size_average=True, reduce=False)
# %% torch.nn.BCEWithLogitsLoss
y = torch.nn.BCEWithLogitsLoss(weight=torch.tensor([1.0, 2.0, 0.5]), pos_weight=torch.tensor([2.0, 1.0, 3.0]), size_average=None, reduce=None)(x, t)
# %% torch.nn.functional.binary_cross_entropy_with_logits
y = torch.nn.functional.binary_cross_entropy_with_logits(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), pos_weight=torch.tensor([2.0, 1.0, 3.0]), size_average=None, reduce=None)
# %% torch.nn.SoftMarginLoss
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.SoftMarginLoss(reduction='mean')(x, t)
# %% torch.nn.functional.soft_margin_loss
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.functional.soft_margin_loss(input=x, target=t, reduction='mean')
# %% torch.nn.SoftMarginLoss
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.SoftMarginLoss(reduction='sum')(x, t)
# %% torch.nn.functional.soft_margin_loss
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.functional.soft_margin_loss(input=x, target=t, reduction='sum')
# %% torch.nn.SoftMarginLoss
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.SoftMarginLoss(reduction='none')(x, t)
# %% torch.nn.functional.soft_margin_loss
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.functional.soft_margin_loss(input=x, target=t, reduction='none')
# %% torch.nn.SoftMarginLoss
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.SoftMarginLoss(size_average=False, reduce=True)(x, t)
# %% torch.nn.functional.soft_margin_loss
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.functional.soft_margin_loss(input=x, target=t, size_average=False, reduce=True)
# %% torch.nn.SoftMarginLoss
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.SoftMarginLoss(size_average=True, reduce=False)(x, t)
# %% torch.nn.functional.soft_margin_loss
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.functional.soft_margin_loss(input=x, target=t, size_average=True, reduce=False)
# %% torch.nn.SoftMarginLoss
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.SoftMarginLoss(size_average=None, reduce=None)(x, t)
# %% torch.nn.functional.soft_margin_loss
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.functional.soft_margin_loss(input=x, target=t, size_average=None, reduce=None)
# %% torch.nn.HingeEmbeddingLoss
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.HingeEmbeddingLoss(margin=0.7, reduction='mean')(x, t)
# %% torch.nn.functional.hinge_embedding_loss
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.functional.hinge_embedding_loss(input=x, target=t, margin=0.7, reduction='mean')
# %% torch.nn.HingeEmbeddingLoss
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.HingeEmbeddingLoss(margin=0.7, reduction='sum')(x, t)
# %% torch.nn.functional.hinge_embedding_loss
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.functional.hinge_embedding_loss(input=x, target=t, margin=0.7, reduction='sum')
# %% torch.nn.HingeEmbeddingLoss
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.HingeEmbeddingLoss(margin=0.7, reduction='none')(x, t)
# %% torch.nn.functional.hinge_embedding_loss
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.functional.hinge_embedding_loss(input=x, target=t, margin=0.7, reduction='none')
# %% torch.nn.HingeEmbeddingLoss
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.HingeEmbeddingLoss(margin=0.7, size_average=False, reduce=True)(x, t)
# %% torch.nn.functional.hinge_embedding_loss
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.functional.hinge_embedding_loss(input=x, target=t, margin=0.7, size_average=False, reduce=True)
# %% torch.nn.HingeEmbeddingLoss
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.HingeEmbeddingLoss(margin=0.7, size_average=True, reduce=False)(x, t)
# %% torch.nn.functional.hinge_embedding_loss
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.functional.hinge_embedding_loss(input=x, target=t, margin=0.7, size_average=True, reduce=False)
# %% torch.nn.HingeEmbeddingLoss
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.HingeEmbeddingLoss(margin=0.7, size_average=None, reduce=None)(x, t)
# %% torch.nn.functional.hinge_embedding_loss
t = torch.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]])
y = torch.nn.functional.hinge_embedding_loss(input=x, target=t, margin=0.7, size_average=None, reduce=None)
# %% torch.nn.KLDivLoss
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.KLDivLoss(log_target=False, reduction='mean')(x, t)
# %% torch.nn.functional.kl_div
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.functional.kl_div(input=x, target=t, log_target=False, reduction='mean')
# %% torch.nn.KLDivLoss
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.KLDivLoss(log_target=False, reduction='sum')(x, t)
# %% torch.nn.functional.kl_div
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.functional.kl_div(input=x, target=t, log_target=False, reduction='sum')
# %% torch.nn.KLDivLoss
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.KLDivLoss(log_target=False, reduction='none')(x, t)
# %% torch.nn.functional.kl_div
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.functional.kl_div(input=x, target=t, log_target=False, reduction='none')
# %% torch.nn.KLDivLoss
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.KLDivLoss(log_target=False, size_average=False, reduce=True)(x, t)
# %% torch.nn.functional.kl_div
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.functional.kl_div(input=x, target=t, log_target=False, size_average=False, reduce=True)
# %% torch.nn.KLDivLoss
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.KLDivLoss(log_target=False, size_average=True, reduce=False)(x, t)
# %% torch.nn.functional.kl_div
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.functional.kl_div(input=x, target=t, log_target=False, size_average=True, reduce=False)
# %% torch.nn.KLDivLoss
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.KLDivLoss(log_target=False, size_average=None, reduce=None)(x, t)
# %% torch.nn.functional.kl_div
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.functional.kl_div(input=x, target=t, log_target=False, size_average=None, reduce=None)
# %% torch.nn.KLDivLoss
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.KLDivLoss(log_target=True, reduction='mean')(x, t)
# %% torch.nn.functional.kl_div
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.functional.kl_div(input=x, target=t, log_target=True, reduction='mean')
# %% torch.nn.KLDivLoss
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.KLDivLoss(log_target=True, reduction='sum')(x, t)
# %% torch.nn.functional.kl_div
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.functional.kl_div(input=x, target=t, log_target=True, reduction='sum')
# %% torch.nn.KLDivLoss
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.KLDivLoss(log_target=True, reduction='none')(x, t)
# %% torch.nn.functional.kl_div
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.functional.kl_div(input=x, target=t, log_target=True, reduction='none')
# %% torch.nn.KLDivLoss
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.KLDivLoss(reduction='batchmean')(x, t)
# %% torch.nn.PoissonNLLLoss
y = torch.nn.PoissonNLLLoss(log_input=True, full=True, eps=1e-6, reduction='mean')(x, t)
# %% torch.nn.functional.poisson_nll_loss
y = torch.nn.functional.poisson_nll_loss(input=x, target=t, log_input=True, full=True, eps=1e-6, reduction='mean')
# %% torch.nn.PoissonNLLLoss
y = torch.nn.PoissonNLLLoss(log_input=True, full=True, eps=1e-6, reduction='sum')(x, t)
# %% torch.nn.functional.poisson_nll_loss
y = torch.nn.functional.poisson_nll_loss(input=x, target=t, log_input=True, full=True, eps=1e-6, reduction='sum')
# %% torch.nn.PoissonNLLLoss
y = torch.nn.PoissonNLLLoss(log_input=True, full=True, eps=1e-6, reduction='none')(x, t)
# %% torch.nn.functional.poisson_nll_loss
y = torch.nn.functional.poisson_nll_loss(input=x, target=t, log_input=True, full=True, eps=1e-6, reduction='none')
# %% torch.nn.PoissonNLLLoss
y = torch.nn.PoissonNLLLoss(log_input=True, full=True, eps=1e-6, size_average=False, reduce=True)(x, t)
# %% torch.nn.functional.poisson_nll_loss
y = torch.nn.functional.poisson_nll_loss(input=x, target=t, log_input=True, full=True, eps=1e-6, size_average=False, reduce=True)
# %% torch.nn.PoissonNLLLoss
y = torch.nn.PoissonNLLLoss(log_input=True, full=True, eps=1e-6, size_average=True, reduce=False)(x, t)
# %% torch.nn.functional.poisson_nll_loss
y = torch.nn.functional.poisson_nll_loss(input=x, target=t, log_input=True, full=True, eps=1e-6, size_average=True, reduce=False)
# %% torch.nn.PoissonNLLLoss
y = torch.nn.PoissonNLLLoss(log_input=True, full=True, eps=1e-6, size_average=None, reduce=None)(x, t)
# %% torch.nn.functional.poisson_nll_loss
y = torch.nn.functional.poisson_nll_loss(input=x, target=t, log_input=True, full=True, eps=1e-6, size_average=None, reduce=None)
# %% torch.nn.PoissonNLLLoss
x = torch.tensor([[0.2, 0.8, 0.5], [0.4, 0.9, 0.1]])
y = torch.nn.PoissonNLLLoss(log_input=False, full=False)(x, t)
# %% torch.nn.GaussianNLLLoss
y = torch.nn.GaussianNLLLoss(full=True, eps=1e-5, reduction='mean')(x, t, v)
# %% torch.nn.functional.gaussian_nll_loss
y = torch.nn.functional.gaussian_nll_loss(input=x, target=t, var=v, full=True, eps=1e-5, reduction='mean')
# %% torch.nn.GaussianNLLLoss
y = torch.nn.GaussianNLLLoss(full=True, eps=1e-5, reduction='sum')(x, t, v)
# %% torch.nn.functional.gaussian_nll_loss
y = torch.nn.functional.gaussian_nll_loss(input=x, target=t, var=v, full=True, eps=1e-5, reduction='sum')
# %% torch.nn.GaussianNLLLoss
y = torch.nn.GaussianNLLLoss(full=True, eps=1e-5, reduction='none')(x, t, v)
# %% torch.nn.functional.gaussian_nll_loss
y = torch.nn.functional.gaussian_nll_loss(input=x, target=t, var=v, full=True, eps=1e-5, reduction='none')
