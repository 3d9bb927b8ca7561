// Runs the halves of examples under PyTorch and Paddle, and checks whether they give the same
// results.
//
// The examples are arbitrary code: each half runs in a separate process that has an
// empty folder, no network and a time limit.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "engine/text/result.hpp"

namespace paddle_ls::project {

struct HalfCode {
  std::string code;
  std::size_t line = 1;  // of its first line in the document, from 1
};

struct DocumentExample {
  HalfCode torch;
  HalfCode paddle;
};

struct ExampleWishes {
  std::string torch_python = "python3";
  std::string paddle_python = "python3";
  std::uint32_t seconds = 60;  // that a half may take
  std::function<bool()> is_unwanted;
};

// What is known of an example that has run: `verdict` is equal, dtype, differs, fails-torch,
// fails-paddle or not-compared; `message` says why; `line` is of the document; `torch` and `paddle`
// are the results, shortened.
using OnVerdict = std::function<void(std::size_t example, boost::json::object verdict)>;

// An error says why nothing more could be run: a framework that is missing.
Result<void> verify_examples(const std::vector<DocumentExample>& examples,
                             const ExampleWishes& wishes, const OnVerdict& on_verdict);

}  // namespace paddle_ls::project
