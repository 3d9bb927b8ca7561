// bench_mapping_docs [FOLDER]: what the mapping documents cost beside md4c.
//
// Reads, validates and indexes every document below FOLDER (the shared corpus when none is given)
// on one core and prints the medians of each step, documents per second, the ratio to md4c
// rendering the same bytes, and the time from a keystroke in one document to its findings with all
// others indexed.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "engine/mapping_docs/text/rendered_html.hpp"
#include "engine/mapping_docs/workspace/index.hpp"

using namespace paddle_ls::mapping_docs;

namespace {

namespace fs = std::filesystem;

struct File {
  std::string path;
  std::string text;
};

std::vector<File> read(const fs::path& root, const DocumentProfile& profile) {
  std::vector<File> files;
  for (const auto& entry : fs::recursive_directory_iterator(root)) {
    const std::string path = entry.path().generic_string();
    if (!is_mapping_document(path, profile)) continue;
    std::ifstream file(entry.path(), std::ios::binary);
    files.push_back({path, {std::istreambuf_iterator<char>(file), {}}});
  }
  return files;
}

double milliseconds(auto work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
      .count();
}

double quantile(std::vector<double> values, double part) {
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
}

double median_of_runs(auto work) {
  std::vector<double> runs;
  for (int i = 0; i < 9; ++i) runs.push_back(milliseconds(work));
  return quantile(runs, 0.5);
}

}  // namespace

int main(int count, char** arguments) {
  const fs::path root =
      count > 1 ? fs::path(arguments[1]) : fs::path(PADDLE_LS_SHARED_DATA) / "mapping-docs";
  if (!fs::exists(root)) {
    std::fprintf(stderr, "%s: no such folder\n", root.c_str());
    return 2;
  }
  const DocumentProfile& profile = *builtin_profile("classic");
  std::vector<File> files;
  const double reading = median_of_runs([&] { files = read(root, profile); });

  std::size_t bytes = 0;
  for (const File& file : files) bytes += file.text.size();
  std::size_t html = 0;
  const double markdown = median_of_runs([&] {
    for (const File& file : files) html += rendered_html(file.text).size();
  });
  std::size_t findings = 0;
  const double validating = median_of_runs([&] {
    for (const File& file : files) {
      findings += validate(file.text, identify(file.path, profile), profile).findings.size();
    }
  });
  Index index(profile);
  const double all = median_of_runs([&] {
    index = Index(profile);
    for (const File& file : read(root, profile)) {
      const Identity identity = identify(file.path, profile);
      index.put_document(file.path, identity, validate(file.text, identity, profile));
    }
    findings += index.findings().size();
  });
  std::vector<double> keystrokes;
  for (std::size_t i = 0; i < files.size(); i += 4) {
    std::string text = files[i].text;
    text.insert(text.size() / 2, "x");
    keystrokes.push_back(milliseconds([&] {
      const Identity identity = identify(files[i].path, profile);
      index.put_document(files[i].path, identity, validate(text, identity, profile));
      findings += index.findings().size();
    }));
  }
  std::printf("%zu documents, %zu bytes\n", files.size(), bytes);
  std::printf("read                     %8.2f ms\n", reading);
  std::printf("md4c                     %8.2f ms\n", markdown);
  std::printf("validate                 %8.2f ms, %.0f documents/s, %.2f of md4c\n", validating,
              static_cast<double>(files.size()) / validating * 1000, validating / markdown);
  std::printf("read, validate and index %8.2f ms (bound: 100)\n", all);
  std::printf("keystroke to findings    %8.3f ms p50, %.3f ms p95 (bound: 3)\n",
              quantile(keystrokes, 0.5), quantile(keystrokes, 0.95));
  return html + findings == 0 ? 1 : 0;
}
