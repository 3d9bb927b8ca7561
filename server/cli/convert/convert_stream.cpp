#include "server/cli/convert/convert_stream.hpp"

#include <atomic>
#include <istream>
#include <ostream>
#include <span>

#include <boost/json.hpp>

#include "engine/text/json_places.hpp"
#include "engine/text/line_index.hpp"
#include "project/contents/parse_lenient_json.hpp"
#include "project/files/source_kind.hpp"
#include "server/cli/convert/conversion_tally.hpp"
#include "server/cli/reports/json_schema.hpp"
#include "server/cli/run/configurations.hpp"
#include "server/cli/run/line_reader.hpp"
#include "server/cli/run/prefixes.hpp"
#include "server/cli/run/run_in_order.hpp"

namespace paddle_ls::cli {
namespace {

namespace json = boost::json;

std::filesystem::path path_of(const json::object& record) {
  const json::value* path = record.if_contains("path");
  return path != nullptr && path->is_string() ? std::string_view(path->get_string())
                                              : std::string_view();
}

std::string_view name_of(project::Fate fate) {
  using project::Fate;
  switch (fate) {
    case Fate::converted:
    case Fate::waiting: return "safe";
    case Fate::to_confirm: return "needs-confirmation";
    case Fate::manual: return "none";
  }
  return "none";
}

// What is left to do, for people: lines from 1.
json::array left_over(const project::FileUses& uses, std::span<const project::Fate> fates) {
  const text::LineIndex lines(*uses.source.text);
  const std::vector<std::size_t> shown = project::shown_findings(uses);
  json::array list;
  for (std::size_t i = 0; i < shown.size(); ++i) {
    const rewrite::Finding& finding = uses.found.findings[shown[i]];
    if (fates[i] == project::Fate::converted || finding.code->is_remark) continue;
    list.push_back(json::object{{"line", lines.line_of(uses.in_file(finding.range).start) + 1},
                                {"base", 1},  // what lines count from
                                {"code", finding.code->code},
                                {"api", finding.api},
                                {"message", rewrite::message(finding)},
                                {"fix", name_of(fates[i])}});
  }
  return list;
}

// The path of a record relative to the root; empty if it has none or lies outside the root.
std::filesystem::path place_of(const std::filesystem::path& path, const StreamContext& context) {
  const std::filesystem::path place = path.lexically_normal();
  const bool is_inside = !place.empty() && !place.has_root_path() && *place.begin() != "..";
  return context.root.empty() || !is_inside ? std::filesystem::path() : context.root / place;
}

// The members that the answer adds to `record` or replaces in it.
Result<json::object> converted(const json::object& record, const StreamContext& context) {
  const json::value* given = record.if_contains("source");
  if (given == nullptr || !given->is_string()) return error("it has no `source`, a string");
  auto source = std::make_shared<const std::string>(given->get_string());
  const std::size_t limit = context.configuration->settings->files_maximum_bytes;
  if (source->size() > limit) {
    return error("`source` is larger than " + std::to_string(limit) +
                 " bytes (setting `files.maximumBytes`)");
  }
  const std::filesystem::path path = path_of(record);
  const auto form = project::form_of(files::kind_of(path)).value_or(project::Form::python);
  const std::filesystem::path place = place_of(path, context);
  // The place of other records is not known, so their imports are not resolved.
  const std::filesystem::path known = place.empty() ? path.filename() : place;
  const auto analysed = project::analyse({form, known, source}, *context.configuration,
                                         {context.wish.scope}, *context.neighbours);
  if (!analysed) return tl::unexpected(analysed.error());
  const project::FileUses& uses = analysed->uses;
  const auto made = project::convert_file(uses, analysed->recorded.get(), context.wish);
  Tally tally;
  for (const auto& [api, of_api] : tally_by_api(uses, made.fates)) tally += of_api;
  return json::object{{"source", text::applied(made.edits, *source)},
                      {"changed", !made.edits.empty()},
                      {"converted", tally.converted},
                      {"waiting", tally.waiting},
                      {"to_confirm", tally.to_confirm},
                      {"manual", tally.manual},
                      {"findings", left_over(uses, made.fates)}};
}

// `line`, an object, with these members replaced or appended. The other members keep their exact
// text, because a number may have more digits than parsing it keeps.
std::string with_members(std::string_view line, const json::object& record,
                         const json::object& members) {
  const text::JsonPlaces places(line);
  std::string result;
  const auto add = [&](std::string_view name, std::string_view value) {
    (((result += result.empty() ? '{' : ',') += name) += ':') += value;
  };
  const auto written = [&](const std::optional<text::ByteRange>& place) {
    return place ? text::slice(line, *place) : std::string_view("null");
  };
  for (const auto& [name, value] : record) {
    const std::string pointer = text::json_pointer({}, name);
    const json::value* anew = members.if_contains(name);
    add(written(places.name(pointer)),
        anew == nullptr ? std::string(written(places.value(pointer))) : json::serialize(*anew));
  }
  for (const auto& [name, value] : members) {
    if (!record.contains(name)) add(json::serialize(name), json::serialize(value));
  }
  return result + '}';
}

// The answer to a record that cannot be read, so that the following answers keep their places.
std::string refused(std::string_view reason) {
  return json::serialize(json::object{{"error", reason}});
}

}  // namespace

std::string converted_record(std::string_view line, const StreamContext& context) {
  auto value = contents::parse_json(line);
  if (!value) return refused(value.error().message);
  const json::object* record = value->if_object();
  if (record == nullptr) return refused("it is not a JSON object");
  const auto answer = converted(*record, context);
  return with_members(line, *record,
                      answer ? *answer : json::object{{"error", answer.error().message}});
}

json::object record_schema() {
  constexpr auto sometimes = schema::MemberPresence::sometimes;
  const json::object left = schema::object(
      "A use that is left", {{"line", schema::line("Its line in the source that was given")},
                             {"base", schema::constant("What lines count from", 1)},
                             {"code", schema::string("The code of the finding")},
                             {"api", schema::string("The API of PyTorch that is used")},
                             {"message", schema::string("Why it is left, for people")},
                             {"fix", schema::one_of("The class of its rewrite",
                                                    {"safe", "needs-confirmation", "none"})}});
  json::object answer = schema::object(
      "An answer of `paddle-ls convert --jsonl`: the record with these members; what else the "
      "record has comes back as it was",
      {{"source",
        {{"description", "The converted source; with `error`, what was given"}},
        sometimes},
       {"changed", schema::boolean("Whether it differs from the given source"), sometimes},
       {"converted", schema::count("Uses that were converted"), sometimes},
       {"waiting", schema::count("Uses with a safe rewrite that are held back by others"),
        sometimes},
       {"to_confirm", schema::count("Uses that were left because they need review"), sometimes},
       {"manual", schema::count("Uses that have to be changed by hand"), sometimes},
       {"findings", schema::list("What is left", left), sometimes},
       {"error", schema::string("Why the record could not be worked on"), sometimes}});
  answer["additionalProperties"] = true;
  answer["oneOf"] = {json::object{{"required", {"error"}}},
                     json::object{{"properties", {{"source", {{"type", "string"}}}}},
                                  {"required",
                                   {"source", "changed", "converted", "waiting", "to_confirm",
                                    "manual", "findings"}}}};
  return answer;
}

int convert_stream(const ConvertOptions& options, std::istream& in, const Console& console) {
  const auto root = options.root.empty()
                        ? std::filesystem::path()
                        : std::filesystem::absolute(options.root).lexically_normal();
  project::Wish wish;
  wish.scope = options.sources.scope;
  wish.least_certainty = options.sources.least_certainty;
  auto configuration = Configurations(layers_of(options.sources))
                           .sound(root.empty() ? std::filesystem::current_path() : root);
  if (!configuration) {
    console.err << error_prefix << configuration.error().message << "\n";
    return exit_status::could_not_run;
  }
  const StreamContext context{std::move(*configuration), wish, root};
  // Every byte of a source may be an escape sequence of six.
  const std::size_t longest = 8 * std::size_t{context.configuration->settings->files_maximum_bytes};
  LineReader lines(in, longest);
  // One by one: with several threads the answer to a record could wait for the next record, while
  // the sender may wait for the answer. To use several processors, run several processes.
  const unsigned jobs = std::max(options.sources.jobs, 1U);
  std::atomic<bool> is_read = true;  // by the process that reads our output
  run_in_order(
      jobs, [&]() -> std::optional<InputLine> { return is_read ? lines.next() : std::nullopt; },
      [&](const InputLine& line) -> std::string {
        try {
          return line.is_too_long
                     ? refused("it is longer than " + std::to_string(longest) + " bytes")
                     : converted_record(line.text, context);
        } catch (const std::exception& failure) {  // out of memory
          return refused(failure.what());
        }
      },
      [&](const std::string& answer) {
        console.out << answer << '\n';
        if (jobs > 1 || lines.has_to_wait()) console.out.flush();
        is_read = bool(console.out);
      });
  return exit_status::clean;
}

}  // namespace paddle_ls::cli
