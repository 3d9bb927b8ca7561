// The folders that installers write beside a package: `timm-1.0.dist-info`. What is not there is
// empty.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace paddle_ls::installed {

// Those of a folder of packages, in order.
std::vector<std::filesystem::path> metadata_folders(const std::filesystem::path& packages);

bool is_egg(const std::filesystem::path& metadata);

// The text of a file in such a folder.
std::string metadata_text(const std::filesystem::path& metadata, const char* file);

// METADATA, or what stands for it in an egg.
std::string headers_of(const std::filesystem::path& metadata);

// RECORD. An egg lists the files of its source, not what is installed, and has none.
std::string record_of(const std::filesystem::path& metadata);

// The modules of the package as programs import them; `record` is its RECORD.
std::vector<std::string> modules_of(const std::filesystem::path& metadata, std::string_view record);

// Whether it is installed from a folder: the project that is worked on, or one beside it.
bool is_from_folder(const std::filesystem::path& metadata);

}  // namespace paddle_ls::installed
