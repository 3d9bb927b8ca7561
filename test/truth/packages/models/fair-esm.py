# Converted: fair-esm

# %% ESM-2
import esm
model = esm.ESM2(num_layers=2, embed_dim=32, attention_heads=4, alphabet="ESM-1b")
convert = model.alphabet.get_batch_converter()
labels, strings, tokens = convert([("protein1", "MKTVRQERLKSIVRILERSK"), ("protein2 with mask", "KALTARQQ<mask>VFDLIR")])
def run():
    out = model(tokens, repr_layers=[2], return_contacts=True)
    return out["logits"], out["representations"][2], out["contacts"]

# %% ESM-1b
import argparse
import esm
alphabet = esm.Alphabet.from_architecture("ESM-1b")
args = argparse.Namespace(arch="roberta_large", layers=2, embed_dim=32, ffn_embed_dim=64, attention_heads=4, max_positions=64,
                          emb_layer_norm_before=True, token_dropout=True)
model = esm.ProteinBertModel(args, alphabet)
labels, strings, tokens = alphabet.get_batch_converter()([("a", "MKTVRQERLKS"), ("b", "KALTARQ<mask>")])
def run():
    out = model(tokens, repr_layers=[0, 2], return_contacts=True)
    return out["logits"], out["representations"][0], out["representations"][2], out["contacts"]

# %% MSA Transformer
import argparse
import esm
alphabet = esm.Alphabet.from_architecture("msa_transformer")
args = argparse.Namespace(layers=2, embed_dim=32, ffn_embed_dim=64, attention_heads=4, dropout=0.1, attention_dropout=0.1, activation_dropout=0.1,
                          max_tokens=2 ** 14, max_positions=64, embed_positions_msa=True, embed_positions_msa_dim=32)
model = esm.MSATransformer(args, alphabet)
labels, strings, tokens = alphabet.get_batch_converter()([("a", "MKTVRQERLK"), ("b", "MKT-RQARLK"), ("c", "MRTVRQ--LK")])
def run():
    out = model(tokens, repr_layers=[2], return_contacts=True)
    return out["logits"], out["representations"][2], out["contacts"]
