// What is known of a text, whatever kind of document it is: the questions an editor asks.
//
// A kind derives from `Model` and answers what it can; everything else has the answer "nothing". A
// feature asks the model without knowing the kind, and turns bytes into positions. Models are
// immutable and are asked from any thread. All offsets and ranges are bytes of the analysed text
// unless they name another file.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/syntax/parser.hpp"
#include "engine/text/result.hpp"
#include "server/model/answers.hpp"
#include "server/model/problem.hpp"

namespace paddle_ls::server {

class UsesModel;

class Model {
 public:
  Model() = default;
  virtual ~Model() = default;
  Model(const Model&) = delete;
  Model& operator=(const Model&) = delete;

  // This model, if it is made of uses of torch.
  virtual const UsesModel* of_uses() const { return nullptr; }

  // Roughly what keeping the model costs, without the text.
  virtual std::size_t memory_bytes() const = 0;

  // Fixes of the problem with this index, the preferred one first. Each leaves fewer problems of
  // its code and no new ones.
  virtual std::vector<ProblemFix> fixes(std::size_t /*problem*/) const { return {}; }
  // All fixes that need no judgement, carried to the point where nothing is left to do. Normalized.
  virtual text::Edits fix_all(const syntax::Stop&) const { return {}; }

  // What can be done at `range` without a problem there.
  virtual std::vector<Action> actions(text::ByteRange /*range*/) const { return {}; }

  virtual std::optional<HoverCard> hover(std::size_t /*offset*/) const { return {}; }
  // The same for a model that looks for long: it may give nothing once `stop` says so.
  virtual std::optional<HoverCard> hover_until(std::size_t offset, const syntax::Stop&) const {
    return hover(offset);
  }
  virtual std::vector<Completion> complete(std::size_t /*offset*/) const { return {}; }
  virtual std::vector<FilePlace> definition(std::size_t /*offset*/) const { return {}; }
  // With `definition`'s places among them.
  virtual std::vector<FilePlace> references(std::size_t /*offset*/) const { return {}; }
  virtual std::vector<Highlight> highlights(std::size_t /*offset*/) const { return {}; }

  virtual std::optional<RenameTarget> rename_target(std::size_t /*offset*/) const { return {}; }
  // Of a target that `rename_target` gave. An error says why the name cannot be used.
  virtual Result<WorkspaceChange> rename(const RenameTarget&, const std::string& /*name*/) const {
    return error("there is nothing to rename here");
  }

  virtual std::vector<ModelSymbol> symbols() const { return {}; }
  virtual std::vector<Fold> folds() const { return {}; }
  virtual std::vector<Link> links() const { return {}; }
  virtual std::vector<Lens> lenses() const { return {}; }
  // In the order of the text and disjoint; at least those that touch `range`.
  virtual std::vector<Token> tokens(text::ByteRange /*range*/) const { return {}; }
  virtual std::vector<Inlay> inlays(text::ByteRange /*range*/) const { return {}; }

  // The body of an HTML page that shows the document as its readers see it; empty where there is no
  // such page.
  virtual std::string preview() const { return {}; }

  // A text that is made from the document, by its name among those; nothing where there is none. An
  // error says why it cannot be made.
  virtual Result<std::string> derived(std::string_view /*name*/) const {
    return error("nothing is generated from this document");
  }

  // Edits that change the layout of what touches `range` and nothing else. Normalized.
  virtual text::Edits format(text::ByteRange /*range*/) const { return {}; }
};

// What a kind makes of a text.
struct Reading {
  std::vector<Problem> problems;
  std::shared_ptr<const Model> model;  // null: there is nothing to ask
  // Other documents of the kind have to be read again, because they may look different beside this
  // one.
  bool concerns_others = false;
};

}  // namespace paddle_ls::server
