# Converted: gliner transformers==4.57.1 accelerate
# As they are: tokenizers==0.22.1 safetensors regex psutil sentencepiece

# %% spans with one encoder
from gliner.config import UniEncoderSpanConfig
from gliner.modeling.base import UniEncoderSpanModel
encoder = dict(model_type="deberta-v2", vocab_size=60, hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=48,
               max_position_embeddings=64, relative_attention=True, pos_att_type=["p2c", "c2p"], position_buckets=16, norm_rel_ebd="layer_norm",
               share_att_key=True, position_biased_input=False, type_vocab_size=0)
model = UniEncoderSpanModel(UniEncoderSpanConfig(model_name="small", encoder_config=encoder, hidden_size=24, max_width=3, class_token_index=50, vocab_size=60))
tokens = torch.tensor([[1, 50, 7, 50, 9, 51, 11, 12, 13, 14, 15, 2], [1, 50, 8, 50, 9, 51, 21, 22, 23, 2, 0, 0]])
words = torch.tensor([[0, 0, 0, 0, 0, 0, 1, 2, 0, 3, 4, 0], [0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0]])
spans = torch.tensor([[start, start + width] for start in range(4) for width in range(3)]).repeat(2, 1, 1)
lengths = torch.tensor([[4], [3]])


def run():
    output = model(input_ids=tokens, attention_mask=(tokens != 0).long(), words_mask=words, text_lengths=lengths, span_idx=spans,
                   span_mask=spans[..., 1] < lengths)
    return output.logits, output.prompts_embedding, output.words_embedding


# %% tokens with one encoder
from gliner.config import UniEncoderTokenConfig
from gliner.modeling.base import UniEncoderTokenModel
encoder = dict(model_type="bert", vocab_size=60, hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=48, max_position_embeddings=64)
model = UniEncoderTokenModel(UniEncoderTokenConfig(model_name="small", encoder_config=encoder, hidden_size=32, class_token_index=50, vocab_size=60,
                                                   num_rnn_layers=0, subtoken_pooling="mean", embed_ent_token=False))
tokens = torch.tensor([[1, 50, 7, 50, 9, 51, 11, 12, 13, 14, 15, 2], [1, 50, 8, 50, 9, 51, 21, 22, 23, 2, 0, 0]])
words = torch.tensor([[0, 0, 0, 0, 0, 0, 1, 2, 2, 3, 4, 0], [0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0]])


def run():
    output = model(input_ids=tokens, attention_mask=(tokens != 0).long(), words_mask=words, text_lengths=torch.tensor([[4], [3]]))
    return output.logits, output.mask


# %% texts and labels with an encoder each
from gliner.config import BiEncoderSpanConfig
from gliner.modeling.base import BiEncoderSpanModel
text = dict(model_type="bert", vocab_size=60, hidden_size=32, num_hidden_layers=1, num_attention_heads=4, intermediate_size=48, max_position_embeddings=64)
labels = dict(model_type="bert", vocab_size=40, hidden_size=16, num_hidden_layers=1, num_attention_heads=2, intermediate_size=32, max_position_embeddings=32)
model = BiEncoderSpanModel(BiEncoderSpanConfig(model_name="small", labels_encoder="tiny", encoder_config=text, labels_encoder_config=labels, hidden_size=32,
                                               max_width=2, span_mode="markerV0", vocab_size=60))
tokens = torch.tensor([[1, 11, 12, 13, 14, 15, 2], [1, 21, 22, 23, 2, 0, 0]])
words = torch.tensor([[0, 1, 2, 0, 3, 4, 0], [0, 1, 2, 3, 0, 0, 0]])
names = torch.tensor([[1, 5, 6, 2], [1, 7, 2, 0], [1, 9, 8, 2]])
spans = torch.tensor([[start, start + width] for start in range(4) for width in range(2)]).repeat(2, 1, 1)
lengths = torch.tensor([[4], [3]])


def run():
    output = model(input_ids=tokens, attention_mask=(tokens != 0).long(), labels_input_ids=names, labels_attention_mask=(names != 0).long(),
                   words_mask=words, text_lengths=lengths, span_idx=spans, span_mask=spans[..., 1] < lengths)
    return output.logits, output.prompts_embedding
