#include "engine/rewrite/known/proof.hpp"

#include <charconv>

#include "engine/rewrite/known/built_in_proof.hpp"

namespace paddle_ls::rewrite {

namespace {

// The line of `text` around `at`, without its end.
std::string_view line_around(std::string_view text, std::size_t at) {
  const std::size_t before = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
  const std::size_t start = before == std::string_view::npos ? 0 : before + 1;
  return text.substr(start, text.find('\n', start) - start);
}

std::string_view take_field(std::string_view& line) {
  const std::size_t tab = line.find('\t');
  const std::string_view field = line.substr(0, tab);
  line.remove_prefix(tab == std::string_view::npos ? line.size() : tab + 1);
  return field;
}

std::uint32_t number(std::string_view digits) {
  std::uint32_t result = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), result);
  return result;
}

// A release on which cases were run.
struct ProvenRelease {
  std::string_view name;
  std::string_view proof;  // lines with an API and its numbers of right and failed cases, sorted
};

ProvenRelease run_for(Profile profile) {
  switch (profile) {
    case Profile::v2_6: return {"2.6.2", built_in_proof_2_6};
    case Profile::v3_0: return {"3.0.0", built_in_proof_3_0};
    case Profile::v3_1: return {"3.1.1", built_in_proof_3_1};
    case Profile::v3_2: return {"3.2.2", built_in_proof_3_2};
    case Profile::v3_3:
    case Profile::v3_3_compat: return {"3.3.1", built_in_proof_3_3};
    case Profile::nightly: return {};
  }
  return {};
}

}  // namespace

std::string_view proven_release(Profile profile) {
  return run_for(profile).name;
}

std::optional<Proof> proof_of(std::string_view api, Profile profile) {
  const std::string_view text = run_for(profile).proof;
  std::size_t first = 0;
  std::size_t last = text.size();
  while (first < last) {
    std::string_view line = line_around(text, first + (last - first) / 2);
    const auto start = static_cast<std::size_t>(line.data() - text.data());
    const std::size_t end = start + line.size() + 1;
    const std::string_view name = take_field(line);
    if (name == api) {
      const std::uint32_t right = number(take_field(line));
      return Proof{right, number(take_field(line))};
    }
    if (name < api) {
      first = end;
    } else {
      last = start;
    }
  }
  return {};
}

std::string proof_sentence(std::string_view api, Profile profile) {
  const std::string release(proven_release(profile));
  if (release.empty()) return "not verified: no cases were run on this release";
  const std::optional<Proof> proof = proof_of(api, profile);
  if (!proof) return "not verified on " + release;
  const std::string cases = std::to_string(proof->right + proof->failed);
  if (proof->holds()) {
    return "verified on " + release + ", " + cases + (cases == "1" ? " case" : " cases");
  }
  return "correct on " + release + " in " + std::to_string(proof->right) + " of " + cases +
         " cases";
}

}  // namespace paddle_ls::rewrite
