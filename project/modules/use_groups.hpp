// Uses of torch that only work together, across the files of a program.
//
// The statements of all top levels are joined where one mentions a name of another, itself or by
// way of statements without uses: a script that makes a model and trains it joins both. A statement
// that has no use and leads to none joins nothing: `log` is called everywhere. A group in which
// some use has no safe fix is kept back whole, because half of it in another framework does not
// run.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/python/written_imports.hpp"
#include "engine/rewrite/use_units.hpp"
#include "project/modules/module_files.hpp"

namespace paddle_ls::modules {

// Uses that are held back, and the uses that hold them back.
struct HeldGroup {
  struct Waiting {
    std::string path;
    std::size_t uses = 0;
  };
  struct Blocker : rewrite::BlockingUse {
    std::string path;
  };
  std::vector<Waiting> files;     // with uses that wait, in the order of their paths
  std::vector<Blocker> blocking;  // that hold it back, by path and place

  std::size_t waiting() const;
};

// "net.py and 1 other file: 12 uses are ready but held back by 1 that needs your decision:" and a
// line for each that does: "  net.py:40: torch.foo (manual: ...)". `shown` says how a file is
// named.
std::string sentence(
    const HeldGroup& group, const std::function<std::string(const std::string&)>& shown =
                                [](const auto& path) { return path; });

// How far names are followed.
enum class GroupReach : std::uint8_t { file, project };

class UseGroups {
 public:
  explicit UseGroups(GroupReach reach = GroupReach::project) : reach_(reach) {}

  // Paths are absolute. All files come before `settle`.
  void add(std::string path, std::string_view source, std::vector<rewrite::UseUnit> units);
  void settle();

  // The group that holds back the use at `offset` of the file, or null.
  const HeldGroup* holder(const std::string& path, std::size_t offset) const;
  // The groups that hold back a use with a safe fix.
  const std::vector<HeldGroup>& held() const { return held_; }

 private:
  using UnitId = std::uint32_t;
  static constexpr UnitId none = 0xFFFFFFFF;

  struct File {
    std::string folder;
    std::vector<python::WrittenImport> imports;
    UnitId first = 0;
    UnitId count = 0;
    std::unordered_map<std::string, std::vector<UnitId>> binds;
    std::unordered_map<std::string, std::vector<std::size_t>> imported;  // by local name
    std::vector<std::size_t> stars;
  };

  void read_imports(File& file);
  void forget_other_mentions(const File& file);
  void link(const File& file);
  void find_mention(const File& file, std::string_view dotted, std::vector<UnitId>& found);
  void find_import(const File& file, const python::WrittenImport& import, std::string_view dotted,
                   std::vector<UnitId>& found);
  using Seen = std::set<std::pair<const File*, std::string>>;
  void find_name(const std::string& path, const std::string& name, std::vector<UnitId>& found);
  void find_name(const std::string& path, const std::string& name, Seen& seen, std::size_t depth,
                 std::vector<UnitId>& found);
  void find_in_module(const ModulePlace& module, std::string_view rest, std::vector<UnitId>& found);
  std::vector<bool> leading_to_uses() const;
  void join(const std::vector<bool>& leads);
  void hold();
  void hold_followers(std::vector<UnitId>& group_of);
  UnitId root(UnitId unit);

  GroupReach reach_;
  ModuleFiles files_;
  std::map<std::string, File> by_path_;
  std::map<std::pair<std::string, std::string>, std::vector<UnitId>> known_;  // by file and name
  std::vector<rewrite::UseUnit> units_;
  std::vector<const std::string*> path_of_;
  std::vector<std::vector<UnitId>> leads_to_;  // by unit
  std::vector<UnitId> parent_;
  std::vector<std::uint32_t> held_by_;  // by unit: place in `groups_`, or `none`
  std::vector<HeldGroup> held_;
  std::vector<HeldGroup> groups_;
};

}  // namespace paddle_ls::modules
