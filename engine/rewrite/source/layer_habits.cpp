#include "engine/rewrite/source/layer_habits.hpp"

#include <algorithm>
#include <array>

#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/second_derivatives.hpp"
#include "engine/rewrite/source/spelled_names.hpp"
#include "engine/rewrite/source/tensor_members.hpp"
#include "engine/text/is_one_of.hpp"

namespace paddle_ls::rewrite {

using text::is_one_of;
namespace {

// Keywords of layers and functions of torch that Paddle's take under another name, or not at all,
// in some release.
constexpr std::array<std::string_view, 14> keywords_of_torch = {"affine",
                                                                "batch_first",
                                                                "bias",
                                                                "device",
                                                                "divisor_override",
                                                                "dtype",
                                                                "elementwise_affine",
                                                                "eps",
                                                                "generator",
                                                                "inplace",
                                                                "momentum",
                                                                "out",
                                                                "padding_mode",
                                                                "track_running_stats"};

// Those of them that functions take, which a dictionary may pass as well.
constexpr std::array<std::string_view, 2> keywords_in_dictionaries = {"generator", "out"};

// Members of layers of torch that Paddle's do not have.
constexpr std::array<std::string_view, 3> members_of_torch = {
    "num_batches_tracked", "reset_parameters", "reset_running_stats"};

// Stands in the place of a keyword where a list of one number is a size of windows, which torch
// takes for all dimensions: `stride=[2]`.
constexpr std::string_view lone_size = "lone_size";

// What stands in the place of a keyword and says that an optimizer may have several groups or a
// scheduler of its rate.
constexpr std::array<std::string_view, 3> habits_of_optimizers = {"add_param_group", "params",
                                                                  "scheduler"};

// Stands in the place of a keyword where a value is moved, cast or written as a whole: a recurrent
// layer of Paddle's cannot be, for the empty buffer that it keeps.
constexpr std::string_view moved = "moved";
constexpr std::array<std::string_view, 8> moving_members = {"bfloat16", "cpu", "cuda",     "double",
                                                            "half",     "to",  "to_empty", "type"};
constexpr std::array<std::string_view, 3> writing_members = {"dump", "dumps", "save"};

// Stands in the place of a keyword where objects are written as they are, or handed to another
// process: they name their classes then.
constexpr std::string_view pickled = "pickled";
constexpr std::array<std::string_view, 7> pickling_functions = {
    "Pickler", "Pool", "Process", "ProcessPoolExecutor", "dump", "dumps", "spawn"};
constexpr std::array<std::string_view, 7> writers_of_text = {
    "json", "orjson", "simplejson", "toml", "tomli_w", "ujson", "yaml"};

// Stands in the place of a keyword where a layer may get another weight than it has made: a
// recurrent layer of Paddle's goes on with its own.
constexpr std::string_view replaced = "replaced";
constexpr std::array<std::string_view, 10> replacing_functions = {
    "_parameters", "delattr", "functional_call",          "parametrize",        "prune",
    "weight_norm", "setattr", "register_parametrization", "register_parameter", "spectral_norm"};
constexpr std::array<std::string_view, 4> recurrent_weights = {"bias_hh_l", "bias_ih_l",
                                                               "weight_hh_l", "weight_ih_l"};

// Stand in the place of a keyword where names of parameters, keys of a `state_dict` or the layers
// in a layer are looked at.
constexpr std::string_view names_read = "names_read";
constexpr std::string_view keys_read = "keys_read";
constexpr std::string_view listed = "listed";
constexpr std::array<std::string_view, 6> listing_members = {
    "apply", "children", "get_submodule", "modules", "named_children", "named_modules"};

// Stands in the place of a keyword where something is asked for what it wraps: `model.module`,
// `hasattr(model, "module")`.
constexpr std::string_view wrapped = "module";

// Stands in the place of a keyword where gradients of gradients are asked for.
constexpr std::string_view create_graph = "create_graph";
constexpr std::array<std::string_view, 4> second_order = {"gradgradcheck", "hessian", "hvp", "vhp"};

// Stands in the place of a keyword where something is asked whether it is a tuple and nothing else:
// a shape is one in torch.
constexpr std::string_view asked_for_tuple = "asked_for_tuple";

// Stands in the place of a keyword where a package is imported whose objects have the methods of
// tensors.
constexpr std::string_view tensor_likes = "tensor_likes";

// Stands in the place of a keyword where a normalisation that is handed on as a value is made with
// more than its sizes: `norm_layer(64, eps=1e-6)`, `norm_layer(64, **more)`.
constexpr std::string_view norm_arguments = "norm_arguments";
constexpr std::array<std::string_view, 6> keywords_of_norms = {
    "affine", "bias", "device", "dtype", "elementwise_affine", "eps"};

constexpr std::array<std::string_view, 12> habits_of_projects = {
    lone_size, moved,        replaced,        names_read, keys_read,      listed,
    wrapped,   create_graph, asked_for_tuple, pickled,    norm_arguments, tensor_likes};

// Functions that give a weight values whose layout does not matter, or that look at it.
constexpr std::array<std::string_view, 21> layout_free = {
    "constant",         "constant_",      "kaiming_normal", "kaiming_normal_", "kaiming_uniform",
    "kaiming_uniform_", "normal",         "normal_",        "ones_",           "orthogonal",
    "orthogonal_",      "trunc_normal",   "trunc_normal_",  "uniform",         "uniform_",
    "xavier_normal",    "xavier_normal_", "xavier_uniform", "xavier_uniform_", "zeros_",
    "isinstance"};

// Members of a weight that say the same whatever its layout is.
constexpr std::array<std::string_view, 17> layout_free_members = {
    "clamp_",        "device",         "div_",          "dtype",    "fill_", "is_cuda",
    "mul_",          "nelement",       "norm",          "normal_",  "numel", "register_hook",
    "requires_grad", "requires_grad_", "trunc_normal_", "uniform_", "zero_"};

bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  LayerHabits habits() {
    while (at_ < text_.size()) step();
    if (pickles_ && speaks_of_layers_) habits_.keywords.emplace(pickled);
    return std::move(habits_);
  }

