#include "project/modules/unknown_packages.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "engine/python/written_imports.hpp"
#include "engine/rewrite/dependents/nearest_module.hpp"
#include "engine/rewrite/dependents/torch_dependents.hpp"
#include "engine/rewrite/imports/import_sections.hpp"
#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/torch/torch_library.hpp"
#include "project/modules/outside_names.hpp"

namespace paddle_ls::modules {
namespace {

// What hardly anything but a tensor or a module of PyTorch takes or has.
constexpr std::array<std::string_view, 9> signs_of_tensors = {
    ".backward()", ".cuda()", ".detach()", ".requires_grad", ".state_dict()",
    ".unsqueeze(", "(dim=",   ", dim=",    "keepdim="};

// Packages that many programs import and that need no PyTorch.
constexpr std::array<std::string_view, 42> independent = {
    "IPython",  "absl",      "attr",      "boto3",        "bs4",         "click",     "cupy",
    "datasets", "fire",      "flask",     "gradio",       "gym",         "gymnasium", "h5py",
    "hydra",    "imageio",   "jax",       "joblib",       "librosa",     "mlflow",    "networkx",
    "nltk",     "numba",     "omegaconf", "onnx",         "onnxruntime", "paddlenlp", "ppdet",
    "psutil",   "pydantic",  "pytest",    "requests",     "rich",        "seaborn",   "setuptools",
    "skimage",  "soundfile", "spacy",     "tensorboardX", "tensorflow",  "tqdm",      "wandb"};

template <std::size_t size>
bool is_one_of(const std::array<std::string_view, size>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// The table has a row for the package, or for a module in it.
bool is_in_table(std::string_view package) {
  const auto rows = rewrite::torch_dependents();
  const auto row = rewrite::first_not_before(rows, package);
  return row != rows.end() && rewrite::is_at_or_below(row->module, package);
}

bool is_known(std::string_view package, const rewrite::InstalledPackages* installed) {
  const bool is_foreign =
      torch::library().name(std::string(package) + ".x").value == python::Kind::foreign;
  const bool is_installed =
      installed != nullptr && installed->code != nullptr && installed->code->has_module(package);
  return is_foreign || is_installed || is_of_library(package) || rewrite::is_of_python(package) ||
         is_in_table(package) || is_one_of(independent, package);
}

}  // namespace

std::vector<std::string> unknown_packages(const std::string& path, std::string_view text,
                                          const rewrite::InstalledPackages* installed,
                                          ProjectModules& modules) {
  const bool has_sign =
      std::any_of(signs_of_tensors.begin(), signs_of_tensors.end(),
                  [&](std::string_view sign) { return text.find(sign) != std::string_view::npos; });
  if (!has_sign) return {};
  std::set<std::string> unknown;
  for (const python::WrittenImport& import : python::written_imports(text)) {
    const std::string package = import.module.substr(0, import.module.find('.'));
    if (package.empty() || is_known(package, installed)) continue;
    const bool is_own = !modules.file_of(path, package).empty() ||
                        !modules.file_of(path, import.module).empty() ||
                        !modules.file_of(path, import.module + "." + import.name).empty();
    if (!is_own) unknown.insert(package);
  }
  return {unknown.begin(), unknown.end()};
}

}  // namespace paddle_ls::modules
