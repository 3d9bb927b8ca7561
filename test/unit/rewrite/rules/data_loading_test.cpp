// Loaders, samplers and the data sets of torchvision.
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

std::string last_line(std::string text) {
  while (text.ends_with('\n')) text.pop_back();
  return text.substr(text.rfind('\n') + 1);
}

std::string native(const std::string& source) {
  Options options;
  options.accepted = differences_of(Style::native);
  const FileFindings file = analyzed(source, RuleSet(), options);
  std::vector<std::size_t> safe;
  for (std::size_t i = 0; i < file.findings.size(); ++i) {
    if (file.findings[i].has_edits() && file.findings[i].fix == FixClass::safe) safe.push_back(i);
  }
  return paddle_ls::text::applied(edits_for(source, file, safe), source);
}

// What becomes of a loader with these arguments, in both styles.
void loads(const std::string& before, const std::string& arguments, const std::string& expected) {
  CAPTURE(arguments);
  const std::string source =
      "import torch\n" + before + "torch.utils.data.DataLoader(" + arguments + ")\n";
  const std::string wanted = "paddle.io.DataLoader(" + expected + ")";
  CHECK(last_line(native(source)) == wanted);
  CHECK(last_line(converted(source, FixClass::safe)) == wanted);
}

void becomes(const std::string& expression, const std::string& expected,
             const std::string& before = "") {
  CAPTURE(expression);
  CHECK(last_line(native("import torchvision\n" + before + "d = torchvision.datasets." +
                         expression + "\n")) == "d = " + expected);
}

}  // namespace

TEST_CASE("a loader whose sampler may be None takes its own order then") {
  const std::string optional = "s = Some(d) if c else None\n";
  loads(optional, "d, batch_size=4, shuffle=(s is None), sampler=s, pin_memory=True",
        "d, batch_sampler=paddle.io.BatchSampler(sampler=paddle.io.RandomSampler(d) if s is None "
        "else s, batch_size=4)");
  loads(optional, "d, 4, not s, s, num_workers=2, drop_last=True",
        "d, batch_sampler=paddle.io.BatchSampler(sampler=paddle.io.RandomSampler(d) if s is None "
        "else s, batch_size=4, drop_last=True), num_workers=2, use_shared_memory=False");
  for (const std::string shuffle : {"", "shuffle=False, ", "shuffle=None, "}) {
    loads(optional, "d, batch_size=4, " + shuffle + "sampler=s",
          "d, batch_sampler=paddle.io.BatchSampler(sampler=paddle.io.SequenceSampler(d) if s is "
          "None else s, batch_size=4)");
  }
  loads(optional, "d, batch_size=4, shuffle=mixed, sampler=s",
        "d, batch_sampler=paddle.io.BatchSampler(d if s is None else None, s, "
        "shuffle=bool(mixed), batch_size=4)");
}

TEST_CASE("a sampler that may be None needs review where it cannot be asked in front") {
  const FileFindings file =
      analyzed("import torch\nf = lambda d: torch.utils.data.DataLoader(d, sampler=some(d))\n");
  REQUIRE(file.findings.size() >= 1);
  CHECK(file.findings[0].fix == FixClass::needs_confirmation);
  CHECK(std::string(file.findings[0].reason) == "the sampler must not be None");
}

TEST_CASE("what workers load stays out of shared memory, however many they are") {
  loads("", "d, num_workers=args.workers, pin_memory=True",
        "d, num_workers=args.workers, use_shared_memory=False");
  loads("s = Some(d)\n", "d, 4, sampler=s, num_workers=2, collate_fn=f",
        "d, batch_sampler=paddle.io.BatchSampler(sampler=s, batch_size=4), num_workers=2, "
        "collate_fn=f, use_shared_memory=False");
  loads("", "d, num_workers=0, collate_fn=f", "d, num_workers=0, collate_fn=f");
}

TEST_CASE("a loader with a sampler for sure takes it alone") {
  const std::string expected = "d, batch_sampler=paddle.io.BatchSampler(sampler=s, batch_size=4)";
  loads("s = Some(d)\n", "d, batch_size=4, sampler=s", expected);
  loads("s = Some(d) if c else Other(d)\n", "d, batch_size=4, shuffle=(s is None), sampler=s",
        expected);
  loads("", "d, batch_size=4, sampler=[1, 2]",
        "d, batch_sampler=paddle.io.BatchSampler(sampler=[1, 2], batch_size=4)");
}

TEST_CASE("a data set of class folders is Paddle's own") {
  becomes("ImageFolder(root, transform)",
          "paddle.vision.datasets.DatasetFolder(root, transform=transform)");
  becomes("ImageFolder('data', transform=t, loader=read, target_transform=None)",
          "paddle.vision.datasets.DatasetFolder('data', transform=t, loader=read)");
  becomes("ImageFolder(root, is_valid_file=is_picture)",
          "ImagesByFolder(root, is_valid_file=is_picture)");
  becomes("ImageFolder(root, target_transform=t)", "ImagesByFolder(root, target_transform=t)");
  becomes("ImageFolder('~/data')", "ImagesByFolder('~/data')");
  becomes("ImageFolder(root)", "ImagesByFolder(root)", "print(d.imgs)\n");
}

TEST_CASE("CIFAR is Paddle's own where only a loader reads it") {
  const std::string loads = "from torch.utils.data import DataLoader\n";
  becomes("CIFAR10(root, train=False, transform=t)",
          "paddle.vision.datasets.Cifar10(data_file=os.path.join(root, 'cifar-10-python.tar.gz'), "
          "mode='test', transform=t)",
          loads);
  becomes("CIFAR100('data', download=True, transform=t)",
          "paddle.vision.datasets.Cifar100(transform=t, mode='train')", loads);
  becomes("CIFAR10(root='data', train=first, download=first)",
          "paddle.vision.datasets.Cifar10(mode='train' if first else 'test')", loads);
  becomes("CIFAR10(root, download=False)", "paddle.vision.datasets.Cifar10(mode='train')",
          loads + "other = torchvision.datasets.CIFAR10(root, train=False, download=True)\n");
  becomes("CIFAR10(root)", "PickledImages(root)");
  becomes("CIFAR10(root)", "PickledImages(root)", loads + "print(d.classes)\n");
  becomes("CIFAR10(root)", "PickledImages(root)", loads + "print(d.data)\n");
  becomes("CIFAR10(root)", "PickledImages(root)", loads + "collate_fn = f\n");
}

TEST_CASE("MNIST is Paddle's own with numbers as labels") {
  becomes("MNIST(root, train=True, download=True)", "MNIST(root, train=True, download=True)");
  becomes("FashionMNIST(root, False, t)", "FashionMNIST(root, False, t)");
  becomes("MNIST(root)", "IdxImages(root)", "print(d.targets)\n");
}