 private:
  struct Bracket {
    std::string_view callee;  // dotted, before a parenthesis; empty for others
    bool is_call = false;
    bool is_of_class = false;  // behind the name of a class that is defined
  };

  void step() {
    const char c = text_[at_];
    if (c == '#') {
      at_ = std::min(text_.find('\n', at_), text_.size());
    } else if (c == '"' || c == '\'') {
      skip_string(c);
    } else if (is_identifier_byte(c)) {
      take_chain();
    } else {
      take_sign(c);
    }
  }

  void skip_string(char quote) {
    const std::string three(3, quote);
    const bool is_long = text_.substr(at_, 3) == three;
    at_ += is_long ? 3 : 1;
    look_for_key("params");
    for (const std::string_view keyword : keywords_in_dictionaries) look_for_key(keyword);
    look_for_wrapped_by_name();
    while (at_ < text_.size()) {
      if (text_[at_] == '\\') {
        at_ += 2;
        continue;
      }
      if (!is_long && text_[at_] == '\n') break;
      if (is_long ? text_.substr(at_, 3) == three : text_[at_] == quote) {
        at_ += is_long ? 3 : 1;
        break;
      }
      ++at_;
    }
    at_ = std::min(at_, text_.size());
    chain_ = {};
    sign_ = '\0';
  }

  // A dotted name without blanks in it, or the end of one that begins with a call or an index.
  void take_chain() {
    const std::size_t start = at_ > 0 && text_[at_ - 1] == '.' ? at_ - 1 : at_;
    while (at_ < text_.size() && (is_identifier_byte(text_[at_]) || text_[at_] == '.')) ++at_;
    const std::string_view word = text_.substr(start, at_ - start);
    look_for_method(word);
    look_for_tensor_likes(word);
    is_class_ = chain_ == "class";
    is_defined_ = is_class_ || chain_ == "def" || chain_ == "lambda";
    chain_ = word;
    sign_ = '\0';
    name_partial(start, word);
    look_for_keyword(start, word);
    look_for_lone_size(word);
    look_for_member(word);
    look_for_wrapped(word);
    look_for_second_order(word);
    look_for_once(word);
    look_for_tuple(word);
    look_for_move(word);
    look_for_pickle(word);
    look_for_replacement(word);
    look_for_names(start, word);
    look_for_weight(start, word);
    look_for_optimizer(word);
    look_for_base(word);
  }

