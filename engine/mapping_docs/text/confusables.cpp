#include "engine/mapping_docs/text/confusables.hpp"

namespace paddle_ls::mapping_docs {

namespace {

// The unified ideographs of U+2F00 to U+2FD5, in order; each takes three bytes.
// clang-format off
constexpr std::string_view ideographs =
    "一丨丶丿乙亅二亠人儿入八冂冖冫几凵刀力勹匕匚匸十卜卩厂厶又口"
    "囗土士夂夊夕大女子宀寸小尢尸屮山巛工己巾干幺广廴廾弋弓彐彡彳"
    "心戈戶手支攴文斗斤方无日曰月木欠止歹殳毋比毛氏气水火爪父爻爿"
    "片牙牛犬玄玉瓜瓦甘生用田疋疒癶白皮皿目矛矢石示禸禾穴立竹米糸"
    "缶网羊羽老而耒耳聿肉臣自至臼舌舛舟艮色艸虍虫血行衣襾見角言谷"
    "豆豕豸貝赤走足身車辛辰辵邑酉釆里金長門阜隶隹雨靑非面革韋韭音"
    "頁風飛食首香馬骨高髟鬥鬯鬲鬼魚鳥鹵鹿麥麻黃黍黑黹黽鼎鼓鼠鼻齊"
    "齒龍龜龠";
// clang-format on
constexpr char32_t first_radical = 0x2F00;
constexpr char32_t last_radical = 0x2FD5;
static_assert(ideographs.size() == 3 * (last_radical - first_radical + 1));

}  // namespace

std::string_view plain_form(char32_t character) {
  if (character == 0xA0) return " ";
  if (character < first_radical || character > last_radical) return {};
  return ideographs.substr(3 * (character - first_radical), 3);
}

}  // namespace paddle_ls::mapping_docs
