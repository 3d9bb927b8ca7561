#include "engine/mapping_docs/generate/complete_document.hpp"

#include <algorithm>
#include <array>

#include "engine/mapping_docs/document/signature.hpp"
#include "engine/mapping_docs/text/same_value.hpp"

namespace paddle_ls::mapping_docs {

namespace {

struct Entry {
  std::string name;  // without stars
  std::string default_value;
  bool is_keyword_only = false;
  bool is_variadic = false;
  bool is_taken = false;  // by a row
};

std::vector<Entry> entries_of(std::string_view list) {
  const std::string call = "f(" + std::string(list) + ")";
  std::vector<Entry> entries;
  bool is_keyword_only = false;
  for (const Signature& signature : read_signatures(call, {0, call.size()})) {
    for (const SignatureParameter& each : signature.parameters) {
      std::string_view name = text::slice(call, each.name);
      const bool has_star = name.starts_with('*');
      while (name.starts_with('*')) name.remove_prefix(1);
      if (!name.empty() && name != "/") {
        entries.push_back({std::string(name), {}, is_keyword_only, has_star, false});
        if (each.default_value) {
          entries.back().default_value = text::slice(call, *each.default_value);
        }
      }
      is_keyword_only = is_keyword_only || has_star;
    }
  }
  return entries;
}

// Of several ways to call an API the one that shows most of it.
std::string fullest(const ReleasedApi& api) {
  return std::string(*std::max_element(api.signatures.begin(), api.signatures.end(),
                                       [](std::string_view left, std::string_view right) {
                                         return entries_of(left).size() < entries_of(right).size();
                                       }));
}

std::string same_path(std::string_view source) {
  for (const auto& [from, to] :
       {std::pair<std::string_view, std::string_view>{"torchvision.", "paddle.vision."},
        {"torch.optim.", "paddle.optimizer."},
        {"torch.", "paddle."}}) {
    if (source.starts_with(from)) return std::string(to) + std::string(source.substr(from.size()));
  }
  return {};
}

// Rows for all parameters of both sides.
class Pairing {
 public:
  Pairing(const NewDocument& document, const ReleasedApi& target)
      : document_(document),
        sources_(entries_of(document.source_signature)),
        targets_(entries_of(document.target_signature)),
        target_(target) {}

  std::vector<ParameterMapping> rows() {
    leave_out_receiver();
    std::vector<Entry*> found;
    for (const Entry& each : sources_) found.push_back(take(wanted(each.name)));
    std::vector<ParameterMapping> rows;
    for (std::size_t i = 0; i < sources_.size(); ++i) {
      if (!found[i])
        found[i] = is_dropped(sources_[i].name) ? take(sources_[i].name) : take_place(i);
      if (is_rest(sources_[i])) continue;
      rows.push_back(row(sources_[i], found[i]));
    }
    for (const Entry& each : targets_) {
      if (!each.is_taken && is_shown(each)) rows.push_back({{}, each.name});
    }
    return rows;
  }

 private:
  static bool is_rest(const Entry& entry) {
    return entry.is_variadic && (entry.name == "args" || entry.name == "kwargs");
  }

  // A function that a method becomes takes the tensor first; documents do not compare it.
  void leave_out_receiver() {
    if (has_receiver()) targets_.front().is_taken = true;
  }

  bool has_receiver() const {
    return document_.source_api.starts_with("torch.Tensor.") &&
           !document_.target_api.starts_with("paddle.Tensor.") && !targets_.empty();
  }

  const ParameterMapping* known(std::string_view source) const {
    const auto found =
        std::find_if(document_.parameters.begin(), document_.parameters.end(),
                     [&](const ParameterMapping& each) { return each.source == source; });
    return found == document_.parameters.end() ? nullptr : &*found;
  }

  bool is_dropped(std::string_view source) const {
    const ParameterMapping* row = known(source);
    return row && row->target.empty();
  }

  std::string wanted(const std::string& source) const {
    const ParameterMapping* row = known(source);
    return row ? row->target : source;
  }

  Entry* take(std::string_view name) {
    const auto keyword = target_.keywords.find(name);
    for (Entry& each : targets_) {
      const bool is_it =
          each.name == name || (keyword != target_.keywords.end() && each.name == keyword->second);
      if (!is_it || each.is_taken || name.empty()) continue;
      each.is_taken = true;
      return &each;
    }
    return nullptr;
  }

  // Both libraries have most parameters in the same place, whatever their names.
  Entry* take_place(std::size_t at) {
    if (sources_[at].is_keyword_only) return nullptr;
    const std::size_t place = at + (has_receiver() ? 1 : 0);
    if (place >= targets_.size()) return nullptr;
    Entry& target = targets_[place];
    // A default of None is any parameter's.
    const bool is_alike = target.default_value == sources_[at].default_value ||
                          is_same_value(target.default_value, sources_[at].default_value);
    if (target.is_taken || target.is_keyword_only || target.is_variadic || !is_alike ||
        target.default_value == "None") {
      return nullptr;
    }
    target.is_taken = true;
    return &target;
  }

  static ParameterMapping row(const Entry& source, const Entry* target) {
    if (!target) return {source.name, {}};
    ParameterMapping row{source.name, target->name};
    const std::string& left = source.default_value;
    const std::string& right = target->default_value;
    const auto says_nothing = [](const std::string& value) {
      return value.empty() || value == "None" || value == "...";
    };
    if (!says_nothing(left) && !says_nothing(right) && !is_same_value(left, right)) {
      row.source_default = left;
      row.target_default = right;
    }
    return row;
  }

  // Paddle takes some keywords only so that calls of PyTorch work; where PyTorch lacks them they
  // are not shown.
  static bool is_shown(const Entry& entry) {
    constexpr std::array<std::string_view, 6> storage = {"out",           "device",     "dtype",
                                                         "requires_grad", "pin_memory", "layout"};
    const bool is_storage = std::find(storage.begin(), storage.end(), entry.name) != storage.end();
    return entry.name != "name" && !is_rest(entry) && !(entry.is_keyword_only && is_storage);
  }

  const NewDocument& document_;
  std::vector<Entry> sources_;
  std::vector<Entry> targets_;
  const ReleasedApi& target_;
};

}  // namespace

std::optional<NewDocument> completed(std::string_view source_api, std::optional<NewDocument> known,
                                     const ReleaseFacts& pytorch, const ReleaseFacts& paddle,
                                     const ReleaseFacts& newest) {
  const bool has_target = known && !known->target_api.empty();
  auto target = paddle.find(has_target ? known->target_api : same_path(source_api));
  if (!target || target->signatures.empty()) return known;
  // Which of its parameters answers to PyTorch's name a later release may say.
  if (const auto later = newest.find(target->name)) {
    target->keywords.insert(later->keywords.begin(), later->keywords.end());
  }
  const auto source = pytorch.find(source_api);
  if (!known) {
    if (!source || source->signatures.empty()) return {};
    known.emplace();
    known->source_api = source_api;
    known->source_signature = fullest(*source);
  }
  // A rule may leave out what it has no answer for. Overloads it merges better than we could.
  if (source && source->signatures.size() == 1 && known->is_call) {
    known->source_signature = source->signatures.front();
  }
  if (!has_target) {
    known->target_api = same_path(source_api);
    known->category.clear();
  }
  known->target_signature = fullest(*target);
  known->parameters = Pairing(*known, *target).rows();
  return known;
}

}  // namespace paddle_ls::mapping_docs
