#include "engine/rewrite/torch_dependents.hpp"

#include <algorithm>
#include <array>

#include "engine/rewrite/decide_names.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr std::string_view ported = "no Paddle version of it is known: port what is used of it";
constexpr std::string_view distributed = "paddle.distributed (fleet, sharding) has counterparts";
constexpr std::string_view optimizer = "port the optimizer to paddle.optimizer.Optimizer";
constexpr std::string_view to_tensor =
    "`ToTensorV2` makes tensors of PyTorch: transpose the array and call paddle.to_tensor";
constexpr std::string_view language = "PaddleNLP has counterparts of many of its models";
constexpr std::string_view amp = "paddle.amp has counterparts of its mixed precision";
constexpr std::string_view speech = "PaddleSpeech has counterparts of many of its models";
constexpr std::string_view quantization = "paddle.quantization and PaddleSlim have counterparts";
constexpr std::string_view training_loop =
    "write the training loop with Paddle, or use paddle.Model";
constexpr std::string_view detection = "PaddleDetection has counterparts of many of its models";
constexpr std::string_view segmentation = "PaddleSeg has counterparts of many of its models";
constexpr std::string_view classification =
    "port its models, or use paddle.vision.models and PaddleClas";
constexpr std::string_view ocr = "PaddleOCR has counterparts";
constexpr std::string_view pictures =
    "ppdiffusers of PaddleMIX has counterparts of many of its pipelines";
constexpr std::string_view clip = "PaddleMIX has counterparts of its models";
constexpr std::string_view adapters = "paddlenlp.peft has counterparts";
constexpr std::string_view attention =
    "paddle.nn.functional.scaled_dot_product_attention has the attention";
constexpr std::string_view functional =
    "paddle.incubate.autograd has counterparts of its transforms";
constexpr std::string_view dali = "nvidia.dali.plugin.paddle has the same iterators for Paddle";
constexpr std::string_view flops = "paddle.flops counts operations";
constexpr std::string_view summary = "paddle.summary prints the layers of a model";
constexpr std::string_view graphs =
    "Paddle Graph Learning (pgl) and paddle.geometric have counterparts";
constexpr std::string_view inference = "paddle.inference runs TensorRT";
constexpr std::string_view audio = "paddle.audio has counterparts of its features";
constexpr std::string_view data = "paddle.io has counterparts of its datasets";
constexpr std::string_view metrics = "paddle.metric has a few of its metrics: port the others";
constexpr std::string_view text = "paddle.text and PaddleNLP have counterparts";
constexpr std::string_view schedule = "port the schedule to paddle.optimizer.lr.LRScheduler";

