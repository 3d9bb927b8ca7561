# Converted: segment-anything

# %% image encoder
from segment_anything.modeling import ImageEncoderViT
model = ImageEncoderViT(img_size=64, patch_size=8, embed_dim=32, depth=2, num_heads=2, out_chans=16, use_rel_pos=True,
                        window_size=4, global_attn_indexes=(1,))
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% prompt encoder
from segment_anything.modeling import PromptEncoder
model = PromptEncoder(embed_dim=16, image_embedding_size=(8, 8), input_image_size=(64, 64), mask_in_chans=8)
run = lambda: model(points=(torch.tensor([[[3.0, 4.0], [10.0, 20.0]]]), torch.tensor([[1, 0]])), boxes=None, masks=None)

# %% mask decoder
from segment_anything.modeling import MaskDecoder, TwoWayTransformer
model = MaskDecoder(transformer_dim=16, transformer=TwoWayTransformer(depth=2, embedding_dim=16, num_heads=2, mlp_dim=32))
run = lambda: model(image_embeddings=torch.linspace(-1, 1, 1024).reshape(1, 16, 8, 8), image_pe=torch.linspace(1, -1, 1024).reshape(1, 16, 8, 8),
                    sparse_prompt_embeddings=torch.linspace(-1, 1, 32).reshape(1, 2, 16),
                    dense_prompt_embeddings=torch.linspace(-2, 1, 1024).reshape(1, 16, 8, 8), multimask_output=True)

# %% whole
from segment_anything.modeling import ImageEncoderViT, MaskDecoder, PromptEncoder, Sam, TwoWayTransformer
model = Sam(image_encoder=ImageEncoderViT(img_size=64, patch_size=8, embed_dim=32, depth=1, num_heads=2, out_chans=16, window_size=4),
            prompt_encoder=PromptEncoder(embed_dim=16, image_embedding_size=(8, 8), input_image_size=(64, 64), mask_in_chans=8),
            mask_decoder=MaskDecoder(transformer_dim=16, transformer=TwoWayTransformer(depth=1, embedding_dim=16, num_heads=2, mlp_dim=32)))
run = lambda: model([{"image": torch.linspace(0, 255, 3 * 48 * 64).reshape(3, 48, 64), "original_size": (96, 128),
                      "point_coords": torch.tensor([[[30.0, 40.0]]]), "point_labels": torch.tensor([[1]])}], multimask_output=False)[0]["low_res_logits"]