  void take_sign(char c) {
    ++at_;
    if (is_blank(c)) return;
    if (c == '*') look_for_unpacked();
    if (c == '(' || c == '[' || c == '{') {
      const bool is_behind_value = !chain_.empty() || sign_ == ']' || sign_ == ')';
      const bool is_call = c == '(' && is_behind_value && !is_defined_;
      open_.push_back({is_call ? chain_ : std::string_view(), is_call, is_class_});
    } else if ((c == ')' || c == ']' || c == '}') && !open_.empty()) {
      open_.pop_back();
    }
    chain_ = {};
    sign_ = c;
    is_defined_ = is_class_ = false;
  }

  // `def add_(self, other):`
  void look_for_method(std::string_view word) {
    constexpr std::string_view self = "(self";
    if (chain_ != "def" || text_.substr(at_, self.size()) != self) return;
    if (only_tensors_have(word) || may_be_called_as_of_tensors(word)) {
      habits_.methods.emplace(word);
    }
  }

  // `import tensordict`, `from tensordict.nn import TensorDictModule`
  void look_for_tensor_likes(std::string_view word) {
    const bool is_imported = chain_ == "import" || chain_ == "from";
    if (is_imported && has_tensor_likes(word.substr(0, word.find('.')))) {
      habits_.keywords.emplace(tensor_likes);
    }
  }

  // `partial(nn.Conv2d, bias=False)` says what it calls.
  void name_partial(std::size_t start, std::string_view word) {
    if (open_.empty() || text_[start - 1] != '(') return;
    std::string_view& callee = open_.back().callee;
    if (last_component(callee) == "partial") callee = word;
  }

  char next_sign(std::size_t from) const {
    while (from < text_.size() && is_blank(text_[from])) ++from;
    return from < text_.size() ? text_[from] : '\0';
  }

  void look_for_keyword(std::size_t start, std::string_view word) {
    if (open_.empty() || !open_.back().is_call || !is_one_of(word, keywords_of_torch)) return;
    std::size_t sign = at_;
    while (sign < text_.size() && is_blank(text_[sign])) ++sign;
    if (sign >= text_.size() || text_[sign] != '=') return;
    if (sign + 1 < text_.size() && text_[sign + 1] == '=') return;
    std::size_t before = start;
    while (before > 0 && is_blank(text_[before - 1])) --before;
    if (before == 0 || (text_[before - 1] != ',' && text_[before - 1] != '(')) return;
    const std::string_view callee = open_.back().callee;
    if (names_class_of_torch(callee)) return;
    habits_.keywords.emplace(word);
    if (is_one_of(word, keywords_of_norms) && may_be_norm(callee)) {
      habits_.keywords.emplace(norm_arguments);
    }
  }

  // By what people call such a value, `norm_layer`, `self.norm_cls`, or any class, `layer`, `cls`.
  static bool may_be_norm(std::string_view callee) {
    static constexpr std::array<std::string_view, 9> any = {
        "",          "cls",        "constructor", "klass", "layer", "layer_class",
        "layer_cls", "layer_type", "module"};
    const std::string_view name = last_component(callee);
    return name.find("norm") != name.npos || name.find("Norm") != name.npos || is_one_of(name, any);
  }

  // `norm_layer(64, **more)`, behind the first star.
  void look_for_unpacked() {
    if (open_.empty() || !open_.back().is_call || text_.substr(at_, 1) != "*") return;
    const std::string_view callee = open_.back().callee;
    if ((sign_ == ',' || sign_ == '(') && chain_.empty() && may_be_norm(callee) &&
        !names_class_of_torch(callee)) {
      habits_.keywords.emplace(norm_arguments);
    }
  }

  void look_for_lone_size(std::string_view word) {
    if (word != "stride" && word != "dilation" && word != "kernel_size") return;
    const std::size_t sign = text_.find_first_not_of(" \t", at_);
    if (sign == std::string_view::npos || text_[sign] != '=') return;
    const std::size_t list = text_.find_first_not_of(" \t", sign + 1);
    if (list != std::string_view::npos && text_[list] == '[' && has_one_item(list)) {
      habits_.keywords.emplace(lone_size);
    }
  }

  // Whether the list that begins at `list` has something in it and no comma but in brackets.
  bool has_one_item(std::size_t list) const {
    int depth = 0;
    for (std::size_t at = list; at < text_.size(); ++at) {
      const char c = text_[at];
      if (c == '(' || c == '[' || c == '{') ++depth;
      if (c == ',' && depth == 1) return false;
      if ((c == ')' || c == ']' || c == '}') && --depth == 0) return at > list + 1;
    }
    return false;
  }

