// What packages say of themselves: metadata, markers, names of modules.
#include <doctest/doctest.h>

#include "engine/installed/import_names.hpp"
#include "engine/installed/marker.hpp"
#include "engine/installed/read_metadata.hpp"

using namespace paddle_ls::installed;

using Names = std::vector<std::string>;

TEST_CASE("the headers of METADATA end at the first empty line") {
  const Distribution read = read_metadata(
      "Metadata-Version: 2.1\r\nname: My_Net.Core\nVersion: 0.3\n"
      "Requires-Dist: torch (>=2.0)\nRequires-Dist: timm[fast, all]>=1 ; python_version > '3.8'\n"
      "Requires-Dist: net @ https://host/net;v=1.zip ; extra == 'web'\n"
      "Description: one\n        Requires-Dist: folded\n\nRequires-Dist: text\n");
  CHECK(read.name == "my-net-core");
  CHECK(read.version == "0.3");
  REQUIRE(read.requirements.size() == 3);
  CHECK(read.requirements[0].name == "torch");
  CHECK(read.requirements[0].marker.empty());
  CHECK(read.requirements[1].name == "timm");
  CHECK(read.requirements[1].extras == Names{"fast", "all"});
  CHECK(read.requirements[1].marker == "python_version > '3.8'");
  CHECK(read.requirements[2].name == "net");
  CHECK(read.requirements[2].marker == "extra == 'web'");
}

TEST_CASE("metadata that is broken says nothing") {
  for (const std::string_view text :
       {"", "\n", ":", "Name", "Name:", "Requires-Dist:", "Requires-Dist: [", "Requires-Dist: ;",
        "Requires-Dist: @", "Name: \xFF\nRequires-Dist: a[b"}) {
    CAPTURE(text);
    CHECK(read_metadata(text).version.empty());
  }
}

TEST_CASE("sections of an egg's requirements are extras and markers") {
  const auto read = read_requires(
      "numpy\n\n[:python_version < \"3\"]\nold\n\n[gpu]\ntorch>=1\n\n[gpu:os_name == 'nt']\nwin\n");
  REQUIRE(read.size() == 4);
  CHECK(read[0].marker.empty());
  CHECK(read[1].marker == "python_version < \"3\"");
  CHECK(read[2].name == "torch");
  CHECK(read[2].marker == "extra == \"gpu\"");
  CHECK(read[3].marker == "(os_name == 'nt') and extra == \"gpu\"");
}

TEST_CASE("a requirement holds unless its marker certainly does not") {
  const MarkerContext plain{"", "3.11"};
  const MarkerContext with_gpu{"gpu", "3.11"};
  for (const std::string_view marker :
       {"", "python_version >= \"3.8\"", "python_version == '3.11'", "os_name == 'posix'",
        "platform_machine == 'riscv'", "(sys_platform != 'win32')", "extra != 'gpu'",
        "extra == 'gpu' or python_version < '4'", "what == is this", "python_version >", "(((",
        "python_full_version < '3.11.4'", "implementation_name == 'cpython'",
        "sys_platform in 'linux darwin'", "python_version not in '2.7, 3.0'"}) {
    CAPTURE(marker);
    CHECK(may_hold(marker, plain));
  }
  for (const std::string_view marker :
       {"extra == 'gpu'", "python_version < '3.8'", "sys_platform == 'win32'",
        "sys_platform == 'win32' and extra == 'gpu'", "python_full_version < '3.10.4'",
        "platform_machine == 'riscv' and extra == \"gpu\"", "os_name not in 'posix'",
        "python_version > '3.8' and (extra == 'a' or extra == 'b')"}) {
    CAPTURE(marker);
    CHECK_FALSE(may_hold(marker, plain));
  }
  CHECK(may_hold("extra == 'GPU'", with_gpu));
  CHECK(may_hold("python_version < '3.8'", MarkerContext{"", ""}));
  CHECK(may_hold(std::string(100000, '('), plain));
}

TEST_CASE("modules are named by RECORD, and by top_level.txt where that is silent") {
  CHECK(import_names({"timm/__init__.py,sha256=x,1\ntimm/layers/__init__.py,,\n"
                      "timm-1.0.dist-info/RECORD,,\n../../../bin/timm,,\n",
                      "timm\n", ""}) == Names{"timm"});
  CHECK(import_names({"net.py,,\n_ext.cpython-311-x86_64-linux-gnu.so,,\n", "", ""}) ==
        Names{"_ext", "net"});
  CHECK(import_names({"", "one\ntwo\n", ""}) == Names{"one", "two"});
  CHECK(import_names({"x-1.dist-info/METADATA,,\n", "x\n", ""}) == Names{"x"});
  CHECK(import_names({"", "", ""}).empty());
}

TEST_CASE("a package in a namespace is named with it") {
  const Names audio{"pyannote.audio"};
  const std::string record = "pyannote/audio/__init__.py,,\npyannote/audio/io/__init__.py,,\n";
  CHECK(import_names({record, "", ""}) == audio);
  CHECK(import_names({record, "pyannote\n", ""}) == audio);
  CHECK(import_names({record + "pyannote/__init__.py,,\n", "pyannote\n", "pyannote\n"}) == audio);
  CHECK(import_names({"space/part.py,,\n", "", ""}) == Names{"space"});
}

TEST_CASE("folders that came along by mistake are not names of a package") {
  CHECK(import_names({"net/__init__.py,,\ntests/__init__.py,,\ndocs/conf.py,,\n", "", ""}) ==
        Names{"net"});
  CHECK(import_names({"__editable___net_finder.py,,\n__editable__.net.pth,,\n", "net\n", ""}) ==
        Names{"net"});
  CHECK(import_names({"tests/__init__.py,,\n", "", ""}) == Names{"tests"});
}
