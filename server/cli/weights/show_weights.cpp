// The structure of a checkpoint, as an indented tree or as JSON.
#include <algorithm>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "engine/weights/model/walk.hpp"
#include "engine/weights/read/read_checkpoint.hpp"
#include "server/cli/run/exit_status.hpp"
#include "server/cli/weights/weights_verbs.hpp"

namespace paddle_ls::cli {
namespace {

namespace json = boost::json;
using namespace weights;

constexpr std::size_t longest_text = 60;

std::uint64_t bytes_of(const Tensor& tensor) {
  return element_count(tensor.shape).value_or(0) * width_of(tensor.type);
}

// A leaf that is no tensor, in one line.
std::string shown(const Value& value) {
  struct Shown {
    std::string operator()(const Nothing&) const { return "None"; }
    std::string operator()(bool flag) const { return flag ? "True" : "False"; }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(const BigInteger& number) const { return number.decimal; }
    std::string operator()(double number) const { return json::serialize(json::value(number)); }
    std::string operator()(const std::complex<double>& number) const {
      return (*this)(number.real()) + " + " + (*this)(number.imag()) + "j";
    }
    std::string operator()(const Text& text) const {
      const bool is_long = text.utf8.size() > longest_text;
      std::size_t end = std::min(text.utf8.size(), longest_text);
      while (is_long && end > 0 && (static_cast<unsigned char>(text.utf8[end]) & 0xC0U) == 0x80U)
        --end;
      return json::serialize(json::value(std::string_view(text.utf8).substr(0, end))) +
             (is_long ? "..." : "");
    }
    std::string operator()(const Bytes& bytes) const {
      return "bytes" + std::string(bytes.storage ? ", long" : "");
    }
    std::string operator()(const Sequence& /*empty*/) const { return "[]"; }
    std::string operator()(const Dict& /*empty*/) const { return "{}"; }
    std::string operator()(const TensorIndex& /*tensor*/) const { return "tensor"; }
    std::string operator()(const Word& word) const { return word.source; }
    std::string operator()(const Refused& refused) const {
      return "not read: " + refused.wanted + ": " + refused.why;
    }
  };
  return std::visit(Shown(), value);
}

struct Leaf {
  std::string path;
  const Value* value;
};

Result<std::vector<Leaf>> leaves_of(const Checkpoint& checkpoint) {
  std::vector<Leaf> leaves;
  const auto walked = walk_leaves(checkpoint, [&](std::string_view path, const Value& value) {
    leaves.push_back({std::string(path), &value});
  });
  if (!walked) return tl::unexpected(walked.error());
  return leaves;
}

const Tensor* tensor_of(const Checkpoint& checkpoint, const Leaf& leaf) {
  const auto* index = std::get_if<TensorIndex>(leaf.value);
  return index == nullptr ? nullptr : &checkpoint.tensors[index->index];
}

struct Totals {
  std::size_t tensors = 0;
  std::uint64_t elements = 0;
  std::uint64_t bytes = 0;
};

Totals totals_of(const Checkpoint& checkpoint, const std::vector<Leaf>& leaves) {
  Totals totals;
  for (const Leaf& leaf : leaves) {
    const Tensor* tensor = tensor_of(checkpoint, leaf);
    if (tensor == nullptr) continue;
    ++totals.tensors;
    totals.elements += element_count(tensor->shape).value_or(0);
    totals.bytes += bytes_of(*tensor);
  }
  return totals;
}

// Which of the storages several tensors share, as the path of the first of them.
std::vector<const std::string*> first_users(const Checkpoint& checkpoint,
                                            const std::vector<Leaf>& leaves) {
  std::vector<const std::string*> first(checkpoint.storages.size(), nullptr);
  for (const Leaf& leaf : leaves) {
    const Tensor* tensor = tensor_of(checkpoint, leaf);
    if (tensor != nullptr && first[tensor->storage] == nullptr) first[tensor->storage] = &leaf.path;
  }
  return first;
}

void print_text(const std::filesystem::path& file, const Checkpoint& checkpoint,
                const std::vector<Leaf>& leaves, std::ostream& out) {
  const Totals totals = totals_of(checkpoint, leaves);
  out << file.string() << ": " << format_names[static_cast<std::size_t>(checkpoint.format)] << ", "
      << totals.tensors << (totals.tensors == 1 ? " tensor, " : " tensors, ") << totals.elements
      << " elements, " << size_text(totals.bytes) << "\n";
  for (const auto& [key, value] : checkpoint.metadata)
    out << "  (" << key << ": " << value << ")\n";
  std::size_t width = 0;
  for (const Leaf& leaf : leaves)
    width = std::max(width, std::min<std::size_t>(leaf.path.size(), 60));
  const auto first = first_users(checkpoint, leaves);
  for (const Leaf& leaf : leaves) {
    out << "  " << leaf.path
        << std::string(leaf.path.size() < width ? width - leaf.path.size() : 0, ' ') << "  ";
    const Tensor* tensor = tensor_of(checkpoint, leaf);
    if (tensor == nullptr) {
      out << shown(*leaf.value) << "\n";
      continue;
    }
    out << names_of(tensor->type).name << " " << shape_text(tensor->shape) << "  "
        << size_text(bytes_of(*tensor));
    const std::string* other = first[tensor->storage];
    if (other != nullptr && other != &leaf.path) out << "  shares memory with " << *other;
    out << "\n";
  }
}

json::object json_of(const std::filesystem::path& file, const Checkpoint& checkpoint,
                     const std::vector<Leaf>& leaves) {
  json::array tensors;
  json::array values;
  json::array refused;
  const auto first = first_users(checkpoint, leaves);
  for (const Leaf& leaf : leaves) {
    if (const Tensor* tensor = tensor_of(checkpoint, leaf)) {
      json::object row{
          {"path", leaf.path}, {"type", names_of(tensor->type).name}, {"bytes", bytes_of(*tensor)}};
      row["shape"] = json::array(tensor->shape.begin(), tensor->shape.end());
      const std::string* other = first[tensor->storage];
      if (other != nullptr && other != &leaf.path) row["shares_memory_with"] = *other;
      tensors.push_back(std::move(row));
    } else if (const auto* no_data = std::get_if<Refused>(leaf.value)) {
      refused.push_back(
          json::object{{"path", leaf.path}, {"wanted", no_data->wanted}, {"reason", no_data->why}});
    } else {
      values.push_back(json::object{{"path", leaf.path}, {"value", shown(*leaf.value)}});
    }
  }
  json::object metadata;
  for (const auto& [key, value] : checkpoint.metadata) metadata[key] = value;
  return {{"file", file.string()},
          {"format", format_names[static_cast<std::size_t>(checkpoint.format)]},
          {"tensors", std::move(tensors)},
          {"values", std::move(values)},
          {"refused", std::move(refused)},
          {"metadata", std::move(metadata)}};
}

}  // namespace

int show_weights(const WeightsOptions& options, std::ostream& out, std::ostream& err) {
  int status = exit_status::clean;
  for (const auto& file : options.files) {
    const auto checkpoint = read_checkpoint(file);
    if (!checkpoint) {
      complain(checkpoint.error(), err);
      status = exit_status::could_not_run;
      continue;
    }
    const auto leaves = leaves_of(*checkpoint);
    if (!leaves) {
      complain(leaves.error(), err);
      status = exit_status::could_not_run;
    } else if (options.as_json) {
      out << json::serialize(json_of(file, *checkpoint, *leaves)) << "\n";
    } else {
      print_text(file, *checkpoint, *leaves, out);
    }
  }
  return status;
}

}  // namespace paddle_ls::cli