  // `{"params": backbone.parameters()}`, behind the quote.
  void look_for_key(std::string_view key) {
    if (text_.substr(at_, key.size()) != key) return;
    const std::size_t end = at_ + key.size();
    const bool is_whole = end < text_.size() && (text_[end] == '"' || text_[end] == '\'');
    if (is_whole && next_sign(end + 1) == ':') habits_.keywords.emplace(key);
  }

  void look_for_optimizer(std::string_view word) {
    const std::string_view last = last_component(word);
    const bool is_group = last == "params" && !open_.empty() && open_.back().callee == "dict";
    if (is_group && next_sign(at_) == '=') habits_.keywords.emplace(last);
    if (last == "add_param_group") habits_.keywords.emplace(last);
    // `lr_scheduler`, `self.scheduler.step`, `LRScheduler`
    if (word.find("cheduler") != std::string_view::npos) habits_.keywords.emplace("scheduler");
  }

  // `class Deeper(blocks.Same)`
  void look_for_base(std::string_view word) {
    if (open_.empty() || !open_.back().is_of_class || names_class_of_torch(word)) return;
    if (next_sign(at_) != '=') habits_.bases.emplace(last_component(word));
  }

  // By what people import and how they spell it: whoever calls `nn.Conv2d` says what he calls.
  static bool names_class_of_torch(std::string_view callee) {
    static constexpr std::array<std::string_view, 9> roots = {
        "torch", "nn", "F", "optim", "np", "numpy", "torchvision", "init", "functional"};
    const std::string_view root = callee.substr(0, callee.find('.'));
    if (root != callee && is_one_of(root, roots)) return true;
    static constexpr std::array<std::string_view, 9> classes = {
        "BatchNorm1d", "BatchNorm2d", "BatchNorm3d", "Conv1d",   "Conv2d",
        "Conv3d",      "Linear",      "ReLU",        "LayerNorm"};
    return is_one_of(last_component(callee), classes);
  }

  // Of anything but the object itself, whose class may have such a member.
  void look_for_member(std::string_view word) {
    const std::size_t dot = word.rfind('.');
    if (is_defined_ && is_one_of(word, members_of_torch)) habits_.defined.emplace(word);
    if (dot == std::string_view::npos || word.substr(0, dot) == "self") return;
    const std::string_view member = word.substr(dot + 1);
    if (is_one_of(member, members_of_torch)) habits_.keywords.emplace(member);
  }

  // Where `.member` first stands in a dotted word, if as a whole: not in `.weight_norm`.
  static std::size_t find_member(std::string_view word, std::string_view member) {
    const std::size_t at = word.find(member);
    if (at == word.npos) return at;
    const std::string_view rest = word.substr(at + member.size());
    return rest.empty() || rest.front() == '.' ? at : word.npos;
  }

  // `model.module.fc`, but for an attribute of the object itself and a module of torch.
  void look_for_wrapped(std::string_view word) {
    if (word.starts_with("self.module") || word.starts_with("torch.")) return;
    if (find_member(word, ".module") != word.npos) habits_.keywords.emplace(wrapped);
  }

  // `hasattr(model, "module")`, after the quote.
  void look_for_wrapped_by_name() {
    const bool is_argument = !open_.empty() && open_.back().callee.ends_with("attr");
    const std::string_view rest = text_.substr(at_);
    if (is_argument && (rest.starts_with("module\"") || rest.starts_with("module'"))) {
      habits_.keywords.emplace(wrapped);
    }
  }

  void look_for_second_order(std::string_view word) {
    const bool is_asked = word == create_graph && next_sign(at_) == '=' &&
                          text_.substr(at_, 8).find("False") == std::string_view::npos;
    const bool is_call = next_sign(at_) == '(' && is_one_of(last_component(word), second_order);
    if (is_asked || is_call) habits_.keywords.emplace(create_graph);
  }

  // `x.softmax`, `nn.GELU`; `Tanh` of `from torch.nn import Tanh` is not taken for one.
  void look_for_once(std::string_view word) {
    const std::string_view last = last_component(word);
    if (last.size() < word.size() && may_lack_second_derivative(last)) habits_.once.emplace(last);
  }

