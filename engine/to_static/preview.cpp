#include "engine/to_static/preview.hpp"

#include <algorithm>
#include <charconv>

namespace paddle_ls::to_static {
namespace {

class Writer {
 public:
  void comment(std::string text, Origin origin) {
    // The message of an exception may have several lines.
    std::replace(text.begin(), text.end(), '\n', ' ');
    made_.text += "# " + text + "\n";
    made_.lines.push_back({origin.start, origin.end, true});
  }

  void code(const python_ast::Unparsed& code) {
    made_.text += code.text;
    made_.text += '\n';
    made_.lines.insert(made_.lines.end(), code.lines.begin(), code.lines.end());
  }

  void stage(const Stage& stage) {
    const Origin origin = stage.code.lines.empty() ? Origin{} : stage.code.lines.front();
    comment("level " + std::to_string(stage.level) + ": " + std::string(stage.name) +
                (stage.changed ? "" : ", nothing changes"),
            origin);
    if (stage.changed) code(stage.code);
  }

  Preview take() { return std::move(made_); }

 private:
  Preview made_;
};

}  // namespace

std::optional<StageChoice> stage_choice(std::string_view spelled) {
  if (spelled.empty() || spelled == "code") return StageChoice{};
  if (spelled == "all") return StageChoice{StageChoice::What::all};
  int level = 0;
  const auto end = std::from_chars(spelled.data(), spelled.data() + spelled.size(), level);
  const bool is_number = end.ec == std::errc() && end.ptr == spelled.data() + spelled.size();
  if (!is_number || level < 0) return std::nullopt;
  return StageChoice{StageChoice::What::level, level};
}

std::string spelling(StageChoice choice) {
  switch (choice.what) {
    case StageChoice::What::result: return "code";
    case StageChoice::What::all: return "all";
    case StageChoice::What::level: return std::to_string(choice.level);
  }
  return {};
}

Result<Preview> preview(const Conversion& conversion, StageChoice choice) {
  Writer to;
  const Stage* shown = &conversion.last();
  if (choice.what == StageChoice::What::level) {
    const auto& stages = conversion.stages;
    const auto found = std::find_if(stages.begin(), stages.end(), [&](const Stage& stage) {
      return stage.level == choice.level;
    });
    if (found != stages.end()) {
      shown = &*found;
    } else if (!conversion.refusal) {
      return error("unknown level " + std::to_string(choice.level));
    }
  }
  const bool stops_before = conversion.refusal && shown == &conversion.last();
  if (stops_before) {
    const Refusal& refusal = *conversion.refusal;
    to.comment(refusal.pass + " raises " + refusal.exception + ": " + refusal.message, refusal.at);
    to.comment("Nothing runs. This is the code that was generated before, after level " +
                   std::to_string(shown->level) + ", " + std::string(shown->name) + ".",
               refusal.at);
  }
  if (choice.what == StageChoice::What::all) {
    for (const Stage& stage : conversion.stages) to.stage(stage);
  } else {
    to.code(shown->code);
  }
  return to.take();
}

}  // namespace paddle_ls::to_static
