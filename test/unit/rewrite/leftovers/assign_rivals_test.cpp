// Imports from torch of names that have another meaning too.
#include <string>

#include <doctest/doctest.h>

#include "test/unit/rewrite/leftovers/check_leftover.hpp"

using namespace paddle_ls::rewrite;

namespace {

std::string made_of(const std::string& source) {
  const std::string result = paddle_ls::text::applied(fixed(source, FixClass::safe).edits, source);
  CHECK(fixed(result, FixClass::safe).edits.empty());
  return result;
}

}  // namespace

TEST_CASE("an import that replaces another becomes an assignment") {
  CHECK(made_of("try:\n    from apex import Tanh as Act\nexcept ImportError:\n"
                "    from torch.nn import Tanh as Act\n\n\nact = Act()\n") ==
        "try:\n    from apex import Tanh as Act\nexcept ImportError:\n"
        "    import paddle\n    Act = paddle.nn.Tanh\n\n\nact = Act()\n");
  CHECK(made_of("try:\n    from apex import Base\n\n    class Tanh(Base):\n        pass\n"
                "except ImportError:\n    from torch.nn import Tanh\n\n\nact = Tanh()\n")
            .find("except ImportError:\n    import paddle\n    Tanh = paddle.nn.Tanh\n") !=
        std::string::npos);
}

TEST_CASE("an import of a name without a rule, or without another meaning, stays an import") {
  const std::string rare =
      "try:\n    from apex import Rare\nexcept ImportError:\n    from torch.nn import Rare\n\n\n"
      "act = Rare()\n";
  CHECK(made_of(rare).find("Rare = torch") == std::string::npos);
  CHECK(made_of("from torch.nn import Tanh\n\nact = Tanh()\n") ==
        "from paddle.nn import Tanh\n\nact = Tanh()\n");
}