  // `isinstance(size, tuple)`
  void look_for_tuple(std::string_view word) {
    if (word != "isinstance") return;
    const std::string_view rest = text_.substr(at_, text_.find('\n', at_) - at_);
    const std::size_t comma = rest.find(',');
    if (comma == rest.npos) return;
    const std::string_view type =
        rest.substr(std::min(rest.find_first_not_of(" (", comma + 1), rest.size()));
    if (type.starts_with("tuple)")) habits_.keywords.emplace(asked_for_tuple);
  }

  void look_for_move(std::string_view word) {
    const std::string_view member = last_component(word);
    if (member.size() == word.size() || next_sign(at_) != '(') return;
    if (is_one_of(member, moving_members) ||
        (is_one_of(member, writing_members) && !is_handed_state())) {
      habits_.keywords.emplace(moved);
    }
  }

  // `pickle.dumps(model)`, `mp.spawn`, `torch.save(model, path)`
  void look_for_pickle(std::string_view word) {
    const std::string_view root = word.substr(0, word.find('.'));
    const std::string_view last = last_component(word);
    if (!speaks_of_layers_) {
      speaks_of_layers_ = root == "nn" || last == "nn" || last == "Module" ||
                          last.find("model") != last.npos || last.find("net") != last.npos ||
                          last.find("layer") != last.npos;
    }
    const bool writes = last == "save" && (root == "torch" || last.size() == word.size()) &&
                        next_sign(at_) == '(' && !is_handed_state() && !is_handed_made_state();
    const bool hands = is_one_of(last, pickling_functions) && next_sign(at_) == '(' &&
                       !is_defined_ && !is_one_of(root, writers_of_text);
    pickles_ = pickles_ || writes || hands;
  }

  // `save(state, path)` after `state = {"model": model.state_dict()}`.
  bool is_handed_made_state() const {
    const std::size_t open = text_.find('(', at_);
    const std::size_t start = text_.find_first_not_of(" \t\r\n", open + 1);
    if (open == text_.npos || start == text_.npos) return false;
    std::size_t end = start;
    while (end < text_.size() && is_identifier_byte(text_[end])) ++end;
    const std::string_view name = text_.substr(start, end - start);
    const std::size_t sign = text_.find_first_not_of(" \t\r\n", end);
    if (name.empty() || sign == text_.npos || (text_[sign] != ',' && text_[sign] != ')')) {
      return false;
    }
    return is_made_of_states(name);
  }

  // Whether each statement that binds the name says `state_dict`.
  bool is_made_of_states(std::string_view name) const {
    constexpr std::size_t longest = 2000;
    const std::string assignment = std::string(name) + " = ";
    bool is_made = false;
    for (std::size_t at = text_.find(assignment); at != text_.npos;
         at = text_.find(assignment, at + 1)) {
      if (at > 0 && (is_identifier_byte(text_[at - 1]) || text_[at - 1] == '.')) continue;
      const std::string_view rest = text_.substr(at + assignment.size(), longest);
      const char last = rest.empty() ? '\0' : rest.front() == '{' ? '}' : '\n';
      if (rest.substr(0, rest.find(last)).find("state_dict") == rest.npos) return false;
      is_made = true;
    }
    return is_made;
  }

  // Whether `state_dict` stands in the parentheses that come next, where they are short.
  bool is_handed_state() const {
    constexpr std::size_t longest = 1000;
    const std::string_view rest = text_.substr(at_, longest);
    std::size_t depth = 0;
    for (std::size_t i = 0; i < rest.size(); ++i) {
      if (rest[i] == '(') ++depth;
      if (rest[i] == ')' && --depth == 0) return false;
      if (rest.substr(i).starts_with("state_dict")) return true;
    }
    return false;
  }

  // Of anything but the object itself, which is no recurrent layer of torch if its class is not
  // derived from one.
  void look_for_replacement(std::string_view word) {
    if (is_defined_) return;
    const std::string_view last = last_component(word);
    const bool is_own = word.starts_with("self.") && word.size() == last.size() + 5;
    if (is_one_of(last, replacing_functions)) {
      if (!is_own && !text_.substr(at_).starts_with("(self,")) habits_.keywords.emplace(replaced);
      return;
    }
    const bool is_weight =
        std::any_of(recurrent_weights.begin(), recurrent_weights.end(),
                    [&](std::string_view name) { return last.starts_with(name); });
    if (is_weight && is_assigned()) habits_.keywords.emplace(replaced);
  }

  bool is_assigned() const {
    const std::size_t sign = text_.find_first_not_of(" \t", at_);
    return sign != std::string_view::npos && text_[sign] == '=' && text_.substr(sign, 2) != "==";
  }

