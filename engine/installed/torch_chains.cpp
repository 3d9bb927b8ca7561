#include "engine/installed/torch_chains.hpp"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <limits>
#include <map>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "engine/installed/marker.hpp"
#include "engine/packages/torch_packages.hpp"
#include "engine/rewrite/dependents/torch_dependents.hpp"

namespace paddle_ls::installed {
namespace {

constexpr std::string_view torch = "torch";
constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

bool is_of_torch(std::string_view name) {
  return std::any_of(packages::torch_packages.begin(), packages::torch_packages.end(),
                     [&](const auto& row) { return row.name == name; });
}

// A package that is not installed, and needs PyTorch wherever it is.
bool is_known_to_need(std::string_view name) {
  const rewrite::TorchDependent* known = rewrite::torch_dependent_package(name);
  return known != nullptr && known->extent == rewrite::Extent::whole;
}

// A package, or the further requirements of one of its extras.
struct Node {
  std::size_t package;
  std::string extra;                   // empty: the package itself
  std::vector<std::size_t> needed_by;  // other nodes
  std::string_view leads_to;  // what is not installed and needs PyTorch, or torch; or empty
  std::size_t next = none;    // on the way to torch
  bool is_reached = false;
};

class Graph {
 public:
  explicit Graph(std::span<const Distribution> packages) : packages_(packages) {
    for (std::size_t i = 0; i < packages.size(); ++i) by_name_.emplace(packages[i].name, i);
    for (std::size_t i = 0; i < packages.size(); ++i) node_of(i, "");
    for (std::size_t i = 0; i < nodes_.size(); ++i) connect(i);
    follow_back();
  }

  std::string chain_of(std::size_t package) const {
    std::size_t at = node_of_.at({package, ""});
    if (!nodes_[at].is_reached) return {};
    std::string chain;
    for (std::size_t last = none; at != none; at = nodes_[at].next) {
      const Node& node = nodes_[at];
      if (node.package != last) chain += spelled(packages_[node.package]) + " -> ";
      last = node.package;
      if (node.next == none && node.leads_to != torch) {
        chain += std::string(node.leads_to) + " -> ";
      }
    }
    return chain + std::string(torch);
  }

 private:
  static std::string spelled(const Distribution& package) {
    return package.version.empty() ? package.name : package.name + " " + package.version;
  }

  std::size_t node_of(std::size_t package, const std::string& extra) {
    const auto [at, is_new] = node_of_.try_emplace({package, extra}, nodes_.size());
    if (is_new) nodes_.push_back({package, extra, {}, {}});
    return at->second;
  }

  void connect(std::size_t from) {
    const std::size_t package = nodes_[from].package;
    const std::string extra = nodes_[from].extra;
    if (!extra.empty()) needs(from, node_of(package, ""));
    if (packages_[package].imports_torch) nodes_[from].leads_to = torch;
    const MarkerContext context{extra, packages_[package].python};
    for (const Requirement& requirement : packages_[package].requirements) {
      if (may_hold(requirement.marker, context)) connect(from, requirement);
    }
  }

  void connect(std::size_t from, const Requirement& requirement) {
    const auto installed = by_name_.find(requirement.name);
    if (requirement.name == torch || installed == by_name_.end()) {
      const bool leads = is_of_torch(requirement.name) || is_known_to_need(requirement.name);
      if (leads && nodes_[from].leads_to != torch) nodes_[from].leads_to = requirement.name;
      return;
    }
    needs(from, node_of(installed->second, ""));
    for (const std::string& extra : requirement.extras) {
      needs(from, node_of(installed->second, extra));
    }
  }

  void needs(std::size_t from, std::size_t to) { nodes_[to].needed_by.push_back(from); }

  // The nearest first, so that every way is a shortest one.
  void follow_back() {
    std::deque<std::size_t> waiting;
    for (const bool is_direct : {true, false}) {
      for (std::size_t i = 0; i < nodes_.size(); ++i) {
        Node& node = nodes_[i];
        if (node.leads_to.empty() || (node.leads_to == torch) != is_direct) continue;
        node.is_reached = true;
        waiting.push_back(i);
      }
    }
    while (!waiting.empty()) {
      const std::size_t at = waiting.front();
      waiting.pop_front();
      for (const std::size_t by : nodes_[at].needed_by) {
        if (std::exchange(nodes_[by].is_reached, true)) continue;
        nodes_[by].next = at;
        waiting.push_back(by);
      }
    }
  }

  std::span<const Distribution> packages_;
  std::unordered_map<std::string_view, std::size_t> by_name_;
  std::deque<Node> nodes_;
  std::map<std::pair<std::size_t, std::string>, std::size_t> node_of_;
};

}  // namespace

std::vector<std::string> torch_chains(std::span<const Distribution> packages) {
  const Graph graph(packages);
  std::vector<std::string> chains;
  chains.reserve(packages.size());
  for (std::size_t i = 0; i < packages.size(); ++i) chains.push_back(graph.chain_of(i));
  return chains;
}

}  // namespace paddle_ls::installed
