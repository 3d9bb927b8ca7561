x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]])
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]])
n = torch.tensor([5, 5, 4])
m = torch.tensor([2, 1, 2])
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
# %% torch.nn.MultiLabelSoftMarginLoss
t = torch.tensor([[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]])
y = torch.nn.MultiLabelSoftMarginLoss(weight=torch.tensor([1.0, 2.0, 0.5]), reduction='mean')(x, t)
# %% torch.nn.functional.multilabel_soft_margin_loss
t = torch.tensor([[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]])
y = torch.nn.functional.multilabel_soft_margin_loss(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), reduction='mean')
# %% torch.nn.MultiLabelSoftMarginLoss
t = torch.tensor([[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]])
y = torch.nn.MultiLabelSoftMarginLoss(weight=torch.tensor([1.0, 2.0, 0.5]), reduction='sum')(x, t)
# %% torch.nn.functional.multilabel_soft_margin_loss
t = torch.tensor([[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]])
y = torch.nn.functional.multilabel_soft_margin_loss(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), reduction='sum')
# %% torch.nn.MultiLabelSoftMarginLoss
t = torch.tensor([[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]])
y = torch.nn.MultiLabelSoftMarginLoss(weight=torch.tensor([1.0, 2.0, 0.5]), reduction='none')(x, t)
# %% torch.nn.functional.multilabel_soft_margin_loss
t = torch.tensor([[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]])
y = torch.nn.functional.multilabel_soft_margin_loss(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), reduction='none')
# %% torch.nn.MultiLabelSoftMarginLoss
t = torch.tensor([[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]])
y = torch.nn.MultiLabelSoftMarginLoss(weight=torch.tensor([1.0, 2.0, 0.5]), size_average=False, reduce=True)(x, t)
# %% torch.nn.functional.multilabel_soft_margin_loss
t = torch.tensor([[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]])
y = torch.nn.functional.multilabel_soft_margin_loss(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), size_average=False, reduce=True)
# %% torch.nn.MultiLabelSoftMarginLoss
t = torch.tensor([[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]])
y = torch.nn.MultiLabelSoftMarginLoss(weight=torch.tensor([1.0, 2.0, 0.5]), size_average=True, reduce=False)(x, t)
# %% torch.nn.functional.multilabel_soft_margin_loss
t = torch.tensor([[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]])
y = torch.nn.functional.multilabel_soft_margin_loss(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), size_average=True, reduce=False)
# %% torch.nn.MultiLabelSoftMarginLoss
t = torch.tensor([[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]])
y = torch.nn.MultiLabelSoftMarginLoss(weight=torch.tensor([1.0, 2.0, 0.5]), size_average=None, reduce=None)(x, t)
# %% torch.nn.functional.multilabel_soft_margin_loss
t = torch.tensor([[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]])
y = torch.nn.functional.multilabel_soft_margin_loss(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), size_average=None, reduce=None)
# %% torch.nn.MultiLabelMarginLoss
t = torch.tensor([[1, 2, -1], [0, -1, 2]])
y = torch.nn.MultiLabelMarginLoss(reduction='mean')(x, t)
# %% torch.nn.functional.multilabel_margin_loss
t = torch.tensor([[1, 2, -1], [0, -1, 2]])
y = torch.nn.functional.multilabel_margin_loss(input=x, target=t, reduction='mean')
# %% torch.nn.MultiLabelMarginLoss
t = torch.tensor([[1, 2, -1], [0, -1, 2]])
y = torch.nn.MultiLabelMarginLoss(reduction='sum')(x, t)
# %% torch.nn.functional.multilabel_margin_loss
t = torch.tensor([[1, 2, -1], [0, -1, 2]])
y = torch.nn.functional.multilabel_margin_loss(input=x, target=t, reduction='sum')
# %% torch.nn.MultiLabelMarginLoss
t = torch.tensor([[1, 2, -1], [0, -1, 2]])
y = torch.nn.MultiLabelMarginLoss(reduction='none')(x, t)
# %% torch.nn.functional.multilabel_margin_loss
t = torch.tensor([[1, 2, -1], [0, -1, 2]])
y = torch.nn.functional.multilabel_margin_loss(input=x, target=t, reduction='none')
# %% torch.nn.MultiLabelMarginLoss
t = torch.tensor([[1, 2, -1], [0, -1, 2]])
y = torch.nn.MultiLabelMarginLoss(size_average=False, reduce=True)(x, t)
# %% torch.nn.functional.multilabel_margin_loss
t = torch.tensor([[1, 2, -1], [0, -1, 2]])
y = torch.nn.functional.multilabel_margin_loss(input=x, target=t, size_average=False, reduce=True)
# %% torch.nn.MultiLabelMarginLoss
t = torch.tensor([[1, 2, -1], [0, -1, 2]])
y = torch.nn.MultiLabelMarginLoss(size_average=True, reduce=False)(x, t)
# %% torch.nn.functional.multilabel_margin_loss
t = torch.tensor([[1, 2, -1], [0, -1, 2]])
y = torch.nn.functional.multilabel_margin_loss(input=x, target=t, size_average=True, reduce=False)
# %% torch.nn.MultiLabelMarginLoss
t = torch.tensor([[1, 2, -1], [0, -1, 2]])
y = torch.nn.MultiLabelMarginLoss(size_average=None, reduce=None)(x, t)
# %% torch.nn.functional.multilabel_margin_loss
t = torch.tensor([[1, 2, -1], [0, -1, 2]])
y = torch.nn.functional.multilabel_margin_loss(input=x, target=t, size_average=None, reduce=None)
# %% torch.nn.MultiMarginLoss
t = torch.tensor([2, 0])
y = torch.nn.MultiMarginLoss(p=2, margin=0.7, weight=torch.tensor([1.0, 2.0, 0.5]), reduction='mean')(x, t)
# %% torch.nn.functional.multi_margin_loss
t = torch.tensor([2, 0])
y = torch.nn.functional.multi_margin_loss(input=x, target=t, p=2, margin=0.7, weight=torch.tensor([1.0, 2.0, 0.5]), reduction='mean')
# %% torch.nn.MultiMarginLoss
t = torch.tensor([2, 0])
y = torch.nn.MultiMarginLoss(p=2, margin=0.7, weight=torch.tensor([1.0, 2.0, 0.5]), reduction='sum')(x, t)
# %% torch.nn.functional.multi_margin_loss
t = torch.tensor([2, 0])
y = torch.nn.functional.multi_margin_loss(input=x, target=t, p=2, margin=0.7, weight=torch.tensor([1.0, 2.0, 0.5]), reduction='sum')
# %% torch.nn.MultiMarginLoss
t = torch.tensor([2, 0])
y = torch.nn.MultiMarginLoss(p=2, margin=0.7, weight=torch.tensor([1.0, 2.0, 0.5]), reduction='none')(x, t)
# %% torch.nn.functional.multi_margin_loss
t = torch.tensor([2, 0])
y = torch.nn.functional.multi_margin_loss(input=x, target=t, p=2, margin=0.7, weight=torch.tensor([1.0, 2.0, 0.5]), reduction='none')
# %% torch.nn.MultiMarginLoss
t = torch.tensor([2, 0])
y = torch.nn.MultiMarginLoss(p=2, margin=0.7, weight=torch.tensor([1.0, 2.0, 0.5]), size_average=False, reduce=True)(x, t)
# %% torch.nn.functional.multi_margin_loss
t = torch.tensor([2, 0])
y = torch.nn.functional.multi_margin_loss(input=x, target=t, p=2, margin=0.7, weight=torch.tensor([1.0, 2.0, 0.5]), size_average=False, reduce=True)
# %% torch.nn.MultiMarginLoss
t = torch.tensor([2, 0])
y = torch.nn.MultiMarginLoss(p=2, margin=0.7, weight=torch.tensor([1.0, 2.0, 0.5]), size_average=True, reduce=False)(x, t)
# %% torch.nn.functional.multi_margin_loss
t = torch.tensor([2, 0])
y = torch.nn.functional.multi_margin_loss(input=x, target=t, p=2, margin=0.7, weight=torch.tensor([1.0, 2.0, 0.5]), size_average=True, reduce=False)
# %% torch.nn.MultiMarginLoss
t = torch.tensor([2, 0])
y = torch.nn.MultiMarginLoss(p=2, margin=0.7, weight=torch.tensor([1.0, 2.0, 0.5]), size_average=None, reduce=None)(x, t)
# %% torch.nn.functional.multi_margin_loss
t = torch.tensor([2, 0])
y = torch.nn.functional.multi_margin_loss(input=x, target=t, p=2, margin=0.7, weight=torch.tensor([1.0, 2.0, 0.5]), size_average=None, reduce=None)
# %% torch.nn.NLLLoss
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([2, 0])
y = torch.nn.NLLLoss(weight=torch.tensor([1.0, 2.0, 0.5]), ignore_index=-100, reduction='mean')(x, t)
# %% torch.nn.functional.nll_loss
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([2, 0])
y = torch.nn.functional.nll_loss(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), ignore_index=-100, reduction='mean')
# %% torch.nn.NLLLoss
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([2, 0])
y = torch.nn.NLLLoss(weight=torch.tensor([1.0, 2.0, 0.5]), ignore_index=-100, reduction='sum')(x, t)
# %% torch.nn.functional.nll_loss
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([2, 0])
y = torch.nn.functional.nll_loss(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), ignore_index=-100, reduction='sum')
# %% torch.nn.NLLLoss
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([2, 0])
y = torch.nn.NLLLoss(weight=torch.tensor([1.0, 2.0, 0.5]), ignore_index=-100, reduction='none')(x, t)
# %% torch.nn.functional.nll_loss
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([2, 0])
y = torch.nn.functional.nll_loss(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), ignore_index=-100, reduction='none')
# %% torch.nn.NLLLoss
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([2, 0])
y = torch.nn.NLLLoss(weight=torch.tensor([1.0, 2.0, 0.5]), ignore_index=-100, size_average=False, reduce=True)(x, t)
# %% torch.nn.functional.nll_loss
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([2, 0])
y = torch.nn.functional.nll_loss(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), ignore_index=-100, size_average=False, reduce=True)
# %% torch.nn.NLLLoss
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([2, 0])
y = torch.nn.NLLLoss(weight=torch.tensor([1.0, 2.0, 0.5]), ignore_index=-100, size_average=True, reduce=False)(x, t)
# %% torch.nn.functional.nll_loss
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([2, 0])
y = torch.nn.functional.nll_loss(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), ignore_index=-100, size_average=True, reduce=False)
# %% torch.nn.NLLLoss
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([2, 0])
y = torch.nn.NLLLoss(weight=torch.tensor([1.0, 2.0, 0.5]), ignore_index=-100, size_average=None, reduce=None)(x, t)
# %% torch.nn.functional.nll_loss
x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]]).log_softmax(1)
t = torch.tensor([2, 0])
y = torch.nn.functional.nll_loss(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), ignore_index=-100, size_average=None, reduce=None)
# %% torch.nn.CrossEntropyLoss
t = torch.tensor([2, 0])
y = torch.nn.CrossEntropyLoss(weight=torch.tensor([1.0, 2.0, 0.5]), ignore_index=-100, reduction='mean')(x, t)
# %% torch.nn.functional.cross_entropy
t = torch.tensor([2, 0])
y = torch.nn.functional.cross_entropy(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), ignore_index=-100, reduction='mean')
# %% torch.nn.CrossEntropyLoss
t = torch.tensor([2, 0])
y = torch.nn.CrossEntropyLoss(weight=torch.tensor([1.0, 2.0, 0.5]), ignore_index=-100, reduction='sum')(x, t)
# %% torch.nn.functional.cross_entropy
t = torch.tensor([2, 0])
y = torch.nn.functional.cross_entropy(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), ignore_index=-100, reduction='sum')
# %% torch.nn.CrossEntropyLoss
t = torch.tensor([2, 0])
y = torch.nn.CrossEntropyLoss(weight=torch.tensor([1.0, 2.0, 0.5]), ignore_index=-100, reduction='none')(x, t)
# %% torch.nn.functional.cross_entropy
t = torch.tensor([2, 0])
y = torch.nn.functional.cross_entropy(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), ignore_index=-100, reduction='none')
# %% torch.nn.CrossEntropyLoss
t = torch.tensor([2, 0])
y = torch.nn.CrossEntropyLoss(weight=torch.tensor([1.0, 2.0, 0.5]), ignore_index=-100, size_average=False, reduce=True)(x, t)
# %% torch.nn.functional.cross_entropy
t = torch.tensor([2, 0])
y = torch.nn.functional.cross_entropy(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), ignore_index=-100, size_average=False, reduce=True)
# %% torch.nn.CrossEntropyLoss
t = torch.tensor([2, 0])
y = torch.nn.CrossEntropyLoss(weight=torch.tensor([1.0, 2.0, 0.5]), ignore_index=-100, size_average=True, reduce=False)(x, t)
# %% torch.nn.functional.cross_entropy
t = torch.tensor([2, 0])
y = torch.nn.functional.cross_entropy(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), ignore_index=-100, size_average=True, reduce=False)
# %% torch.nn.CrossEntropyLoss
t = torch.tensor([2, 0])
y = torch.nn.CrossEntropyLoss(weight=torch.tensor([1.0, 2.0, 0.5]), ignore_index=-100, size_average=None, reduce=None)(x, t)
# %% torch.nn.functional.cross_entropy
t = torch.tensor([2, 0])
y = torch.nn.functional.cross_entropy(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), ignore_index=-100, size_average=None, reduce=None)
# %% torch.nn.CrossEntropyLoss
t = torch.tensor([2, -100])
y = torch.nn.CrossEntropyLoss(ignore_index=-100, reduction='mean')(x, t)
# %% torch.nn.functional.cross_entropy
t = torch.tensor([2, -100])
y = torch.nn.functional.cross_entropy(input=x, target=t, ignore_index=-100, reduction='mean')
# %% torch.nn.CrossEntropyLoss
t = torch.tensor([2, -100])
y = torch.nn.CrossEntropyLoss(ignore_index=-100, reduction='sum')(x, t)
# %% torch.nn.functional.cross_entropy
t = torch.tensor([2, -100])
y = torch.nn.functional.cross_entropy(input=x, target=t, ignore_index=-100, reduction='sum')
# %% torch.nn.CrossEntropyLoss
t = torch.tensor([2, -100])
y = torch.nn.CrossEntropyLoss(ignore_index=-100, reduction='none')(x, t)
# %% torch.nn.functional.cross_entropy
t = torch.tensor([2, -100])
y = torch.nn.functional.cross_entropy(input=x, target=t, ignore_index=-100, reduction='none')
# %% torch.nn.CrossEntropyLoss
t = torch.tensor([2, 0])
y = torch.nn.CrossEntropyLoss(label_smoothing=0.1, reduction='mean')(x, t)
# %% torch.nn.functional.cross_entropy
t = torch.tensor([2, 0])
y = torch.nn.functional.cross_entropy(input=x, target=t, label_smoothing=0.1, reduction='mean')
# %% torch.nn.CrossEntropyLoss
t = torch.tensor([2, 0])
y = torch.nn.CrossEntropyLoss(label_smoothing=0.1, reduction='sum')(x, t)
# %% torch.nn.functional.cross_entropy
t = torch.tensor([2, 0])
y = torch.nn.functional.cross_entropy(input=x, target=t, label_smoothing=0.1, reduction='sum')
# %% torch.nn.CrossEntropyLoss
t = torch.tensor([2, 0])
y = torch.nn.CrossEntropyLoss(label_smoothing=0.1, reduction='none')(x, t)
# %% torch.nn.functional.cross_entropy
t = torch.tensor([2, 0])
y = torch.nn.functional.cross_entropy(input=x, target=t, label_smoothing=0.1, reduction='none')
# %% torch.nn.CrossEntropyLoss
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.CrossEntropyLoss(reduction='mean')(x, t)
# %% torch.nn.functional.cross_entropy
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.functional.cross_entropy(input=x, target=t, reduction='mean')
# %% torch.nn.CrossEntropyLoss
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.CrossEntropyLoss(reduction='sum')(x, t)
# %% torch.nn.functional.cross_entropy
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.functional.cross_entropy(input=x, target=t, reduction='sum')
# %% torch.nn.CrossEntropyLoss
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.CrossEntropyLoss(reduction='none')(x, t)
# %% torch.nn.functional.cross_entropy
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.functional.cross_entropy(input=x, target=t, reduction='none')
# %% torch.nn.CrossEntropyLoss
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.CrossEntropyLoss(label_smoothing=0.1, reduction='mean')(x, t)
# %% torch.nn.functional.cross_entropy
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.functional.cross_entropy(input=x, target=t, label_smoothing=0.1, reduction='mean')
# %% torch.nn.CrossEntropyLoss
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.CrossEntropyLoss(label_smoothing=0.1, reduction='sum')(x, t)
# %% torch.nn.functional.cross_entropy
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.functional.cross_entropy(input=x, target=t, label_smoothing=0.1, reduction='sum')
# %% torch.nn.CrossEntropyLoss
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.CrossEntropyLoss(label_smoothing=0.1, reduction='none')(x, t)
# %% torch.nn.functional.cross_entropy
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.functional.cross_entropy(input=x, target=t, label_smoothing=0.1, reduction='none')
# %% torch.nn.CrossEntropyLoss
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.CrossEntropyLoss(weight=torch.tensor([1.0, 2.0, 0.5]), reduction='mean')(x, t)
# %% torch.nn.functional.cross_entropy
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.functional.cross_entropy(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), reduction='mean')
# %% torch.nn.CrossEntropyLoss
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.CrossEntropyLoss(weight=torch.tensor([1.0, 2.0, 0.5]), reduction='sum')(x, t)
# %% torch.nn.functional.cross_entropy
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.functional.cross_entropy(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), reduction='sum')
# %% torch.nn.CrossEntropyLoss
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.CrossEntropyLoss(weight=torch.tensor([1.0, 2.0, 0.5]), reduction='none')(x, t)
# %% torch.nn.functional.cross_entropy
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]]).softmax(1)
y = torch.nn.functional.cross_entropy(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), reduction='none')
# %% torch.nn.CrossEntropyLoss
x = torch.arange(24.0).reshape(2, 3, 2, 2) * 7 % 5
t = torch.tensor([[[0, 1], [2, 1]], [[1, 0], [0, 2]]])
y = torch.nn.CrossEntropyLoss(weight=torch.tensor([1.0, 2.0, 0.5]), reduction='mean')(x, t)
# %% torch.nn.functional.cross_entropy
x = torch.arange(24.0).reshape(2, 3, 2, 2) * 7 % 5
t = torch.tensor([[[0, 1], [2, 1]], [[1, 0], [0, 2]]])
y = torch.nn.functional.cross_entropy(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), reduction='mean')
# %% torch.nn.CrossEntropyLoss
x = torch.arange(24.0).reshape(2, 3, 2, 2) * 7 % 5
t = torch.tensor([[[0, 1], [2, 1]], [[1, 0], [0, 2]]])
y = torch.nn.CrossEntropyLoss(weight=torch.tensor([1.0, 2.0, 0.5]), reduction='sum')(x, t)
# %% torch.nn.functional.cross_entropy
x = torch.arange(24.0).reshape(2, 3, 2, 2) * 7 % 5
t = torch.tensor([[[0, 1], [2, 1]], [[1, 0], [0, 2]]])
y = torch.nn.functional.cross_entropy(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), reduction='sum')
# %% torch.nn.CrossEntropyLoss
x = torch.arange(24.0).reshape(2, 3, 2, 2) * 7 % 5
t = torch.tensor([[[0, 1], [2, 1]], [[1, 0], [0, 2]]])
y = torch.nn.CrossEntropyLoss(weight=torch.tensor([1.0, 2.0, 0.5]), reduction='none')(x, t)
# %% torch.nn.functional.cross_entropy
x = torch.arange(24.0).reshape(2, 3, 2, 2) * 7 % 5
t = torch.tensor([[[0, 1], [2, 1]], [[1, 0], [0, 2]]])
y = torch.nn.functional.cross_entropy(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]), reduction='none')
# %% torch.nn.NLLLoss
x = torch.arange(24.0).reshape(2, 3, 2, 2) * 7 % 5 - 5.0
t = torch.tensor([[[0, 1], [2, 1]], [[1, 0], [0, 2]]])
y = torch.nn.NLLLoss(ignore_index=2, reduction='mean')(x, t)
# %% torch.nn.functional.nll_loss
x = torch.arange(24.0).reshape(2, 3, 2, 2) * 7 % 5 - 5.0
t = torch.tensor([[[0, 1], [2, 1]], [[1, 0], [0, 2]]])
y = torch.nn.functional.nll_loss(input=x, target=t, ignore_index=2, reduction='mean')
# %% torch.nn.NLLLoss
x = torch.arange(24.0).reshape(2, 3, 2, 2) * 7 % 5 - 5.0
t = torch.tensor([[[0, 1], [2, 1]], [[1, 0], [0, 2]]])
y = torch.nn.NLLLoss(ignore_index=2, reduction='sum')(x, t)
# %% torch.nn.functional.nll_loss
x = torch.arange(24.0).reshape(2, 3, 2, 2) * 7 % 5 - 5.0
t = torch.tensor([[[0, 1], [2, 1]], [[1, 0], [0, 2]]])
y = torch.nn.functional.nll_loss(input=x, target=t, ignore_index=2, reduction='sum')
# %% torch.nn.NLLLoss
x = torch.arange(24.0).reshape(2, 3, 2, 2) * 7 % 5 - 5.0
t = torch.tensor([[[0, 1], [2, 1]], [[1, 0], [0, 2]]])
y = torch.nn.NLLLoss(ignore_index=2, reduction='none')(x, t)
# %% torch.nn.functional.nll_loss
x = torch.arange(24.0).reshape(2, 3, 2, 2) * 7 % 5 - 5.0
t = torch.tensor([[[0, 1], [2, 1]], [[1, 0], [0, 2]]])
y = torch.nn.functional.nll_loss(input=x, target=t, ignore_index=2, reduction='none')
# %% torch.nn.functional.cross_entropy
x = torch.tensor([0.2, -0.8, 1.5])
y = torch.nn.functional.cross_entropy(x, torch.tensor(2))
# %% torch.nn.CTCLoss
x = (torch.arange(60.0).reshape(5, 3, 4) * 7 % 11).log_softmax(2)
t = torch.tensor([[1, 2], [3, 1], [2, 2]])
y = torch.nn.CTCLoss(blank=0, reduction='mean', zero_infinity=False)(x, t, n, m)
# %% torch.nn.functional.ctc_loss
x = (torch.arange(60.0).reshape(5, 3, 4) * 7 % 11).log_softmax(2)
t = torch.tensor([[1, 2], [3, 1], [2, 2]])
y = torch.nn.functional.ctc_loss(log_probs=x, targets=t, input_lengths=n, target_lengths=m, blank=0, reduction='mean', zero_infinity=False)
# %% torch.nn.CTCLoss
x = (torch.arange(60.0).reshape(5, 3, 4) * 7 % 11).log_softmax(2)
t = torch.tensor([[1, 2], [3, 1], [2, 2]])
y = torch.nn.CTCLoss(blank=0, reduction='sum', zero_infinity=False)(x, t, n, m)
# %% torch.nn.functional.ctc_loss
x = (torch.arange(60.0).reshape(5, 3, 4) * 7 % 11).log_softmax(2)
t = torch.tensor([[1, 2], [3, 1], [2, 2]])
y = torch.nn.functional.ctc_loss(log_probs=x, targets=t, input_lengths=n, target_lengths=m, blank=0, reduction='sum', zero_infinity=False)
# %% torch.nn.CTCLoss
x = (torch.arange(60.0).reshape(5, 3, 4) * 7 % 11).log_softmax(2)
t = torch.tensor([[1, 2], [3, 1], [2, 2]])
y = torch.nn.CTCLoss(blank=0, reduction='none', zero_infinity=False)(x, t, n, m)
# %% torch.nn.functional.ctc_loss
x = (torch.arange(60.0).reshape(5, 3, 4) * 7 % 11).log_softmax(2)
t = torch.tensor([[1, 2], [3, 1], [2, 2]])
y = torch.nn.functional.ctc_loss(log_probs=x, targets=t, input_lengths=n, target_lengths=m, blank=0, reduction='none', zero_infinity=False)
# %% torch.nn.CTCLoss
x = (torch.arange(60.0).reshape(5, 3, 4) * 7 % 11).log_softmax(2)
t = torch.tensor([[1, 2], [3, 1], [2, 2]])
y = torch.nn.CTCLoss(zero_infinity=True)(x, t, n, m)
# %% torch.nn.functional.ctc_loss
x = (torch.arange(60.0).reshape(5, 3, 4) * 7 % 11).log_softmax(2)
y = torch.nn.functional.ctc_loss(x, torch.tensor([1, 2, 3, 2, 2]), (5, 5, 4), (2, 1, 2))
# %% torch.nn.AdaptiveLogSoftmaxWithLoss
x = torch.arange(32.0).reshape(4, 8) / 32
layer = torch.nn.AdaptiveLogSoftmaxWithLoss(in_features=8, n_classes=10, cutoffs=[3, 6], div_value=2.0, head_bias=False)
with torch.no_grad():
    for _p in layer.parameters():
        _p.fill_(0.1)
y, loss = layer(x, torch.tensor([0, 2, 4, 9]))
p = layer.predict(x)
q = layer.log_prob(x)
# %% torch.nn.functional.mse_loss
y = torch.nn.functional.mse_loss(input=x, target=t, weight=torch.tensor([1.0, 2.0, 0.5]))
