#include "engine/mapping_docs/release/compare_signatures.hpp"

#include <algorithm>
#include <optional>

#include "engine/mapping_docs/text/same_value.hpp"

namespace paddle_ls::mapping_docs {

namespace {

struct Listed {
  std::string name;  // without stars
  std::optional<std::string> default_value;
  bool is_keyword_only = false;
  bool is_variadic = false;
  const SignatureParameter* parameter = nullptr;  // of the document
};

using List = std::vector<Listed>;

void append(std::string_view text, const Signature& signature, bool is_documented, List& to) {
  bool is_keyword_only = false;
  for (const SignatureParameter& each : signature.parameters) {
    std::string_view name = text::slice(text, each.name);
    const bool has_star = name.starts_with('*');
    const bool is_keywords = name.starts_with("**");
    while (name.starts_with('*')) name.remove_prefix(1);
    if (!name.empty() && name != "/") {
      Listed listed{std::string(name),
                    {},
                    is_keyword_only && !is_keywords,
                    has_star,
                    is_documented ? &each : nullptr};
      if (each.default_value) listed.default_value = text::slice(text, *each.default_value);
      to.push_back(std::move(listed));
    }
    is_keyword_only = is_keyword_only || has_star;
  }
}

const Listed* find(const List& list, std::string_view name) {
  const auto found =
      std::find_if(list.begin(), list.end(), [&](const Listed& each) { return each.name == name; });
  return found == list.end() ? nullptr : &*found;
}

List documented_list(const Document& document, const ApiHeading& heading) {
  List all;
  for (const Signature& signature : heading.signatures) {
    if (!signature.call || document.slice(signature.name) != heading.api) continue;
    List list;
    append(document.text, signature, true, list);
    for (Listed& each : list) {
      if (!find(all, each.name)) all.push_back(std::move(each));
    }
  }
  return all;
}

std::size_t distance(const List& documented, const List& known) {
  const auto missing_in = [](const List& list, const List& other) {
    return static_cast<std::size_t>(std::count_if(
        list.begin(), list.end(), [&](const Listed& each) { return !find(other, each.name); }));
  };
  return 2 * missing_in(documented, known) + missing_in(known, documented);
}

bool is_word(std::string_view value) {
  return value.find('\'') != std::string_view::npos || value.find('"') != std::string_view::npos ||
         value.starts_with("torch.") || value.starts_with("paddle.");
}

// Parameters that programs do not pass.
bool is_hidden(std::string_view name) {
  return name.starts_with('_') || name == "implicit";
}

class Comparing {
 public:
  Comparing(List documented, std::vector<List> overloads, bool none_is_open)
      : documented_(std::move(documented)),
        overloads_(std::move(overloads)),
        none_is_open_(none_is_open) {
    const auto nearest = std::min_element(
        overloads_.begin(), overloads_.end(), [&](const List& left, const List& right) {
          return distance(documented_, left) < distance(documented_, right);
        });
    nearest_ = static_cast<std::size_t>(nearest - overloads_.begin());
  }

  std::size_t nearest() const { return nearest_; }

  void compare(SignatureDifference& result) const {
    for (std::size_t i = 0; i < documented_.size(); ++i) {
      if (fixes_argument(documented_[i])) return;
    }
    for (const Listed& each : overloads_[nearest_]) {
      if (find(documented_, each.name) || each.is_variadic || is_hidden(each.name)) continue;
      result.missing.push_back({each.name, each.is_keyword_only});
    }
    for (std::size_t i = 0; i < documented_.size(); ++i) compare(i, result);
    result.is_reordered = result.unknown.empty() && result.renamed.empty() &&
                          std::none_of(overloads_.begin(), overloads_.end(),
                                       [&](const List& known) { return has_order_of(known); });
  }

 private:
  bool is_known(std::string_view name) const {
    return std::any_of(overloads_.begin(), overloads_.end(), [&](const List& list) {
      return find(list, name) != nullptr || takes_keywords(list);
    });
  }

  static bool takes_keywords(const List& list) { return !list.empty() && list.back().is_variadic; }

  void compare(std::size_t at, SignatureDifference& result) const {
    const Listed& each = documented_[at];
    if (each.is_variadic) return;
    if (is_known(each.name)) {
      if (const auto other = other_default(each)) {
        result.defaults.push_back({each.parameter, *other});
      }
      return;
    }
    const List& known = overloads_[nearest_];
    const auto same_place = std::find_if(result.missing.begin(), result.missing.end(),
                                         [&](const MissingParameter& one) {
                                           return at < known.size() && one.name == known[at].name;
                                         });
    if (same_place == result.missing.end()) {
      result.unknown.push_back(each.parameter);
    } else {
      result.renamed.push_back({each.parameter, same_place->name});
      result.missing.erase(same_place);
    }
  }

  bool agree(const Listed& documented, const Listed& known) const {
    if (documented.default_value.has_value() != known.default_value.has_value()) return false;
    if (!known.default_value || *known.default_value == "...") return true;
    if (*known.default_value == "None" && none_is_open_) return true;
    return is_same_value(*documented.default_value, *known.default_value);
  }

  // Whether the document shows a call rather than a signature, as in to(dtype='float16').
  bool fixes_argument(const Listed& documented) const {
    if (none_is_open_ || !documented.default_value || !is_word(*documented.default_value))
      return false;
    const Listed* known = find(overloads_[nearest_], documented.name);
    return known && known->default_value == "None";
  }

  // The default that the release has instead; empty for none.
  std::optional<std::string> other_default(const Listed& documented) const {
    std::optional<std::string> other;
    for (const List& list : overloads_) {
      const Listed* known = find(list, documented.name);
      if (!known && !documented.default_value) continue;
      if (!known || known->is_variadic || agree(documented, *known)) return {};
      if (!other) other = known->default_value.value_or("");
    }
    return other;
  }

  // Whether the positional parameters that both have are in the same order.
  bool has_order_of(const List& known) const {
    std::vector<std::string_view> here;
    std::vector<std::string_view> there;
    for (const Listed& each : documented_) {
      const Listed* other = find(known, each.name);
      if (other && !other->is_keyword_only && !each.is_keyword_only) here.push_back(each.name);
    }
    for (const Listed& each : known) {
      if (std::find(here.begin(), here.end(), each.name) != here.end()) there.push_back(each.name);
    }
    return here == there;
  }

  const List documented_;
  const std::vector<List> overloads_;
  const bool none_is_open_;
  std::size_t nearest_ = 0;
};

}  // namespace

SignatureDifference compare_signatures(const Document& document, const ApiHeading& heading,
                                       const std::vector<std::string_view>& signatures,
                                       bool none_is_open) {
  std::vector<List> overloads;
  for (const std::string_view list : signatures) {
    const std::string call = "f(" + std::string(list) + ")";
    overloads.emplace_back();
    for (const Signature& each : read_signatures(call, {0, call.size()})) {
      append(call, each, false, overloads.back());
    }
  }
  const Comparing comparing(documented_list(document, heading), std::move(overloads), none_is_open);
  SignatureDifference result;
  result.nearest = signatures[comparing.nearest()];
  comparing.compare(result);
  return result;
}

}  // namespace paddle_ls::mapping_docs
