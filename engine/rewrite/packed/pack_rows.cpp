#include "engine/rewrite/packed/pack_rows.hpp"

#include <unordered_map>

#include "engine/rewrite/packed/columns.hpp"

namespace paddle_ls::rewrite {

namespace {

// Seven bits in a byte, the lowest first; all bytes but the last have the eighth bit.
void put_number(std::uint32_t number, std::string& to) {
  for (; number >= 0x80U; number >>= 7U) to.push_back(static_cast<char>((number & 0x7FU) | 0x80U));
  to.push_back(static_cast<char>(number));
}

class Packer {
 public:
  Packer() : columns_(count_all_columns()) {}

  template <class Row>
  void pack(std::span<const Row> rows) {
    if constexpr (std::same_as<Row, Rule> || std::same_as<Row, Helper>) {
      put_number(static_cast<std::uint32_t>(rows.size()), columns_[count_column]);
    } else {
      in_order_ = in_order_ && rows.size() == std::get<KnownRanges<Row>>(known_).end;
    }
    for (const Row& row : rows) {
      std::size_t column = table_;
      for_each_leaf(row, [&](const auto& field) {
        put(field, column);
        column += columns_of_field;
      });
    }
    table_ += count_columns<Row>();
  }

  // The length of each column, then the columns.
  Result<std::string> packed() const {
    if (!in_order_) return error("the rows are not in the order in which they are referred to");
    std::string result;
    for (const std::string& column : columns_)
      put_number(static_cast<std::uint32_t>(column.size()), result);
    for (const std::string& column : columns_) result += column;
    return result;
  }

 private:
  template <class Field>
  void put(const Field& field, std::size_t column) {
    if constexpr (is_reference<Field>) {
      put_reference<typename Referred<Field>::Type>(range_of(field), column);
    } else {
      put_number(packed_number(field), columns_[column]);
    }
  }

  template <class Row>
  void put_reference(Range range, std::size_t column) {
    auto& known = std::get<KnownRanges<Row>>(known_);
    auto& places = std::get<Places<Row>>(places_).by_first;
    if (range.count == 0) {
      put_number(empty_range, columns_[column]);
    } else if (range.first == known.end) {
      places.emplace(range.first, static_cast<std::uint32_t>(known.ranges.size()));
      put_number(next_range, columns_[column]);
      put_number(range.count, columns_[column + 1]);
      known.add(range.count);
    } else if (const auto at = places.find(range.first);
               at != places.end() && known.ranges[at->second].count == range.count) {
      put_number(first_known + mirrored<Row>(at->second, known.ranges.size()), columns_[column]);
    } else {
      in_order_ = false;
    }
  }

  template <class Row>
  struct Places {
    std::unordered_map<std::uint32_t, std::uint32_t> by_first;
  };
  using AllPlaces = decltype(std::tuple_cat(std::declval<ListsOfRows<Places>>(),
                                            std::declval<std::tuple<Places<char>>>()));

  std::vector<std::string> columns_;
  std::size_t table_ = count_column + 1;  // its first column
  AllKnownRanges known_;
  AllPlaces places_;
  bool in_order_ = true;
};

}  // namespace

Result<std::string> pack_rows(const RuleTable& table) {
  Packer packer;
  for_each_table(tables_of(table), [&](const auto& rows) { packer.pack(rows); });
  return packer.packed();
}

}  // namespace paddle_ls::rewrite
