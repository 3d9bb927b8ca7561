// Documents beside the signatures that releases have.
#include "engine/mapping_docs/workspace/compare_release.hpp"

#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "engine/mapping_docs/judge/fixes.hpp"
#include "test/unit/mapping_docs/classic.hpp"

using namespace paddle_ls;
using namespace paddle_ls::mapping_docs;

namespace {

constexpr std::string_view released_torch =
    "# comment\n"
    "torch\tmodule\t\t\n"
    "torch.demo\tmodule\t\t\n"
    "torch.demo.scale\tfunction\t\t\tinput, factor=0.5, *, mode=None, out=None\n"
    "torch.demo.pick\tfunction\t\t\tinput, *, dtype=None\tinput, dim, keepdim=False, *, "
    "dtype=None\n"
    "torch.demo.Base\tclass\t\t\tsize, bias=True\n"
    "torch.demo.Base.run\tmethod\t\t\tvalue\n"
    "torch.demo.Layer\tclass\ttorch.demo.Base\t\tsize, bias=True\n"
    "torch.demo.grow\t=\ttorch.demo.scale\n"
    "torch.rand_like\tfunction\t\t\tinput, *, dtype=None\n";

constexpr std::string_view released_paddle =
    "paddle@2.6\tmodule\t\t\n"
    "paddle.demo@2.6\tmodule\t\t\n"
    "paddle.demo.scale@2.6\tfunction\t\t\tx, factor=0.5, name=None\n"
    "paddle.demo.scale@3.0\tfunction\t\tinput=x\tx, factor=0.5, shape=None, name=None, *, "
    "out=None\n"
    "paddle.demo.old@2.6\tfunction>paddle.demo.scale\t\t\tx, factor=0.5, shape=None\n"
    "paddle.demo.gone@2.6\tfunction\t\t\tx\n"
    "paddle.demo.gone@3.0\t-\n"
    "paddle.other@2.6\tmodule\t\t\n"
    "paddle.other.gone@3.0\tfunction\t\t\tx\n";

struct ReleaseCase {
  std::string text;
  Identity identity;
  Validation validation;
  std::vector<DocumentFinding> findings;

  std::vector<std::string> codes() const {
    std::vector<std::string> found;
    for (const DocumentFinding& each : findings) found.emplace_back(each.code());
    return found;
  }
  std::string marked(std::size_t finding) const {
    return std::string(text::slice(text, findings[finding].range));
  }
};

ReleaseCase against_releases(const std::string& source, const std::string& target,
                             const std::string& release = "3.0") {
  static const ReleaseFacts pytorch(released_torch);
  const ReleaseFacts paddle(released_paddle, release);
  const auto section = [](const std::string& call) {
    const std::string api = call.substr(0, call.find('('));
    return "### [" + api + "](https://x.org/" + api + ".html)\n\n```python\n" + call + "\n```\n\n";
  };
  ReleaseCase compared;
  compared.text = "## [ 仅参数名不一致 ]" + source.substr(0, source.find('(')) + "\n" +
                  section(source) + section(target) +
                  "两者功能一致，仅参数名不一致，具体如下：\n\n### 参数映射\n\n"
                  "| PyTorch | PaddlePaddle | 备注 |\n| --- | --- | --- |\n"
                  "| input | x | 仅参数名不一致。 |\n";
  compared.identity = identify("api_difference/torch/torch.demo.scale.md", classic);
  compared.validation = validate(compared.text, compared.identity, classic, {});
  compared.findings = compare_document(compared.validation, classic, {}, {pytorch, paddle, release},
                                       ApiReference());
  return compared;
}

const std::string sound_source = "torch.demo.scale(input, factor=0.5, *, mode=None, out=None)";
const std::string sound_target = "paddle.demo.scale(x, factor=1/2, shape=None, out=None)";

using Codes = std::vector<std::string>;

}  // namespace

TEST_CASE("signatures of the releases have nothing to say") {
  CHECK(against_releases(sound_source, sound_target).codes().empty());
}

TEST_CASE("a merged signature is right where one of the overloads is") {
  CHECK(against_releases("torch.demo.pick(input, dim=None, keepdim=False, *, dtype=None)",
                         sound_target)
            .codes()
            .empty());
}

TEST_CASE("aliases and base classes are followed") {
  CHECK(against_releases("torch.demo.grow(input, factor=0.5, *, mode=None, out=None)", sound_target)
            .codes()
            .empty());
  CHECK(against_releases("torch.demo.Layer.run(value)", sound_target).codes().empty());
  CHECK(against_releases("torch.demo.Layer.run(other)", sound_target).codes() ==
        Codes{"x/torch-signature"});
}

TEST_CASE("a parameter that PyTorch does not have is a warning") {
  const auto compared = against_releases(
      "torch.demo.scale(input, factor=0.5, *, mode=None, out=None, verbose=False)", sound_target);
  REQUIRE(compared.codes() == Codes{"x/torch-signature"});
  CHECK(compared.findings[0].severity == Severity::warning);
  CHECK(compared.marked(0) == "verbose=False");
  CHECK(compared.findings[0].message ==
        "`verbose` is no parameter in PyTorch 2.9.1: "
        "torch.demo.scale(input, factor=0.5, *, mode=None, out=None)");
}

TEST_CASE("a renamed parameter is renamed in the signature and in the table") {
  const auto compared = against_releases(
      "torch.demo.scale(inputs, factor=0.5, *, mode=None, out=None)", sound_target);
  REQUIRE(compared.codes() == Codes{"x/torch-signature"});
  REQUIRE(compared.findings[0].fixes.size() == 1);
  const auto edits = text::normalized(compared.findings[0].fixes[0].edits);
  REQUIRE(edits);
  CHECK(text::applied(*edits, compared.text).find("scale(input, factor") != std::string::npos);
}

