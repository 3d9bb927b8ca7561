# Converted: chronos-forecasting transformers==4.57.1 accelerate
# As they are: tokenizers==0.22.1 safetensors regex pandas python-dateutil pytz tzdata six psutil

# %% Chronos-2 with groups and covariates
from chronos import Chronos2Model
from chronos.chronos2.config import Chronos2CoreConfig
model = Chronos2Model(Chronos2CoreConfig(
    d_model=16, d_kv=8, d_ff=32, num_layers=2, num_heads=2, initializer_factor=1.0,
    chronos_config=dict(context_length=32, output_patch_size=4, input_patch_size=4, input_patch_stride=4,
                        quantiles=[0.1, 0.5, 0.9], use_reg_token=True, use_arcsinh=True, max_output_patches=2)))
context = torch.sin(torch.arange(3 * 22).float() * 0.7).reshape(3, 22) * 4 + 3
context[1, 5:8] = float("nan")
future = torch.full((3, 8), float("nan"))
future[2] = torch.cos(torch.arange(8).float())
run = lambda: model(context, group_ids=torch.tensor([0, 1, 1]), future_covariates=future, num_output_patches=2).quantile_preds

# %% Chronos-Bolt
from chronos.chronos_bolt import ChronosBoltModelForForecasting
from transformers import T5Config
model = ChronosBoltModelForForecasting(T5Config(
    d_model=16, d_kv=8, d_ff=32, num_layers=2, num_decoder_layers=2, num_heads=2, feed_forward_proj="relu",
    decoder_start_token_id=0, pad_token_id=0,
    chronos_config=dict(context_length=32, prediction_length=6, input_patch_size=4, input_patch_stride=4,
                        quantiles=[0.1, 0.5, 0.9], use_reg_token=True)))
context = torch.sin(torch.arange(2 * 18).float() * 0.7).reshape(2, 18) * 4 + 3
context[0, :3] = float("nan")
run = lambda: model(context, target=torch.cos(torch.arange(12).float()).reshape(2, 6))

# %% Chronos with its tokens
from chronos import ChronosConfig, ChronosModel
from transformers import T5Config, T5ForConditionalGeneration
config = ChronosConfig(
    tokenizer_class="MeanScaleUniformBins", tokenizer_kwargs=dict(low_limit=-5.0, high_limit=5.0), context_length=24,
    prediction_length=4, n_tokens=64, n_special_tokens=2, pad_token_id=0, eos_token_id=1, use_eos_token=True,
    model_type="seq2seq", num_samples=2, temperature=1.0, top_k=10, top_p=1.0)
tokenizer = config.create_tokenizer()
model = ChronosModel(config, T5ForConditionalGeneration(T5Config(
    vocab_size=64, d_model=16, d_kv=8, d_ff=32, num_layers=2, num_heads=2, decoder_start_token_id=0)))
context = torch.sin(torch.arange(2 * 12).float() * 0.7).reshape(2, 12) * 4
context[1, :4] = float("nan")
def run():
    tokens, mask, scale = tokenizer.context_input_transform(context)
    labels, _ = tokenizer.label_input_transform(torch.cos(torch.arange(8).float()).reshape(2, 4), scale)
    logits = model.model(input_ids=tokens, attention_mask=mask, labels=labels).logits
    return tokens, mask, scale, labels, model.encode(tokens, mask), logits, tokenizer.output_transform(labels[:, None, :-1], scale)
