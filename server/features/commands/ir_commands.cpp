#include "server/features/commands/ir_commands.hpp"

#include <filesystem>

#include <boost/archive/iterators/binary_from_base64.hpp>
#include <boost/archive/iterators/transform_width.hpp>

#include "engine/ir/json/write_json.hpp"
#include "engine/ir/pir/statistics.hpp"
#include "engine/ir/print/diff.hpp"
#include "engine/ir/print/program_graph.hpp"
#include "server/features/commands/work/file_arguments.hpp"
#include "server/features/commands/work/work_progress.hpp"
#include "server/features/convey/show_document.hpp"
#include "server/features/documents/neighbour_changes.hpp"
#include "server/ir/python_place.hpp"
#include "server/ir/report.hpp"

namespace paddle_ls::server {
namespace {

using Loaded = Result<std::shared_ptr<const PrintedModel>>;

std::optional<std::int64_t> number_at(const json::object& arguments, std::string_view name) {
  const json::value* member = arguments.if_contains(name);
  if (member == nullptr || !member->is_int64()) return {};
  return member->get_int64();
}

Result<std::string> decoded_base64(std::string text) {
  namespace iterators = boost::archive::iterators;
  using Bytes = iterators::transform_width<iterators::binary_from_base64<const char*>, 8, 6>;
  const std::size_t size = text.find_last_not_of('=') + 1;
  std::string bytes;
  try {
    // What is left of the last group holds no whole byte.
    const std::size_t whole = size * 6 / 8;
    text.append(4, 'A');
    Bytes from(text.data());
    for (std::size_t i = 0; i < whole; ++i) bytes += static_cast<char>(*from++);
  } catch (const iterators::dataflow_exception&) {
    return error("\"bytes\" is not base64");
  }
  return bytes;
}

// Which program is meant. A virtual document says all by itself, unless more is asked for.
struct WantedProgram {
  ModelQuery query;
  std::optional<std::string> bytes;  // in place of the file

