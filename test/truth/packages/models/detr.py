# Converted: detr

# %% boxes
from util.box_ops import box_cxcywh_to_xyxy, generalized_box_iou, masks_to_boxes
model = torch.nn.Identity()
def run():
    boxes = box_cxcywh_to_xyxy(torch.tensor([[0.5, 0.5, 0.4, 0.4], [0.3, 0.6, 0.2, 0.5]]))
    return generalized_box_iou(boxes, boxes + 0.1), masks_to_boxes(torch.ones(2, 4, 5))