  void look_for_names(std::size_t start, std::string_view word) {
    if (is_defined_) return;
    const std::string_view last = last_component(word);
    if (last == "named_parameters") habits_.keywords.emplace(names_read);
    if (last == "named_buffers" || (last == "state_dict" && !is_only_kept(start))) {
      habits_.keywords.emplace(names_read);
      habits_.keywords.emplace(keys_read);
    }
    // `load_state_dict(state, strict=False)` tells what does not fit.
    if (word == "strict" && is_assigned()) {
      habits_.keywords.emplace(names_read);
      habits_.keywords.emplace(keys_read);
    }
    const bool is_member = word.size() > last.size();
    if (is_member && is_one_of(last, listing_members)) habits_.keywords.emplace(listed);
  }

  // `save(f(), path)`, `load_state_dict(f())`, `{"model": f()}`, for the chain that begins there.
  bool is_only_kept(std::size_t start) const {
    if (text_.substr(at_, 2) != "()") return false;
    if (at_ + 2 < text_.size() && (text_[at_ + 2] == '.' || text_[at_ + 2] == '[')) return false;
    while (start > 0 && is_blank(text_[start - 1])) --start;
    const char before = start > 0 ? text_[start - 1] : '\0';
    if (before == ':') return true;
    if (before != '(' || open_.empty()) return false;
    const std::string_view taker = last_component(open_.back().callee);
    return taker == "save" || taker == "load_state_dict";
  }

  void look_for_weight(std::size_t start, std::string_view word) {
    static constexpr std::string_view member = ".weight";
    const std::size_t at = find_member(word, member);
    if (at == word.npos || word == "self.weight" || word.starts_with("self.weight.")) return;
    if (!is_free_of_layout(word.substr(at + member.size()))) {
      habits_.weights.push_back(start + at + 1);
    }
  }

  // `rest` is what stands after `weight`: empty, `.data`, `.data.normal_`.
  bool is_free_of_layout(std::string_view rest) const {
    static constexpr std::string_view data = ".data";
    if (rest.starts_with(data)) rest.remove_prefix(data.size());
    if (rest.empty()) return is_compared_with_none() || is_handed_to_free_function();
    rest.remove_prefix(1);
    return is_one_of(rest.substr(0, rest.find('.')), layout_free_members);
  }

  bool is_compared_with_none() const {
    std::size_t from = at_;
    while (from < text_.size() && is_blank(text_[from])) ++from;
    const std::string_view rest = text_.substr(from);
    return rest.starts_with("is None") || rest.starts_with("is not None");
  }

  bool is_handed_to_free_function() const {
    const char sign = next_sign(at_);
    return (sign == ',' || sign == ')') && !open_.empty() && open_.back().is_call &&
           is_one_of(last_component(open_.back().callee), layout_free);
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::string_view chain_;   // that stands directly in front
  char sign_ = '\0';         // that does
  bool is_defined_ = false;  // it is the name behind `def` or `class`
  bool is_class_ = false;    // behind `class`
  bool pickles_ = false;
  bool speaks_of_layers_ = false;
  std::vector<Bracket> open_;
  LayerHabits habits_;
};

}  // namespace

bool may_be_in_dictionary(std::string_view keyword) {
  return is_one_of(keyword, keywords_in_dictionaries);
}

bool is_keyword_of_layers(std::string_view keyword) {
  return is_one_of(keyword, keywords_of_torch) || is_one_of(keyword, members_of_torch) ||
         is_one_of(keyword, habits_of_optimizers) || is_one_of(keyword, habits_of_projects);
}

LayerHabits layer_habits(std::string_view text) {
  return joined(Scanner(text).habits(), {});
}

LayerHabits joined(LayerHabits one, const LayerHabits& other) {
  one.weights.insert(one.weights.end(), other.weights.begin(), other.weights.end());
  one.keywords.insert(other.keywords.begin(), other.keywords.end());
  one.once.insert(other.once.begin(), other.once.end());
  one.methods.insert(other.methods.begin(), other.methods.end());
  one.defined.insert(other.defined.begin(), other.defined.end());
  one.bases.insert(other.bases.begin(), other.bases.end());
  for (const std::string& member : one.defined) one.keywords.erase(member);
  return one;
}

}  // namespace paddle_ls::rewrite
