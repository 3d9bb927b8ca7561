x = torch.tensor([[0.2, -0.8, 1.5], [-0.4, 0.9, 0.1]])
t = torch.tensor([[1.0, 0.0, 0.5], [0.0, 1.0, 1.0]])
n = torch.tensor([5, 5, 4])
m = torch.tensor([2, 1, 2])

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
