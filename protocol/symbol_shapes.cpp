#include "protocol/types/symbols.hpp"

namespace paddle_ls::protocol {

constinit const Shape document_symbol_list = shape_of<std::vector<DocumentSymbol>>;

}  // namespace paddle_ls::protocol
