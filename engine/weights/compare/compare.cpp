#include "engine/weights/compare/compare.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "engine/weights/model/walk_leaves.hpp"
#include "engine/weights/values/element_numbers.hpp"
#include "engine/weights/values/element_reader.hpp"

namespace paddle_ls::weights {
namespace {

constexpr std::uint64_t elements_compared_at_once = 1U << 18U;

using ByName = std::map<std::string, std::size_t>;  // index of a tensor

Result<ByName> tensors_by_path(const Checkpoint& checkpoint) {
  ByName tensors;
  const auto walked =
      walk_leaves(checkpoint, [&](std::string_view path, const CheckpointValue& value) {
        if (const auto* tensor = std::get_if<TensorIndex>(&value))
          tensors.emplace(path, tensor->index);
      });
  if (!walked) return tl::unexpected(walked.error());
  return tensors;
}

// The tensors of the dict that has most of them.
ByName largest_dict(const Checkpoint& checkpoint) {
  ByName largest;
  for (const CheckpointValue& value : checkpoint.values) {
    const auto* dict = std::get_if<Dict>(&value);
    if (dict == nullptr || dict->items.size() <= largest.size()) continue;
    ByName tensors;
    for (const auto& [key, item] : dict->items) {
      const auto* name = std::get_if<TextValue>(&checkpoint.values[key]);
      const auto* tensor = std::get_if<TensorIndex>(&checkpoint.values[item]);
      if (name != nullptr && tensor != nullptr) tensors.emplace(name->utf8, tensor->index);
    }
    if (tensors.size() > largest.size()) largest = std::move(tensors);
  }
  return largest;
}

bool share_a_name(const ByName& first, const ByName& second) {
  return std::any_of(first.begin(), first.end(),
                     [&](const auto& each) { return second.contains(each.first); });
}

double distance(double left, double right) {
  if (std::isnan(left) && std::isnan(right)) return 0;
  if (left == right) return 0;
  const double apart = std::fabs(left - right);
  return std::isnan(apart) ? std::numeric_limits<double>::infinity() : apart;
}

class Comparing {
 public:
  Comparing(const Checkpoint& first, const Checkpoint& second, ElementReader& of_first,
            ElementReader& of_second)
      : first_(first), second_(second), of_first_(of_first), of_second_(of_second) {}

  Result<void> compare(const std::string& name, std::size_t left, std::size_t right, double bound,
                       CheckpointComparison& into) {
    Tensor one = first_.tensors[left];
    Tensor other = second_.tensors[right];
    ++into.compared;
    if (one.shape != other.shape) {
      into.differences.push_back(
          {CheckpointDifferenceKind::shape, name, shape_text(one.shape), shape_text(other.shape)});
      return {};
    }
    take_as_bfloat16(one, other);
    take_as_bfloat16(other, one);
    const bool same_type = one.type == other.type;
    if (!same_type) {
      into.differences.push_back({CheckpointDifferenceKind::type, name,
                                  std::string(names_of(one.type).name),
                                  std::string(names_of(other.type).name)});
    }
    CheckpointDifference difference{CheckpointDifferenceKind::values, name, "", ""};
    if (auto done = find_largest(one, other, difference); !done) return done;
    if (difference.largest > bound) {
      into.differences.push_back(std::move(difference));
    } else if (same_type) {
      ++into.equal;
    }
    return {};
  }

 private:
  static void take_as_bfloat16(Tensor& one, const Tensor& other) {
    if (one.type == ElementType::uint16 && other.type == ElementType::bfloat16)
      one.type = ElementType::bfloat16;
  }

  Result<void> find_largest(const Tensor& one, const Tensor& other,
                            CheckpointDifference& difference) {
    const std::uint64_t count = element_count(one.shape).value_or(0);
    for (std::uint64_t at = 0; at < count; at += elements_compared_at_once) {
      const std::uint64_t now = std::min(elements_compared_at_once, count - at);
      left_.resize(now * width_of(one.type));
      right_.resize(now * width_of(other.type));
      if (auto read = of_first_.read(one, at, now, left_); !read) return read;
      if (auto read = of_second_.read(other, at, now, right_); !read) return read;
      if (one.type == other.type && left_ == right_) continue;
      left_numbers_.clear();
      right_numbers_.clear();
      append_numbers(one.type, left_, left_numbers_);
      append_numbers(other.type, right_, right_numbers_);
      const std::size_t per_element = left_numbers_.size() / now;
      const std::size_t numbers = std::min(left_numbers_.size(), right_numbers_.size());
      for (std::size_t i = 0; i < numbers; ++i) {
        const double apart = distance(left_numbers_[i], right_numbers_[i]);
        if (apart <= difference.largest) continue;
        difference.largest = apart;
        difference.at = at + i / std::max<std::size_t>(per_element, 1);
      }
    }
    return {};
  }

  const Checkpoint& first_;
  const Checkpoint& second_;
  ElementReader& of_first_;
  ElementReader& of_second_;
  std::vector<char> left_;
  std::vector<char> right_;
  std::vector<double> left_numbers_;
  std::vector<double> right_numbers_;
};

}  // namespace

Result<CheckpointComparison> compare(const Checkpoint& first, const Checkpoint& second,
                                     double bound) {
  auto left = tensors_by_path(first);
  if (!left) return tl::unexpected(left.error());
  auto right = tensors_by_path(second);
  if (!right) return tl::unexpected(right.error());
  if (!share_a_name(*left, *right)) {
    left = largest_dict(first);
    right = largest_dict(second);
  }
  auto of_first = ElementReader::open(first);
  if (!of_first) return tl::unexpected(of_first.error());
  auto of_second = ElementReader::open(second);
  if (!of_second) return tl::unexpected(of_second.error());
  Comparing comparing(first, second, *of_first, *of_second);
  CheckpointComparison comparison;
  for (const auto& [name, index] : *left) {
    const auto other = right->find(name);
    if (other == right->end()) {
      comparison.differences.push_back({CheckpointDifferenceKind::only_in_first, name,
                                        shape_text(first.tensors[index].shape), ""});
      continue;
    }
    if (auto done = comparing.compare(name, index, other->second, bound, comparison); !done) {
      return tl::unexpected(done.error());
    }
  }
  for (const auto& [name, index] : *right) {
    if (left->contains(name)) continue;
    comparison.differences.push_back({CheckpointDifferenceKind::only_in_second, name, "",
                                      shape_text(second.tensors[index].shape)});
  }
  std::stable_sort(comparison.differences.begin(), comparison.differences.end(),
                   [](const CheckpointDifference& one, const CheckpointDifference& other) {
                     if (one.kind != other.kind) return one.kind < other.kind;
                     return one.kind == CheckpointDifferenceKind::values &&
                            one.largest > other.largest;
                   });
  return comparison;
}

}  // namespace paddle_ls::weights
