#include "engine/installed/installed_package.hpp"

#include <doctest/doctest.h>

#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls::installed;
using paddle_ls::test::TemporaryFolder;

namespace {

using Paths = std::vector<std::string>;

void write_package(const TemporaryFolder& folder) {
  const std::string metadata = "lib/my_models-2.1.dist-info/";
  folder.write(metadata + "METADATA",
               "Metadata-Version: 2.1\nName: My-Models\nVersion: 2.1\nLicense: UNKNOWN\n"
               "Classifier: License :: OSI Approved :: MIT License\n"
               "Project-URL: Homepage, https://example.org/models\n\nLicense: none of it\n");
  folder.write(metadata + "RECORD",
               "my_models/__init__.py,,\nmy_models/data.json,,\n"
               "my_models/__pycache__/__init__.cpython-311.pyc,,\n../../bin/models,,\n"
               "my_models-2.1.dist-info/METADATA,,\ntests/test_a.py,,\n");
  folder.write(metadata + "licenses/LICENSE", "terms");
  folder.write("lib/my_models/__init__.py", "");
}

paddle_ls::Result<InstalledPackage> find(const TemporaryFolder& folder, const char* name) {
  const std::vector<SitePackages> places = {{folder.path() / "lib", "3.11"}};
  return installed_package(places, name);
}

}  // namespace

TEST_CASE("a package is found by its name and by its module, with its files and its licence") {
  const TemporaryFolder folder;
  write_package(folder);
  for (const char* name : {"my-models", "My_Models", "my_models"}) {
    CAPTURE(name);
    const auto package = find(folder, name);
    REQUIRE(package.has_value());
    CHECK(package->name == "My-Models");
    CHECK(package->version == "2.1");
    CHECK(package->licence == "MIT License");
    CHECK(package->home == "https://example.org/models");
    CHECK(package->modules == Paths{"my_models"});
    CHECK(package->files == Paths{"my_models/__init__.py", "my_models/data.json"});
    CHECK(package->notices == Paths{"my_models-2.1.dist-info/licenses/LICENSE"});
  }
}

TEST_CASE("a package that is not there, or has no files, is an error") {
  const TemporaryFolder folder;
  write_package(folder);
  CHECK(find(folder, "other").error().message == "no package called other is installed");
  folder.write("lib/edited-1.dist-info/METADATA", "Name: edited\nVersion: 1\n\n");
  folder.write("lib/edited-1.dist-info/RECORD", "__editable__.edited.pth,,\n");
  folder.write("lib/edited-1.dist-info/direct_url.json", "{\"dir_info\": {\"editable\": true}}");
  CHECK(find(folder, "edited").error().message ==
        "edited is installed from a folder of its source: convert that folder");
}
