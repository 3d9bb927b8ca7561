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

// The conversion of a loader with these arguments, in both styles.
void loads(const std::string& before, const std::string& arguments, const std::string& expected) {
  CAPTURE(arguments);
  const std::string source =
      "import torch\n" + before + "torch.utils.data.DataLoader(" + arguments + ")\n";
  const std::string wanted = "paddle.io.DataLoader(" + expected + ")";
  CHECK(last_line(native(source)) == wanted);
  CHECK(last_line(converted(source, FixClass::safe)) == wanted);
}

void data_set_becomes(const std::string& expression, const std::string& expected,
                      const std::string& before = "") {
  CAPTURE(expression);
  CHECK(last_line(native("import torchvision\n" + before + "d = torchvision.datasets." +
                         expression + "\n")) == "d = " + expected);
}

}  // namespace

TEST_CASE("a loader whose sampler may be None uses its own order then") {
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

TEST_CASE("a sampler that may be None needs review if it cannot be tested before the call") {
  const FileFindings file =
      analyzed("import torch\nf = lambda d: torch.utils.data.DataLoader(d, sampler=some(d))\n");
  REQUIRE(file.findings.size() >= 1);
  CHECK(file.findings[0].fix == FixClass::needs_confirmation);
  CHECK(std::string(file.findings[0].reason) == "the sampler must not be None");
}

TEST_CASE("the data that workers load stays out of shared memory, whatever their number") {
  loads("", "d, num_workers=args.workers, pin_memory=True",
        "d, num_workers=args.workers, use_shared_memory=False");
  loads("s = Some(d)\n", "d, 4, sampler=s, num_workers=2, collate_fn=f",
        "d, batch_sampler=paddle.io.BatchSampler(sampler=s, batch_size=4), num_workers=2, "
        "collate_fn=f, use_shared_memory=False");
  loads("", "d, num_workers=0, collate_fn=f", "d, num_workers=0, collate_fn=f");
}

TEST_CASE("a loader with a certain sampler uses only the sampler") {
  const std::string expected = "d, batch_sampler=paddle.io.BatchSampler(sampler=s, batch_size=4)";
  loads("s = Some(d)\n", "d, batch_size=4, sampler=s", expected);
  loads("s = Some(d) if c else Other(d)\n", "d, batch_size=4, shuffle=(s is None), sampler=s",
        expected);
  loads("", "d, batch_size=4, sampler=[1, 2]",
        "d, batch_sampler=paddle.io.BatchSampler(sampler=[1, 2], batch_size=4)");
}

TEST_CASE("a data set of class folders is Paddle's own") {
  data_set_becomes("ImageFolder(root, transform)",
                   "paddle.vision.datasets.DatasetFolder(root, transform=transform)");
  data_set_becomes("ImageFolder('data', transform=t, loader=read, target_transform=None)",
                   "paddle.vision.datasets.DatasetFolder('data', transform=t, loader=read)");
  data_set_becomes("ImageFolder(root, is_valid_file=is_picture)",
                   "ImageFolder(root, is_valid_file=is_picture)");
  data_set_becomes("ImageFolder(root, target_transform=t)",
                   "ImageFolder(root, target_transform=t)");
  data_set_becomes("ImageFolder('~/data')", "ImageFolder('~/data')");
  data_set_becomes("ImageFolder(root)", "ImageFolder(root)", "print(d.imgs)\n");
}

TEST_CASE("CIFAR is Paddle's own if only a loader reads it") {
  const std::string loads = "from torch.utils.data import DataLoader\n";
  data_set_becomes(
      "CIFAR10(root, train=False, transform=t)",
      "paddle.vision.datasets.Cifar10(data_file=os.path.join(root, 'cifar-10-python.tar.gz'), "
      "mode='test', transform=t)",
      loads);
  data_set_becomes("CIFAR100('data', download=True, transform=t)",
                   "paddle.vision.datasets.Cifar100(transform=t, mode='train')", loads);
  data_set_becomes("CIFAR10(root='data', train=first, download=first)",
                   "paddle.vision.datasets.Cifar10(mode='train' if first else 'test')", loads);
  data_set_becomes(
      "CIFAR10(root, download=False)", "paddle.vision.datasets.Cifar10(mode='train')",
      loads + "other = torchvision.datasets.CIFAR10(root, train=False, download=True)\n");
  data_set_becomes("CIFAR10(root)", "CIFARDataset(root)");
  data_set_becomes("CIFAR10(root)", "CIFARDataset(root)", loads + "print(d.classes)\n");
  data_set_becomes("CIFAR10(root)", "CIFARDataset(root)", loads + "print(d.data)\n");
  data_set_becomes("CIFAR10(root)", "CIFARDataset(root)", loads + "collate_fn = f\n");
}

TEST_CASE("MNIST is Paddle's own with numbers as labels") {
  data_set_becomes("MNIST(root, train=True, download=True)",
                   "MNIST(root, train=True, download=True)");
  data_set_becomes("FashionMNIST(root, False, t)", "FashionMNIST(root, False, t)");
  data_set_becomes("MNIST(root)", "IDXImageDataset(root)", "print(d.targets)\n");
}

namespace {

// The whole text, which is the same in both styles.
std::string with_loaders(const std::string& body) {
  const std::string head = "from torch.utils.data import DataLoader\n";
  const std::string result = native(head + body);
  CHECK(converted(head + body, FixClass::safe) == result);
  const std::string new_head = "from paddle.io import DataLoader\n";
  return result.starts_with(new_head) ? result.substr(new_head.size()) : result;
}

bool has_helper(const std::string& body) {
  return converted("from torch.utils.data import DataLoader\n" + body, FixClass::needs_confirmation)
             .find("make_data_loader(") != std::string::npos;
}

}  // namespace

TEST_CASE("settings that only torch has are removed from the dictionary that loaders share") {
  CHECK(with_loaders("k = {'num_workers': 1, 'pin_memory': True} if cuda else {}\n"
                     "a = DataLoader(d, batch_size=64, shuffle=True, **k)\n"
                     "b = DataLoader(e, 32, **k)\n") ==
        "k = {'num_workers': 1} if cuda else {}\n"
        "a = DataLoader(d, batch_size=64, shuffle=True, use_shared_memory=False, **k)\n"
        "b = DataLoader(e, batch_size=32, use_shared_memory=False, **k)\n");
}

TEST_CASE("settings are followed through updates, items and aliases") {
  CHECK(with_loaders("def load(args, d):\n"
                     "    first = {'batch_size': args.first}\n"
                     "    second = dict(pin_memory=True, batch_size=args.second)\n"
                     "    if args.cuda:\n"
                     "        more = {'in_order': True,\n"
                     "                'pin_memory': True,\n"
                     "                'shuffle': True}\n"
                     "        first.update(more)\n"
                     "        second.update(more)\n"
                     "    second['pin_memory'] = args.pin\n"
                     "    second['drop_last'] = True\n"
                     "    return DataLoader(d, **first), DataLoader(d, **second)\n") ==
        "def load(args, d):\n"
        "    first = {'batch_size': args.first}\n"
        "    second = dict(batch_size=args.second)\n"
        "    if args.cuda:\n"
        "        more = {'shuffle': True}\n"
        "        first.update(more)\n"
        "        second.update(more)\n"
        "    second['drop_last'] = True\n"
        "    return DataLoader(d, **first), DataLoader(d, **second)\n");
}

TEST_CASE("a statement that only set pinned memory is removed, and a block keeps one statement") {
  CHECK(with_loaders("k = {}\n"
                     "k.update({'pin_memory': True})\n"
                     "k.update(pin_memory=True)\n"
                     "if cuda:\n"
                     "    k['pin_memory'] = True\n"
                     "    k['pin_memory_device'] = 'cuda'\n"
                     "a = DataLoader(d, **k)\n") ==
        "k = {}\n"
        "if cuda:\n"
        "    pass\n"
        "a = DataLoader(d, **k)\n");
}

TEST_CASE("settings in the call itself are found") {
  CHECK(with_loaders(
            "a = DataLoader(d, **({'pin_memory': True, 'num_workers': 2} if c else {}))\n") ==
        "a = DataLoader(d, use_shared_memory=False, **({'num_workers': 2} if c else {}))\n");
}

TEST_CASE("a fix of one loader includes the shared dictionary") {
  const std::string source =
      "from torch.utils.data import DataLoader\nk = {'pin_memory': True, 'drop_last': True}\n"
      "a = DataLoader(d, **k)\nb = DataLoader(d, **k)\n";
  const FileFindings file = analyzed(source);
  REQUIRE(file.findings.size() == 2);
  const auto after = [&](std::size_t finding) {
    const std::size_t chosen[] = {finding};
    return paddle_ls::text::applied(edits_for(source, file, chosen), source);
  };
  for (const std::size_t finding : {0U, 1U}) {
    CHECK(after(finding).find("k = {'drop_last': True}\n") != std::string::npos);
  }
  // The rest can be converted as well.
  const std::string rest = converted(after(0), FixClass::safe);
  CHECK(rest.find("\nb = DataLoader(d, **k)\n") != std::string::npos);
  CHECK(rest.find("torch") == std::string::npos);
}

TEST_CASE("settings that other code may read, fill or need unchanged keep the helper") {
  for (const std::string body : {
           "DataLoader(d, **k)\n",
           "k = {'pin_memory': True}\nprint(k)\nDataLoader(d, **k)\n",
           "k = {'pin_memory': True}\nOther(**k)\nDataLoader(d, **k)\n",
           "k = {'pin_memory': True}\nm = {}\nm.update(k)\nprint(m)\nDataLoader(d, **k)\n",
           "k = {'pin_memory': True}\nk.update(vars(args))\nDataLoader(d, **k)\n",
           "k = {'pin_memory': True}\nk[name] = True\nDataLoader(d, **k)\n",
           "k = {'pin_memory': True}\nk |= other\nDataLoader(d, **k)\n",
           "k = {'pin_memory': True}\nfor k in all_of_them:\n    DataLoader(d, **k)\n",
           "k = {'pin_memory': True}\n\n\ndef f():\n    global k\n    k = read()\n\n\n"
           "DataLoader(d, **k)\n",
           "def f(k={'pin_memory': True}):\n    return DataLoader(d, **k)\n",
           "def f(**k):\n    k['pin_memory'] = True\n    return DataLoader(d, **k)\n",
           "k = {'sampler': s, 'pin_memory': True}\nDataLoader(d, **k)\n",
           "k = {'generator': g}\nDataLoader(d, **k)\n",
           "k = {'batch_size': None}\nDataLoader(d, **k)\n",
           "k = {'prefetch_factor': p}\nDataLoader(d, **k)\n",
           "k = {'pin_memory': True}\nDataLoader(d, sampler=s, **k)\n",
           "k = {'drop_last': True,  # the rest\n     'pin_memory': True}\nDataLoader(d, **k)\n",
           "k = {'pin_memory': ask()}\nDataLoader(d, **k)\n",
           "k = {'pin_memory': True}\nDataLoader(*a, **k)\n",
       }) {
    CAPTURE(body);
    CHECK(has_helper(body));
  }
}

TEST_CASE("a local variable of another function is not the one that a loader unpacks") {
  for (const std::string body : {
           "def f(d, **k):\n    return g(**k)\n\n\nk = {'pin_memory': True}\nDataLoader(d, **k)\n",
           "class A:\n    def f(self):\n        print(self.k, h(k=1))\n\n\nk = {'pin_memory': "
           "True}\n"
           "DataLoader(d, **k)\n",
           "def f(d):\n    k = {'pin_memory': True}\n    return DataLoader(d, **k)\n\n\nprint(k)\n",
       }) {
    CAPTURE(body);
    CHECK_FALSE(has_helper(body));
  }
}

namespace {

// Whether the native style writes Paddle's own class.
bool is_own_class(const std::string& body) {
  return native("import torchvision\nfrom torch.utils.data import DataLoader\n" + body)
             .find("paddle.vision.datasets.Cifar10(") != std::string::npos;
}

}  // namespace

TEST_CASE("data of tensors is not data of a data set") {
  const std::string make = "torchvision.datasets.CIFAR10('x', download=False)";
  for (const std::string& body : {
           "a = DataLoader(" + make + ", 4)\nprint(y.data.max(1), y.targets)\n",
           "d = " + make + "\na = DataLoader(d, 4)\nprint(y.data, len(d), d[0])\n",
           "d = " + make + "\na = DataLoader(dataset=d)\nprint(y.data, len(a.dataset))\n",
       }) {
    CAPTURE(body);
    CHECK(is_own_class(body));
  }
}

TEST_CASE("members of a data set that may be read keep it as in PyTorch") {
  const std::string make = "torchvision.datasets.CIFAR10('x', download=False)";
  for (const std::string& body : {
           "d = " + make + "\na = DataLoader(d, 4)\nprint(d.data)\n",
           "a = DataLoader(" + make + ", 4)\nprint(a.dataset.targets)\n",
           "a = DataLoader(" + make + ", 4)\nd = a.dataset\nprint(d.classes)\n",
           "d = " + make + "\nf(d)\nprint(y.data)\n",
           "print(" + make + ".data)\n",
           "def f():\n    return " + make + "\n\n\nprint(y.data)\n",
           "e.d = " + make + "\nprint(e.d.data)\n",
           "d = " + make + "\na = b = d\nprint(a.data)\n",
           "d = [" + make + "]\nprint(d[0].data)\n",
       }) {
    CAPTURE(body);
    CHECK_FALSE(is_own_class(body));
  }
}
