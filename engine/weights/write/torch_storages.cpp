#include "engine/weights/write/torch_storages.hpp"

#include <algorithm>
#include <limits>

namespace paddle_ls::weights {

namespace {

using Group = std::vector<std::size_t>;  // tensors that may share a storage

struct Range {
  std::uint64_t first = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t end = 0;
};

std::uint64_t elements_of(const Tensor& tensor) {
  return element_count(tensor.shape).value_or(0);
}

std::uint64_t end_of(const Tensor& tensor) {
  std::uint64_t last = tensor.offset;
  for (std::size_t i = 0; i < tensor.shape.size(); ++i) {
    last += (tensor.shape[i] - 1) * tensor.strides[i];
  }
  return last + 1;
}

Range range_of(const Checkpoint& checkpoint, const Group& group) {
  Range range;
  for (const std::size_t index : group) {
    const Tensor& tensor = checkpoint.tensors[index];
    range.first = std::min(range.first, tensor.offset);
    range.end = std::max(range.end, end_of(tensor));
  }
  return range;
}

class Planner {
 public:
  explicit Planner(const Checkpoint& checkpoint) : checkpoint_(checkpoint) {}

  void add_dense(std::size_t index) {
    Tensor view = checkpoint_.tensors[index];
    plan_.first_users.push_back(index);
    plan_.storages.push_back(view);
    view.strides = row_major_strides(view.shape);
    view.offset = 0;
    view.storage = plan_.storages.size() - 1;
    plan_.views.emplace(index, std::move(view));
  }

  void add_shared(const Group& group, Range range) {
    Tensor all = checkpoint_.tensors[group.front()];
    all.offset = range.first;
    all.shape = {range.end - range.first};
    all.strides = {1};
    plan_.first_users.push_back(group.front());
    plan_.storages.push_back(std::move(all));
    for (const std::size_t index : group) {
      Tensor view = checkpoint_.tensors[index];
      view.offset -= range.first;
      view.storage = plan_.storages.size() - 1;
      plan_.views.emplace(index, std::move(view));
    }
  }

  void add(const Group& group) {
    const Range range = range_of(checkpoint_, group);
    std::uint64_t apart = 0;  // elements that are written when nothing is shared
    for (const std::size_t index : group) apart += elements_of(checkpoint_.tensors[index]);
    if (group.size() > 1 && range.end - range.first <= apart) return add_shared(group, range);
    for (const std::size_t index : group) add_dense(index);
  }

  TorchStorages take() { return std::move(plan_); }

 private:
  const Checkpoint& checkpoint_;
  TorchStorages plan_;
};

}  // namespace

TorchStorages plan_torch_storages(const Checkpoint& checkpoint, const Survey& found) {
  // Groups in the order of their first tensors. torch has one type of elements for a storage.
  std::vector<Group> groups;
  std::map<std::pair<std::size_t, ElementType>, std::size_t> group_of;
  for (const std::size_t index : found.tensors) {
    const Tensor& tensor = checkpoint.tensors[index];
    if (elements_of(tensor) == 0) {
      groups.push_back({index});
      continue;
    }
    const auto [known, is_new] = group_of.try_emplace({tensor.storage, tensor.type}, groups.size());
    if (is_new) groups.emplace_back();
    groups[known->second].push_back(index);
  }
  Planner planner(checkpoint);
  for (const Group& group : groups) planner.add(group);
  return planner.take();
}

}  // namespace paddle_ls::weights