// By module. That a package needs PyTorch says its metadata (`Requires-Dist`), or its first import.
constexpr std::array<TorchDependent, 171> rows = {{
    {"DALLE2_pytorch", "dalle2-pytorch", ported},
    {"MinkowskiEngine", "minkowskiengine", ported},
    {"TTS", "coqui-tts", speech},
    {"accelerate", "accelerate", distributed},
    {"adabelief_pytorch", "adabelief-pytorch", optimizer},
    {"adan_pytorch", "adan-pytorch", optimizer},
    {"advertorch", "advertorch", ported},
    {"albumentations.pytorch", "albumentations", to_tensor},
    {"allennlp", "allennlp", language},
    {"apex", "apex", amp},
    {"asteroid", "asteroid", speech},
    {"audiocraft", "audiocraft", ported},
    {"auraloss", "auraloss", ported},
    {"basicsr", "basicsr", ported},
    {"bert_score", "bert-score", ported},
    {"bitsandbytes", "bitsandbytes", quantization},
    {"botorch", "botorch", ported},
    {"captum", "captum", ported},
    {"catalyst", "catalyst", training_loop},
    {"causal_conv1d", "causal-conv1d", ported},
    {"cleanrl", "cleanrl", ported},
    {"compressai", "compressai", ported},
    {"controlnet_aux", "controlnet-aux", ported},
    {"dadaptation", "dadaptation", optimizer},
    {"deepspeed", "deepspeed", distributed},
    {"demucs", "demucs", ported},
    {"denoising_diffusion_pytorch", "denoising-diffusion-pytorch", ported},
    {"detectron2", "detectron2", detection},
    {"diffusers", "diffusers", pictures},
    {"e3nn", "e3nn", ported},
    {"easyocr", "easyocr", ocr},
    {"efficientnet_pytorch", "efficientnet-pytorch", classification},
    {"ema_pytorch", "ema-pytorch", ported},
    {"encodec", "encodec", ported},
    {"entmax", "entmax", ported},
    {"espnet", "espnet", speech},
    {"espnet2", "espnet", speech},
    {"facenet_pytorch", "facenet-pytorch", ported},
    {"facexlib", "facexlib", ported},
    {"fairscale", "fairscale", distributed},
    {"fairseq", "fairseq", language},
    {"fastai", "fastai", training_loop},
    {"flair", "flair", language},
    {"flash_attn", "flash-attn", attention},
    {"functorch", "functorch", functional},
    {"geoopt", "geoopt", ported},
    {"geotorch", "geotorch", ported},
    {"gfpgan", "gfpgan", ported},
    {"gluonts.torch", "gluonts", ported},
    {"gpytorch", "gpytorch", ported},
    {"gsplat", "gsplat", ported},
    {"higher", "higher", ported},
    {"horovod.torch", "horovod", distributed},
    {"k_diffusion", "k-diffusion", ported},
    {"kaolin", "kaolin", ported},
    {"kornia", "kornia", ported},
    {"laion_clap", "laion-clap", ported},
    {"learn2learn", "learn2learn", ported},
    {"lightly", "lightly", ported},
    {"lightning", "lightning", training_loop},
    {"lightning_fabric", "lightning-fabric", training_loop},
    {"lion_pytorch", "lion-pytorch", optimizer},
    {"local_attention", "local-attention", ported},
    {"lpips", "lpips", ported},
    {"madgrad", "madgrad", optimizer},
    {"mlflow.pytorch", "mlflow", ported},
    {"mmcls", "mmcls", classification},
    {"mmcv", "mmcv", ported},
    {"mmdet", "mmdet", detection},
    {"mmdet3d", "mmdet3d", ported},
    {"mmengine", "mmengine", training_loop},
    {"mmocr", "mmocr", ocr},
    {"mmpose", "mmpose", ported},
    {"mmpretrain", "mmpretrain", classification},
    {"mmseg", "mmsegmentation", segmentation},
    {"monai", "monai", ported},
    {"natten", "natten", ported},
    {"nemo", "nemo-toolkit", speech},
    {"nerfstudio", "nerfstudio", ported},
    {"neuralop", "neuraloperator", ported},
    {"nnunet", "nnunet", ported},
    {"nnunetv2", "nnunetv2", ported},
    {"norse", "norse", ported},
    {"nvidia.dali.plugin.pytorch", "nvidia-dali-cuda120", dali},
    {"opacus", "opacus", ported},
    {"open_clip", "open-clip-torch", clip},
    {"optimum", "optimum", language},
    {"peft", "peft", adapters},
    {"performer_pytorch", "performer-pytorch", ported},
    {"piq", "piq", ported},
    {"pl_bolts", "lightning-bolts", training_loop},
    {"pretrainedmodels", "pretrainedmodels", classification},
    {"prodigyopt", "prodigyopt", optimizer},
    {"ptflops", "ptflops", flops},
    {"pyannote.audio", "pyannote-audio", speech},
    {"pykeops.torch", "pykeops", ported},
    {"pyro", "pyro-ppl", ported},
    {"pytorch3d", "pytorch3d", ported},
    {"pytorch_fid", "pytorch-fid", ported},
    {"pytorch_forecasting", "pytorch-forecasting", ported},
    {"pytorch_lightning", "pytorch-lightning", training_loop},
    {"pytorch_memlab", "pytorch-memlab", ported},
    {"pytorch_metric_learning", "pytorch-metric-learning", ported},
    {"pytorch_msssim", "pytorch-msssim", ported},
    {"pytorch_optimizer", "pytorch-optimizer", optimizer},
    {"pytorch_quantization", "pytorch-quantization", quantization},
    {"pytorch_tabnet", "pytorch-tabnet", ported},
    {"pytorch_warmup", "pytorch-warmup", schedule},
    {"pytorch_wavelets", "pytorch-wavelets", ported},
    {"pytorchvideo", "pytorchvideo", ported},
    {"ray.train.torch", "ray", distributed},
    {"realesrgan", "realesrgan", ported},
    {"rotary_embedding_torch", "rotary-embedding-torch", ported},
    {"schedulefree", "schedulefree", optimizer},
    {"schnetpack", "schnetpack", ported},
    {"segmentation_models_pytorch", "segmentation-models-pytorch", segmentation},
    {"sentence_transformers", "sentence-transformers", language},
    {"skorch", "skorch", training_loop},
    {"snntorch", "snntorch", ported},
    {"spconv.pytorch", "spconv", ported},
    {"speechbrain", "speechbrain", speech},
    {"spikingjelly", "spikingjelly", ported},
    {"stable_baselines3", "stable-baselines3", ported},
    {"stanza", "stanza", language},
    {"tensordict", "tensordict", ported},
    {"thop", "thop", flops},
    {"tianshou", "tianshou", ported},
    {"timm", "timm", classification},
    {"tinycudann", "tinycudann", ported},
    {"torch2trt", "torch2trt", inference},
    {"torch_cluster", "torch-cluster", graphs},
    {"torch_ema", "torch-ema", ported},
    {"torch_fidelity", "torch-fidelity", ported},
    {"torch_geometric", "torch-geometric", graphs},
    {"torch_optimizer", "torch-optimizer", optimizer},
    {"torch_pruning", "torch-pruning", quantization},
    {"torch_scatter", "torch-scatter", graphs},
    {"torch_sparse", "torch-sparse", graphs},
    {"torch_spline_conv", "torch-spline-conv", graphs},
    {"torch_tensorrt", "torch-tensorrt", inference},
    {"torch_xla", "torch-xla", ported},
    {"torchani", "torchani", ported},
    {"torchao", "torchao", quantization},
    {"torchattacks", "torchattacks", ported},
    {"torchaudio", "torchaudio", audio},
    {"torchcrepe", "torchcrepe", ported},
    {"torchdata", "torchdata", data},
    {"torchdiffeq", "torchdiffeq", ported},
    {"torchgeo", "torchgeo", ported},
    {"torchinfo", "torchinfo", summary},
    {"torchio", "torchio", ported},
    {"torchlibrosa", "torchlibrosa", audio},
    {"torchmetrics", "torchmetrics", metrics},
    {"torchrl", "torchrl", ported},
    {"torchsde", "torchsde", ported},
    {"torchsummary", "torchsummary", summary},
    {"torchsummaryX", "torchsummaryx", summary},
    {"torchtext", "torchtext", text},
    {"torchtune", "torchtune", language},
    {"torchviz", "torchviz", ported},
    {"torchxrayvision", "torchxrayvision", ported},
    {"transformers", "transformers", language},
    {"trl", "trl", language},
    {"ultralytics", "ultralytics", detection},
    {"vit_pytorch", "vit-pytorch", classification},
    {"vllm", "vllm", language},
    {"warmup_scheduler", "warmup-scheduler", schedule},
    {"whisper", "openai-whisper", speech},
    {"x_transformers", "x-transformers", ported},
    {"xformers", "xformers", attention},
    {"yolov5", "yolov5", detection},
}};
static_assert(std::is_sorted(rows.begin(), rows.end(),
                             [](const auto& a, const auto& b) { return a.module < b.module; }));

