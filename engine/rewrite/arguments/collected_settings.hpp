// What `**name` passes to a call, where the file shows all of it.
//
// Settings of loaders are collected first, `kwargs = {"num_workers": 1} if cuda else {}`, and
// several loaders unpack them. A setting that Paddle does not know can be removed from the
// dictionary where only such calls read it: every occurrence of the name has to be a dictionary
// that it is bound to, an update of it, or a `**` of such a call. Names that pass their settings on
// to each other are examined together.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/rows/rule.hpp"
#include "engine/syntax/pieces.hpp"

namespace paddle_ls::rewrite {

struct Setting {
  std::string_view key;
  syntax::Node item;  // pair of a display, keyword argument, or assignment to `name["key"]`
  syntax::Node value;
};

struct Settings {
  bool are_all_seen = true;
  std::vector<Setting> all;  // each item once
};

// The calls that may see them.
struct SettingsTaker {
  std::string_view api;     // qualified name
  std::string_view paddle;  // that other calls may have already
};

SettingsTaker taker_of(const RuleTable& table, const Rule& rule, const Alternative& alternative);

class CollectedSettings {
 public:
  // All must outlive what is made of them. `pieces` and `names` are those of `source`.
  CollectedSettings(std::string_view source, const syntax::Pieces& pieces,
                    const python::Names& names)
      : source_(source), pieces_(pieces), names_(names) {}

  // All that `call`, a call of `taker`, may unpack with `**`.
  Settings unpacked_by(syntax::Node call, const SettingsTaker& taker);

 private:
  const Settings& held_by(syntax::Node name, const SettingsTaker& taker);

  std::string_view source_;
  const syntax::Pieces& pieces_;
  const python::Names& names_;
  // By name, where its scope begins, and taker.
  std::map<std::tuple<std::string_view, std::size_t, std::string_view>, Settings> known_;
};

}  // namespace paddle_ls::rewrite