TEST_CASE("missing parameters are one finding, and a hint where they only say where results go") {
  const auto important = against_releases("torch.demo.scale(input, factor=0.5)", sound_target);
  REQUIRE(important.codes() == Codes{"x/torch-signature"});
  CHECK(important.findings[0].severity == Severity::information);
  CHECK(
      important.findings[0].message.starts_with("the signature lacks `mode`, `out`, which are in"));
  const auto storage =
      against_releases("torch.demo.scale(input, factor=0.5, *, mode=None)", sound_target);
  REQUIRE(storage.codes() == Codes{"x/torch-signature"});
  CHECK(storage.findings[0].severity == Severity::hint);
}

TEST_CASE("another default is set by the fix, and an absent one added") {
  const auto other =
      against_releases("torch.demo.scale(input, factor=0.6, *, mode=None, out=None)", sound_target);
  REQUIRE(other.codes() == Codes{"x/torch-signature"});
  CHECK(other.marked(0) == "factor=0.6");
  CHECK(text::applied(other.findings[0].fixes[0].edits, other.text).find(sound_source) !=
        std::string::npos);
  const auto absent =
      against_releases("torch.demo.scale(input, factor, *, mode=None, out=None)", sound_target);
  REQUIRE(absent.codes() == Codes{"x/torch-signature"});
  CHECK(absent.findings[0].severity == Severity::hint);
  CHECK(text::applied(absent.findings[0].fixes[0].edits, absent.text).find(sound_source) !=
        std::string::npos);
}

TEST_CASE("another order of positional parameters is told") {
  const auto compared =
      against_releases(sound_source, "paddle.demo.scale(x, shape=None, factor=0.5, out=None)");
  REQUIRE(compared.codes() == Codes{"x/paddle-signature"});
  CHECK(
      compared.findings[0].message.starts_with("the parameters have another order in Paddle 3.0"));
}

TEST_CASE("keywords for calls of PyTorch count where the document has them on its other side") {
  const std::string without_out = "paddle.demo.scale(x, factor=0.5, shape=None)";
  CHECK(against_releases(sound_source, without_out).codes() == Codes{"x/paddle-signature"});
  CHECK(against_releases("torch.demo.pick(input, dim=None, keepdim=False, *, dtype=None)",
                         without_out)
            .codes()
            .empty());
}

TEST_CASE("name of Paddle may be part of a signature or not") {
  CHECK(against_releases(sound_source, "paddle.other.gone(x, name=None)").codes().empty());
}

TEST_CASE("Paddle is that of the target release") {
  CHECK(against_releases(sound_source, "paddle.demo.scale(x, factor=0.5)", "2.6").codes().empty());
  CHECK(against_releases(sound_source, "paddle.demo.scale(x, factor=0.5)", "3.0").codes() ==
        Codes{"x/paddle-signature"});
}

TEST_CASE("a call that fixes an argument is not a signature") {
  CHECK(against_releases(sound_source, "paddle.demo.scale(x, shape='large')").codes().empty());
}

TEST_CASE("an API that moved or is deprecated is named by its new name") {
  const auto deprecated =
      against_releases(sound_source, "paddle.demo.old(x, factor=0.5, shape=None)");
  REQUIRE(deprecated.codes() == Codes{"x/paddle-moved"});
  CHECK(text::applied(*text::normalized(deprecated.findings[0].fixes[0].edits), deprecated.text)
            .find("paddle.demo.scale(x, factor=0.5, shape=None)") != std::string::npos);
  const auto moved = against_releases(sound_source, "paddle.demo.gone(x)");
  REQUIRE(moved.codes() == Codes{"x/paddle-moved"});
  CHECK(moved.findings[0].message ==
        "Paddle 3.0 has no paddle.demo.gone; it has paddle.other.gone");
  CHECK(against_releases(sound_source, "paddle.demo.gone(x)", "2.6").codes().empty());
}

TEST_CASE("only a public name below a known module can be unknown") {
  CHECK(against_releases(sound_source, "paddle.demo.nothing(x)").codes() ==
        Codes{"x/paddle-unknown"});
  CHECK(against_releases(sound_source, "paddle.demo._nothing(x)").codes().empty());
  CHECK(against_releases(sound_source, "paddle.demo.scale.part(x)").codes().empty());
  CHECK(against_releases(sound_source, "paddle.elsewhere.part(x)").codes().empty());
}

TEST_CASE("the built-in releases know aliases and inherited members") {
  const ReleaseFacts& paddle = paddle_facts("3.3");
  for (const char* name :
       {"paddle.Tensor.abs", "paddle.nn.Linear.parameters", "paddle.optimizer.Adam.step",
        "paddle.nn.functional.relu", "paddle.linalg.norm"}) {
    CHECK_MESSAGE(paddle.find(name), name);
  }
  CHECK_FALSE(paddle.find("paddle.nn.Relu"));
  CHECK_FALSE(paddle_facts("2.6").find("paddle.compat"));
  const auto conv = pytorch_facts().find("torch.nn.functional.conv2d");
  REQUIRE(conv);
  CHECK(conv->name == "torch.conv2d");
}

TEST_CASE("a parameter that a later release of PyTorch has is not unknown") {
  const std::string target = "paddle.demo.gone(x)";
  CHECK(
      against_releases("torch.rand_like(input, *, dtype=None, seed=None)", target, "2.6").codes() ==
      Codes{"x/torch-signature"});
  CHECK(against_releases("torch.rand_like(input, *, dtype=None, generator=None)", target, "2.6")
            .codes()
            .empty());
}