  std::string uri() const { return bytes ? std::string() : virtual_uri(query); }
};

Result<WantedProgram> wanted_program(const json::object& arguments) {
  WantedProgram wanted;
  const auto uri = protocol::Uri::parse(protocol::text_at(arguments, "uri"));
  if (const auto shown = query_of_virtual_uri(uri.spelling())) wanted.query = *shown;
  if (wanted.query.path.empty()) {
    wanted.query.path = uri.file_path().value_or(protocol::text_at(arguments, "path"));
  }
  if (const std::string dialect = protocol::text_at(arguments, "dialect"); !dialect.empty()) {
    wanted.query.version = dialect;
  }
  const std::string mode = protocol::text_at(arguments, "mode");
  if (mode == "strict") wanted.query.mode = ir::TranslateMode::strict;
  if (mode == "tolerant") wanted.query.mode = ir::TranslateMode::tolerant;
  if (const std::string encoded = protocol::text_at(arguments, "bytes"); !encoded.empty()) {
    auto bytes = decoded_base64(encoded);
    if (!bytes) return tl::unexpected(bytes.error());
    wanted.bytes = std::move(*bytes);
    return wanted;
  }
  if (!std::filesystem::path(wanted.query.path).is_absolute()) {
    return error("the argument must name a model by \"uri\", \"path\" or \"bytes\"");
  }
  return wanted;
}

Loaded load(Models& models, const WantedProgram& wanted, const Models::Stop& stop) {
  if (!wanted.bytes) return models.load(wanted.query, stop);
  const auto context = ir_context(wanted.query.version, wanted.query.mode, {});
  if (!context) return tl::unexpected(context.error());
  auto program = load_program(*wanted.bytes, *context, stop);
  if (!program) return tl::unexpected(program.error());
  return std::make_shared<const PrintedModel>(std::move(*program), context->dialect);
}

// What a command does with its programs, on a worker.
using AnswerFromModels =
    std::function<Outcome(const std::vector<std::shared_ptr<const PrintedModel>>&)>;

struct ProgramsRequest {
  Ticket ticket;
  std::optional<protocol::ProgressToken> token;
  std::vector<json::object> programs;  // a member "uri", "path" or "bytes" names each
};

// Loads the programs on a worker, with progress that the user can cancel, and gives `deliver` the
// answer on the loop.
void with_programs(Session& session, const ProgramsRequest& request, AnswerFromModels answer,
                   std::function<void(Outcome)> deliver) {
  std::vector<WantedProgram> wanted;
  for (const json::object& each : request.programs) {
    auto program = wanted_program(each);
    if (!program) return session.replies().answer(request.ticket, failed(program.error()));
    wanted.push_back(std::move(*program));
  }
  auto progress = session.state<ProgressState>().start(session, request.token, "Reading the model");
  const CancelFlag cancelled = session.replies().cancel_flag(request.ticket);
  session.scheduler().run([wanted = std::move(wanted), answer = std::move(answer), progress,
                           cancelled, deliver = std::move(deliver), post = session.post(),
                           models = session.surroundings()->models,
                           view = session.configuration().view()] {
    models->use_tables(view->for_session().settings->ir_op_tables);
    const auto stop = [&] { return cancelled->load() || progress->cancelled()->load(); };
    const Outcome outcome = guarded([&]() -> Outcome {
      std::vector<std::shared_ptr<const PrintedModel>> loaded;
      for (const WantedProgram& each : wanted) {
        auto model = load(*models, each, stop);
        if (!model) return failed(model.error());
        loaded.push_back(std::move(*model));
      }
      return answer(loaded);
    });
    post(Continue{"the end of a command", [progress, deliver, outcome] {
                    progress->end({});
                    deliver(outcome);
                  }});
  });
}

void answer_with_program(Session& session, Ticket ticket,
                         const protocol::ExecuteCommandParams& params, AnswerFromModels answer) {
  with_programs(
      session, {ticket, params.work_done_token, {arguments_of(params)}}, std::move(answer),
      [&session, ticket](const Outcome& outcome) { session.replies().answer(ticket, outcome); });
}

json::array findings_of(const LoadedProgram& program) {
  json::array findings;
  for (const ir::TranslationFinding& finding : program.translation.findings) {
    findings.push_back(json_of(program, finding));
  }
  return findings;
}

}  // namespace

void translate_model(Session& session, Ticket ticket,
                     const protocol::ExecuteCommandParams& params) {
  const auto wanted = wanted_program(arguments_of(params));
  const std::string uri = wanted ? wanted->uri() : std::string();
  const bool is_strict = wanted && wanted->query.mode == ir::TranslateMode::strict;
  with_programs(
      session, {ticket, params.work_done_token, {arguments_of(params)}},
      [uri, is_strict](const auto& programs) -> Outcome {
        const PrintedModel& model = *programs.front();
        const ir::TranslationFinding* refused = ir::first_error(model.program().translation);
        if (is_strict && refused != nullptr) return failed({paddle_error_text(*refused), {}});
        json::object answer{{"text", model.text()}, {"findings", findings_of(model.program())}};
        if (!uri.empty()) answer["uri"] = uri;
        return answer;
      },
      [&session, ticket, uri](const Outcome& outcome) {
        // Python files that are open now have remarks of this model.
        read_again(session, DocumentKind::python, nullptr);
        session.replies().answer(ticket, outcome);
        if (!uri.empty() && std::holds_alternative<json::value>(outcome)) {
          show_document(session, protocol::Uri::parse(uri), std::nullopt);
        }
      });
}

void diff_models(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params) {
  const json::object arguments = arguments_of(params);
  with_programs(
      session,
      {ticket,
       params.work_done_token,
       {as_arguments(arguments.if_contains("left")), as_arguments(arguments.if_contains("right"))}},
      [](const auto& programs) -> Outcome {
        const std::string text = ir::diff_text(programs[0]->program().translation.program,
                                               programs[1]->program().translation.program);
        return json::object{{"equal", text.empty()}, {"text", text}};
      },
      [&session, ticket](const Outcome& outcome) { session.replies().answer(ticket, outcome); });
}

void count_model(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params) {
  answer_with_program(session, ticket, params, [](const auto& programs) -> Outcome {
    return json_of(ir::statistics(programs.front()->program().translation.program));
  });
}

void draw_model(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params) {
  const std::string format = protocol::text_at(arguments_of(params), "format");
  answer_with_program(session, ticket, params, [format](const auto& programs) -> Outcome {
    const ir::Program& program = programs.front()->program().translation.program;
    if (format == "svg") return json::object{{"text", ir::graph_svg(program)}};
    if (format == "dot") return json::object{{"text", ir::graph_dot(program)}};
    return json::object{{"text", ir::graph_html(program, "program")}};
  });
}

void model_to_json(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params) {
  answer_with_program(session, ticket, params, [](const auto& programs) -> Outcome {
    return json::object{{"text", ir::write_json(programs.front()->program().translation.program)}};
  });
}

void go_to_python(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params) {
  const json::object arguments = arguments_of(params);
  const auto line = number_at(arguments, "line");
  const ir::OpOrigin origin{static_cast<std::int32_t>(number_at(arguments, "block").value_or(0)),
                            static_cast<std::int32_t>(number_at(arguments, "op").value_or(-1))};
  auto find = [line, origin,
               presentation = session.presentation()](const auto& programs) -> Outcome {
    const PrintedModel& model = *programs.front();
    const ir::OpDesc* op = operator_at(model.program(), origin);
    if (line && *line >= 0) {
      const text::LineIndex lines(model.text());
      const auto at = static_cast<std::size_t>(*line);
      if (at >= lines.line_count()) return nullptr;
      const auto* printed = model.printed_at(lines.line_content(model.text(), at).end);
      op = printed != nullptr ? model.legacy_of(*printed) : nullptr;
    }
    const auto place = op != nullptr ? python_place(*op) : std::nullopt;
    if (!place) return nullptr;
    return protocol::write(location_of(*place, *place->file, *presentation));
  };
  with_programs(session, {ticket, params.work_done_token, {arguments}}, find,
                [&session, ticket](const Outcome& outcome) {
                  session.replies().answer(ticket, outcome);
                  if (const auto* value = std::get_if<json::value>(&outcome)) {
                    if (auto place = protocol::read<protocol::Location>(*value)) {
                      show_document(session, place->uri, place->range);
                    }
                  }
                });
}

}  // namespace paddle_ls::server
