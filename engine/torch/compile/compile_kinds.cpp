// Build-time program: api/kinds.tsv and api/aliases.tsv in, one C++ source with their
// rows as constant data out.
//
//   compile_kinds OUTPUT.cpp KINDS.tsv ALIASES.tsv
#include <array>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "engine/text/constant_data.hpp"

namespace paddle_ls::torch {
namespace {

using Fields = std::array<std::string, 6>;

// The texts of the pool and their offsets in it.
class Pool {
 public:
  std::string place(const std::string& text) {
    const auto [entry, is_new] = known_.try_emplace(text, strings_.size());
    if (is_new) strings_ += text;
    return "{" + std::to_string(entry->second) + "," + std::to_string(text.size()) + "}";
  }
  const std::string& strings() const { return strings_; }

 private:
  std::map<std::string, std::size_t> known_;
  std::string strings_;
};

Fields split(const std::string& line) {
  Fields fields;
  std::size_t at = 0;
  for (std::string& field : fields) {
    const std::size_t end = std::min(line.find('\t', at), line.size());
    field = line.substr(std::min(at, line.size()), end - std::min(at, line.size()));
    at = end + 1;
  }
  return fields;
}

std::string kind(const std::string& word) {
  return "Kind::" + (word == "-" ? "unknown" : word);
}

bool take(std::string& text, std::string_view head) {
  if (!text.starts_with(head)) return false;
  text.erase(0, head.size());
  return true;
}

void write_texts(std::ostream& out, std::string_view name, const std::set<std::string>& texts,
                 Pool& pool) {
  out << "constexpr Text " << name << "[] = {\n";
  for (const std::string& text : texts) out << pool.place(text) << ",\n";
  out << "};\n";
}

bool is_member(const std::string& name) {
  static constexpr std::array<std::string_view, 13> owners = {
      "torch.Tensor.",
      "torch.nn.Module.",
      "torch.optim.Optimizer.",
      "torch.optim.lr_scheduler.LRScheduler.",
      "torch.autograd.function.FunctionCtx.",
      "torch.distributions.Distribution.",
      "torch.distributions.Transform.",
      "torch.utils.data.Dataset.",
      "torch.utils.data.DataLoader.",
      "torch.Generator.",
      "torch.device.",
      "torch.Size.",
      "torch.dtype.",
  };
  for (const std::string_view owner : owners) {
    if (name.starts_with(owner) && name.find('.', owner.size()) == std::string::npos) return true;
  }
  return false;
}

// Rows by name; each refers to the next row of the same object, and the last to the first.
bool write_aliases(std::ostream& out, const char* input, Pool& pool) {
  std::ifstream in(input);
  std::map<std::string, std::string> next;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::istringstream names(line);
    std::string first;
    std::string before;
    for (std::string name; std::getline(names, name, '\t'); before = name) {
      if (first.empty()) first = name;
      if (!before.empty()) next[before] = name;
    }
    next[before] = first;
  }
  std::map<std::string, std::size_t> places;
  for (const auto& [name, following] : next) places.emplace(name, places.size());
  out << "constexpr AliasRow aliases[] = {\n";
  for (const auto& [name, following] : next) {
    out << '{' << pool.place(name) << ',' << places[following] << "},\n";
  }
  out << "};\n";
  return !next.empty();
}

int compile(const char* output, const char* input, const char* aliases) {
  std::ifstream in(input);
  std::map<std::string, Fields> rows;
  std::set<std::string> members;
  std::set<std::string> only_tensors;
  std::set<std::string> packages;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.front() == '#') continue;
    Fields fields = split(line);
    if (take(fields[0], "only_tensors:")) {
      only_tensors.insert(fields[0]);
    } else if (take(fields[0], "attribute:")) {
      members.insert(fields[0]);
    } else if (take(fields[0], "package:")) {
      packages.insert(fields[0]);
    } else {
      if (is_member(fields[0])) members.insert(fields[0].substr(fields[0].rfind('.') + 1));
      rows.emplace(fields[0], fields);
    }
  }
  if (rows.empty()) {
    std::cerr << input << ": error: no rows\n";
    return 1;
  }
  Pool pool;
  std::ofstream out(output);
  out << "// Generated from engine/torch/api/*.tsv by compile_kinds.\n"
         "#include \"engine/torch/kind_table.hpp\"\n\nnamespace paddle_ls::torch {\n\n"
         "namespace {\n\nusing python::Kind;\n\nconstexpr KindRow rows[] = {\n";
  for (const auto& [name, fields] : rows) {
    const std::string condition = fields[2] == "-" ? "always" : fields[2];
    out << '{' << pool.place(name) << ',' << kind(fields[1]) << ",CallCondition::" << condition
        << ',' << kind(fields[3]) << ',' << kind(fields[4]) << ',' << kind(fields[5]) << "},\n";
  }
  out << "};\n";
  write_texts(out, "members", members, pool);
  write_texts(out, "only_tensors", only_tensors, pool);
  write_texts(out, "packages", packages, pool);
  if (!write_aliases(out, aliases, pool)) {
    std::cerr << aliases << ": error: no rows\n";
    return 1;
  }
  text::write_strings(out, pool.strings());
  out << "\nconstexpr KindTable table = {strings, rows, members, only_tensors, packages, "
         "aliases};\n\n"
         "}  // namespace\n\nconst KindTable& kind_table() {\n  return table;\n}\n\n"
         "}  // namespace paddle_ls::torch\n";
  return out.good() ? 0 : 2;
}

}  // namespace
}  // namespace paddle_ls::torch

int main(int count, char** values) {
  if (count != 4) {
    std::cerr << "usage: compile_kinds OUTPUT.cpp KINDS.tsv ALIASES.tsv\n";
    return 2;
  }
  return paddle_ls::torch::compile(values[1], values[2], values[3]);
}
