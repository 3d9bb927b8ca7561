// From a use and a rule to edits, or to the reason why there are none.
//
// Alternatives are tried in their order: one whose conditions hold can still fail on the call at
// hand, because an argument would be evaluated twice or a comment would be lost. Then the next one
// is tried, and when none is left the use is manual with the first reason.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/arguments/use_site.hpp"
#include "engine/rewrite/plan/use_plan.hpp"
#include "engine/rewrite/result/edit_table.hpp"
#include "engine/rewrite/result/options.hpp"

namespace paddle_ls::rewrite {

struct FileToPlan {
  std::string_view source;
  const syntax::Pieces& pieces;
  const python::Names& names;
  std::string_view paddle;  // what the file calls the module
};

// Plans the uses of one file, one after the other.
class UsePlanner {
 public:
  UsePlanner(const FileToPlan& file, const Options& options, EditTable& edits)
      : source_(file.source),
        words_(file.source, file.pieces),
        settings_(file.source, file.pieces, file.names),
        whole_numbers_(file.source),
        names_(file.names),
        paddle_(file.paddle),
        patches_(options.patches),
        accepted_(options.accepted),
        habits_(options.habits),
        checkpoints_(options.checkpoints),
        is_stub_(options.is_stub),
        file_binds_names_(file.source.find(":=") != std::string_view::npos),
        edits_(edits) {}

  UsePlan plan(const UseToPlan& use);

  // True for a method that is not called and is part of the text that its rule writes
  // (own_text.hpp). For a method that is called, the rule depends on the arguments: `plan` ends
  // with nothing.
  bool is_done(const UseToPlan& use) const;

 private:
  syntax::Node statement_of(const UseToPlan& use) const;
  UseFacts facts_of(const UseToPlan& use) const;
  UseSite site_of(const UseToPlan& use, const BoundCall& call) const;
  UsePlan plan_partial(const UseToPlan& use);
  UsePlan plan_bound(const UseToPlan& use, BoundCall& call);
  UsePlan try_alternative(const UseToPlan& use, const UseSite& site, const Alternative& with);
  void leave_star(const UseSite& site, const EditMark& before, UsePlan& plan);
  bool binds_names(text::ByteRange call) const;

  std::string_view source_;
  FileWords words_;
  mutable CollectedSettings settings_;
  mutable WholeNumbers whole_numbers_;
  const python::Names& names_;
  std::string_view paddle_;
  Patches patches_;
  Settled accepted_;
  std::shared_ptr<const LayerHabits> habits_;  // null: none
  std::shared_ptr<const CheckpointNames> checkpoints_;
  bool is_stub_;           // no helper may be defined
  bool file_binds_names_;  // by `:=`, anywhere
  EditTable& edits_;
  BoundCall call_;                        // its memory is used again from use to use
  std::vector<std::string> given_names_;  // new names that earlier uses have taken
};

}  // namespace paddle_ls::rewrite
