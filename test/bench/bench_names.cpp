// bench_names [FILE.py]: what resolving names costs beside parsing.
//
// Prints the fastest of many runs, the one least disturbed by others, of bare parse, bare cursor
// walk, parse and record (from scratch, and after a key was typed) and the rest of name resolution,
// and their ratios, for the given file or for a generated one of about
// 200 KB that looks like a model definition.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "engine/python/resolve_names.hpp"
#include "test/unit/python/sample_library.hpp"

using namespace paddle_ls;

namespace {

// One block of a model in the manner of a vision library.
std::string block(int number) {
  const std::string name = "Block" + std::to_string(number);
  return "\n\nclass " + name +
         "(nn.Module):\n"
         "    \"\"\"A residual block with attention and a feed-forward part.\"\"\"\n\n"
         "    def __init__(self, dim, heads=8, drop: float = 0.0, act_layer=nn.GELU):\n"
         "        super().__init__()\n"
         "        self.norm1 = nn.LayerNorm(dim, eps=1e-6)\n"
         "        self.attn = nn.Linear(dim, dim * 3, bias=True)\n"
         "        self.proj = nn.Linear(dim, dim)\n"
         "        self.scale = (dim // heads) ** -0.5  # per head\n"
         "        self.drop = nn.Dropout(drop) if drop > 0.0 else nn.Identity()\n"
         "        self.layers = nn.ModuleList([nn.Linear(dim, dim) for _ in range(4)])\n\n"
         "    def forward(self, x: torch.Tensor, mask=None) -> torch.Tensor:\n"
         "        b, n, c = x.shape\n"
         "        qkv = self.attn(self.norm1(x)).reshape(b, n, 3, -1).permute(2, 0, 3, 1)\n"
         "        q, k, v = qkv.unbind(0)\n"
         "        weights = (q @ k.transpose(-2, -1)) * self.scale\n"
         "        if mask is not None:\n"
         "            weights = weights.masked_fill(mask == 0, float(\"-inf\"))\n"
         "        weights = torch.softmax(weights, dim=-1)\n"
         "        for layer in self.layers:\n"
         "            x = x + F.relu(layer(x), inplace=True)\n"
         "        out = torch.cat([weights @ v, x], dim=1).view(b, n, c).contiguous()\n"
         "        return self.drop(self.proj(out)) if self.training else self.proj(out)\n\n"
         "    @torch.no_grad()\n"
         "    def statistics(self, values):\n"
         "        total = {name: p.abs().mean().item() for name, p in self.named_parameters()}\n"
         "        print(f\"{len(total)} parameters, {sum(total.values()):.3f}\")\n"
         "        return np.array(sorted(total.values())).max(), torch.zeros(1, "
         "dtype=torch.int64)\n";
}

std::string generated_file(std::size_t bytes) {
  std::string source =
      "import math\nimport numpy as np\nimport torch\nimport torch.nn as nn\n"
      "import torch.nn.functional as F\nfrom typing import Optional\n";
  for (int number = 0; source.size() < bytes; ++number) source += block(number);
  return source;
}

template <class Work>
double fastest_milliseconds(int rounds, Work work) {
  std::vector<double> times;
  for (int round = 0; round < rounds; ++round) {
    const auto start = std::chrono::steady_clock::now();
    work();
    const std::chrono::duration<double, std::milli> spent =
        std::chrono::steady_clock::now() - start;
    times.push_back(spent.count());
  }
  return *std::min_element(times.begin(), times.end());
}

}  // namespace

int main(int argc, char** argv) {
  std::string source;
  if (argc > 1) {
    std::ifstream file(argv[1], std::ios::binary);
    if (!file) {
      std::fprintf(stderr, "bench_names: cannot read %s\n", argv[1]);
      return 2;
    }
    source.assign(std::istreambuf_iterator<char>(file), {});
  } else {
    source = generated_file(200 * 1024);
  }
  constexpr int rounds = 41;
  const python::KnownModules modules = python::sample_modules();
  const python::SampleLibrary library;
  const auto tree = syntax::parse(syntax::Language::python, source);
  if (!tree) return 2;
  std::size_t nodes = 0;
  std::size_t found = 0;
  const double parse =
      fastest_milliseconds(rounds, [&] { (void)syntax::parse(syntax::Language::python, source); });
  const double walk = fastest_milliseconds(rounds, [&] {
    nodes = 0;
    for (syntax::Walk step(tree->root()); step; step.next()) ++nodes;
  });
  const double record =
      fastest_milliseconds(rounds, [&] { (void)python::record_file(source, modules, nullptr); });
  const auto before = python::record_file(source, modules, nullptr);
  std::string typed = source;
  typed.insert(source.rfind("return"), "x");
  const double key =
      fastest_milliseconds(rounds, [&] { (void)python::record_file(typed, modules, &*before); });
  const double resolve = fastest_milliseconds(rounds, [&] {
    const python::Names names = python::resolve_names(source, *before, modules, library);
    found = names.uses.size() + names.methods.size();
  });
  std::printf("%zu bytes, %zu nodes, %zu uses and methods\n", source.size(), nodes, found);
  std::printf("parse    %7.3f ms\n", parse);
  std::printf("walk     %7.3f ms  %5.1f ns a node\n", walk,
              walk * 1e6 / static_cast<double>(nodes));
  std::printf("parse and record      %7.3f ms  %.2f of the parse\n", record, record / parse);
  std::printf("the same after a key  %7.3f ms  %.2f of the parse\n", key, key / parse);
  std::printf("resolve  %7.3f ms  %5.1f ns a node  %.2f of the parse  %.2f of the walk\n", resolve,
              resolve * 1e6 / static_cast<double>(nodes), resolve / parse, resolve / walk);
  return 0;
}
