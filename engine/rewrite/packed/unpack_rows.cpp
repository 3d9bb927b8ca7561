#include "engine/rewrite/packed/unpack_rows.hpp"

#include <utility>

#include "engine/rewrite/packed/columns.hpp"

namespace paddle_ls::rewrite {

namespace {

// Reads the numbers of a column. After its end, or a number that is too long, it gives zeros and is
// damaged.
class Column {
 public:
  explicit Column(std::string_view bytes) : rest_(bytes) {}

  std::uint32_t next() {
    std::uint32_t number = 0;
    for (std::uint32_t shift = 0; shift < 32 && !rest_.empty(); shift += 7) {
      const auto byte = static_cast<unsigned char>(rest_.front());
      rest_.remove_prefix(1);
      number |= (byte & 0x7FU) << shift;
      if (byte < 0x80U) return number;
    }
    damaged_ = true;
    return 0;
  }

  std::string_view rest() const { return rest_; }
  bool damaged() const { return damaged_; }

 private:
  std::string_view rest_;
  bool damaged_ = false;
};

// The columns of `packed`; none if their lengths do not fit it.
std::vector<Column> split_columns(std::string_view packed) {
  Column lengths(packed);
  std::vector<std::uint32_t> sizes(count_all_columns());
  for (std::uint32_t& size : sizes) size = lengths.next();
  std::string_view rest = lengths.rest();
  std::vector<Column> columns;
  for (const std::uint32_t size : sizes) {
    if (lengths.damaged() || size > rest.size()) return {};
    columns.emplace_back(rest.substr(0, size));
    rest.remove_prefix(size);
  }
  return rest.empty() ? columns : std::vector<Column>();
}

class Unpacker {
 public:
  Unpacker(std::vector<Column> columns, std::size_t size_of_strings)
      : columns_(std::move(columns)), size_of_strings_(size_of_strings) {}

  template <class Row>
  void unpack(std::vector<Row>& rows) {
    std::uint32_t count = std::get<KnownRanges<Row>>(known_).end;
    if constexpr (std::same_as<Row, Rule> || std::same_as<Row, Helper>)
      count = columns_[count_column].next();
    // Every row has at least a byte in the first column of its table.
    if (count > columns_[table_].rest().size()) damaged_ = true;
    if (damaged_) return;
    rows.resize(count);
    for (Row& row : rows) {
      std::size_t column = table_;
      for_each_leaf(row, [&](auto& field) {
        read(field, column);
        column += columns_of_field;
      });
    }
    table_ += count_columns<Row>();
  }

  bool damaged() const {
    bool any = damaged_ || std::get<KnownRanges<char>>(known_).end > size_of_strings_;
    for (const Column& column : columns_) any = any || column.damaged() || !column.rest().empty();
    return any;
  }

 private:
  template <class Field>
  void read(Field& field, std::size_t column) {
    if constexpr (is_reference<Field>) {
      const Range range = read_reference<typename Referred<Field>::Type>(column);
      field = {range.first, range.count};
    } else {
      field = unpacked_number<Field>(columns_[column].next());
    }
  }

  template <class Row>
  Range read_reference(std::size_t column) {
    auto& known = std::get<KnownRanges<Row>>(known_);
    const std::uint32_t number = columns_[column].next();
    if (number == empty_range) return {};
    if (number == next_range) {
      const std::uint32_t count = columns_[column + 1].next();
      if (count > most_ - known.end) damaged_ = true;
      if (damaged_) return {};
      known.add(count);
      return known.ranges.back();
    }
    const std::uint32_t place = mirrored<Row>(number - first_known, known.ranges.size());
    if (place < known.ranges.size()) return known.ranges[place];
    damaged_ = true;
    return {};
  }

  // More than any table has; a sum of two is far from an overflow.
  static constexpr std::uint32_t most_ = 1U << 30U;

  std::vector<Column> columns_;
  std::size_t size_of_strings_;
  std::size_t table_ = count_column + 1;  // its first column
  AllKnownRanges known_;
  bool damaged_ = false;
};

}  // namespace

Result<RowTables> unpack_rows(std::string_view packed, std::size_t size_of_strings) {
  std::vector<Column> columns = split_columns(packed);
  if (columns.empty()) return error("the columns of the packed rows do not fit");
  Unpacker unpacker(std::move(columns), size_of_strings);
  RowTables tables;
  for_each_table(tables, [&](auto& rows) { unpacker.unpack(rows); });
  if (unpacker.damaged()) return error("the packed rows are damaged");
  return tables;
}

}  // namespace paddle_ls::rewrite
