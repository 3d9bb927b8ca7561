// What a file of weights holds, as plain data.
//
// Values stand side by side in one list and refer to each other by index. Values that several
// places share are kept once, deep ones are destroyed without recursion, and no value reaches
// itself.
#pragma once

#include <array>
#include <complex>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/weights/model/tensor.hpp"

namespace paddle_ls::weights {

using ValueIndex = std::uint32_t;  // into Checkpoint::values

enum class SequenceKind : std::uint8_t { list, tuple, set, frozen_set };

struct Nothing {};
struct BigInteger {
  std::string decimal;
};
struct TextValue {
  std::string utf8;
};
// Short bytes stand here; of longer ones, the storage tells where they are.
struct Bytes {
  std::string kept;
  std::optional<std::size_t> storage;
};
struct Sequence {
  SequenceKind kind = SequenceKind::list;
  std::vector<ValueIndex> items;
};
struct Dict {
  std::vector<std::pair<ValueIndex, ValueIndex>> items;  // in the order of the file
};
struct TensorIndex {
  std::size_t index = 0;  // into Checkpoint::tensors
};
// A constant of Python or of a framework, as one writes it: `torch.float32`, `slice(0, 2, None)`.
struct Word {
  std::string source;
};
// What is not plain data.
struct Refused {
  std::string wanted;  // the class or function: `argparse.Namespace`
  std::string why;
};

using CheckpointValue =
    std::variant<Nothing, bool, std::int64_t, BigInteger, double, std::complex<double>, TextValue,
                 Bytes, Sequence, Dict, TensorIndex, Word, Refused>;

enum class Format : std::uint8_t { torch_zip, torch_legacy, safetensors, pickle, shards };

// In the order of the enumerators.
inline constexpr std::array<std::string_view, 5> format_names = {
    "torch zip archive", "torch file of before 1.6", "safetensors", "pickle", "shards"};

using TextPairs = std::vector<std::pair<std::string, std::string>>;

struct Checkpoint {
  Format format = Format::pickle;
  std::vector<std::filesystem::path> files;
  std::vector<Storage> storages;
  std::vector<Tensor> tensors;
  std::vector<CheckpointValue> values;
  ValueIndex root = 0;
  TextPairs metadata;         // of safetensors, in the order of the file
  TextPairs parameter_names;  // of Paddle: the name in a layer, and the name of the parameter
};

// The value of `key` in a dict whose keys are texts.
std::optional<ValueIndex> find_text_key(const Checkpoint& checkpoint, const Dict& dict,
                                        std::string_view key);

}  // namespace paddle_ls::weights
