// A model file of an older release -> a model of Paddle 3 with the same weights, in a folder.
//
// The program is NAME.json, the weights NAME.pdiparams, as paddle.static.save_inference_model names
// them. Either both files are written, or none that was there is changed.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "engine/ir/translate/translate.hpp"
#include "engine/ir/upgrade/upgrade.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::server {

struct UpgradeRequest {
  std::filesystem::path model;
  std::filesystem::path parameters;  // a file, or a folder of one file each; empty: found beside
  std::filesystem::path folder;      // made where it is missing
  bool replace = false;              // files that are there already
  std::function<bool()> is_cancelled;
};

struct UpgradedModel {
  ir::UpgradedProgram upgraded;
  ir::Translation translation;  // of the upgraded program
  // The files that were written; empty where the program could not be translated whole.
  std::filesystem::path program_file;
  std::filesystem::path parameters_file;  // empty as well where the model has no parameters
};

// The error's `where` is the file that is meant.
Result<UpgradedModel> upgrade_model(const UpgradeRequest& request);

}  // namespace paddle_ls::server
