// What Boost calls instead of `throw` in files that are compiled without exceptions.
#include <cstdlib>
#include <exception>

namespace boost {

struct source_location;

[[noreturn]] void throw_exception(const std::exception&) {
  std::abort();
}

[[noreturn]] void throw_exception(const std::exception&, const source_location&) {
  std::abort();
}

}  // namespace boost