const TorchDependent* find_module(std::string_view module) {
  const auto at = std::lower_bound(
      rows.begin(), rows.end(), module,
      [](const TorchDependent& row, std::string_view wanted) { return row.module < wanted; });
  return at != rows.end() && at->module == module ? &*at : nullptr;
}

// What `transformers` gives without any framework: classes whose names end so, and modules that
// begin so. (4.57.6 in an environment without one.)
constexpr std::array<std::string_view, 6> without_framework = {
    "AutoProcessor", "Config", "FeatureExtractor", "ImageProcessor", "Tokenizer", "TokenizerFast"};
constexpr std::array<std::string_view, 3> modules_without_framework = {
    "transformers.configuration_", "transformers.tokenization_", "transformers.utils"};

bool is_part_of_name(char byte) {
  return byte == '_' || byte == '.' || (byte >= '0' && byte <= '9') ||
         (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

std::string_view without_blanks(std::string_view line) {
  return line.substr(std::min(line.find_first_not_of(" \t"), line.size()));
}

std::string_view first_name(std::string_view line) {
  const auto end = std::find_if_not(line.begin(), line.end(), is_part_of_name);
  return line.substr(0, static_cast<std::size_t>(end - line.begin()));
}

bool has_dependent(std::string_view names) {
  while (!names.empty()) {
    if (torch_dependent(first_name(without_blanks(names))) != nullptr) return true;
    names.remove_prefix(std::min(names.find(','), names.size() - 1) + 1);
  }
  return false;
}

// `import` stands at `at` of `line`.
bool imports_dependent(std::string_view line, std::size_t at) {
  constexpr std::string_view from = "from ";
  constexpr std::string_view import = "import";
  const std::size_t start = line.substr(0, at).rfind(from);
  if (start == std::string_view::npos) return has_dependent(line.substr(at + import.size()));
  const std::string_view module = first_name(without_blanks(line.substr(start + from.size())));
  if (torch_dependent(module) != nullptr) return true;
  // `from albumentations import pytorch`
  return std::any_of(rows.begin(), rows.end(), [&](const TorchDependent& row) {
    return is_below(row.module, module) &&
           line.find(last_component(row.module)) != std::string_view::npos;
  });
}

}  // namespace

const TorchDependent* torch_dependent(std::string_view module) {
  for (;;) {
    if (const TorchDependent* row = find_module(module)) return row;
    const std::size_t dot = module.rfind('.');
    if (dot == std::string_view::npos) return nullptr;
    module = module.substr(0, dot);
  }
}

const TorchDependent* torch_dependent_package(std::string_view package) {
  const auto at = std::find_if(rows.begin(), rows.end(), [&](const TorchDependent& row) {
    return row.package == package && row.module.find('.') == std::string_view::npos;
  });
  return at == rows.end() ? nullptr : &*at;
}

bool needs_torch(const TorchDependent& dependent, std::string_view qualified_name) {
  if (dependent.module != "transformers") return true;
  return std::none_of(without_framework.begin(), without_framework.end(),
                      [&](std::string_view end) { return qualified_name.ends_with(end); }) &&
         std::none_of(modules_without_framework.begin(), modules_without_framework.end(),
                      [&](std::string_view start) { return qualified_name.starts_with(start); });
}

bool imports_torch_dependent(std::string_view source) {
  for (std::size_t at = source.find("import"); at < source.size();) {
    const std::size_t start = at == 0 ? 0 : source.rfind('\n', at - 1) + 1;
    const std::size_t end = std::min(source.find('\n', at), source.size());
    if (imports_dependent(source.substr(start, end - start), at - start)) return true;
    at = source.find("import", end);
  }
  return false;
}

}  // namespace paddle_ls::rewrite
