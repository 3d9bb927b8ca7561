// `paddle-ls convert --in-place` in repositories from other authors.
#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;
namespace fs = std::filesystem;

namespace {

Ended git(const fs::path& folder, std::vector<std::string> words) {
  words.insert(words.begin(), {"git", "-c", "user.name=t", "-c", "user.email=t", "-c",
                               "protocol.file.allow=always"});
  return run_program(std::move(words), {folder, {}, {}, 0});
}

bool make_repository(const fs::path& folder) {
  const bool is_made = git(folder, {"init", "-q"}).status == 0;
  if (!is_made) MESSAGE("skipped: there is no git on this machine");
  return is_made;
}

void commit_all(const fs::path& folder) {
  REQUIRE(git(folder, {"add", "."}).status == 0);
  REQUIRE(git(folder, {"commit", "-qm", "all"}).status == 0);
}

// Programs that a repository can name. Each leaves a file of its name in `markers` when it runs.
void set_traps(const TemporaryFolder& repository, const fs::path& markers) {
  const auto program = [&](const std::string& name) {
    return "touch '" + (markers / name).string() + "'; cat";
  };
  for (const std::string setting : {"core.fsmonitor",
                                    "core.sshCommand",
                                    "core.pager",
                                    "core.editor",
                                    "core.askPass",
                                    "core.gitProxy",
                                    "core.alternateRefsCommand",
                                    "credential.helper",
                                    "diff.external",
                                    "diff.evil.textconv",
                                    "diff.evil.command",
                                    "gpg.program",
                                    "filter.evil.clean",
                                    "filter.evil.smudge",
                                    "filter.evil.process",
                                    "filter.unspecified.clean",
                                    "remote.origin.uploadpack",
                                    "pager.ls-tree",
                                    "pager.ls-files",
                                    "merge.evil.driver",
                                    "uploadpack.packObjectsHook"}) {
    REQUIRE(git(repository.path(), {"config", setting, program(setting)}).status == 0);
  }
  for (const std::string alias : {"ls-tree", "ls-files", "status", "rev-parse"}) {
    REQUIRE(git(repository.path(), {"config", "alias." + alias, "!" + program("alias")}).status ==
            0);
  }
  for (const std::string hook :
       {"post-index-change", "pre-auto-gc", "reference-transaction", "fsmonitor-watchman"}) {
    repository.write(".evil/" + hook, "#!/bin/sh\n" + program(hook) + "\n");
    REQUIRE(chmod((repository.path() / ".evil" / hook).c_str(), 0755) == 0);
  }
  REQUIRE(git(repository.path(), {"config", "core.hooksPath", ".evil"}).status == 0);
  // A setting in a file of the tree.
  REQUIRE(
      git(repository.path(), {"config", "--file", "config", "core.fsmonitor", program("included")})
          .status == 0);
  REQUIRE(git(repository.path(), {"config", "include.path", "../config"}).status == 0);
}

// Every object that is missing is to be fetched, by a program.
void promise_objects(const TemporaryFolder& repository, const std::string& url) {
  for (const auto& [setting, value] : std::vector<std::pair<std::string, std::string>>{
           {"remote.origin.promisor", "true"},
           {"remote.origin.url", url},
           {"remote.origin.partialclonefilter", "blob:none"},
           {"extensions.partialClone", "origin"},
           {"core.repositoryformatversion", "1"},
           {"protocol.allow", "always"},
           {"protocol.ext.allow", "always"}}) {
    REQUIRE(git(repository.path(), {"config", setting, value}).status == 0);
  }
}

void hide_object(const TemporaryFolder& repository, const std::string& name) {
  const std::string id = git(repository.path(), {"rev-parse", name}).out;
  REQUIRE(id.size() > 40);
  fs::remove(repository.path() / ".git/objects" / id.substr(0, 2) / id.substr(2, 38));
}

}  // namespace

TEST_CASE("nothing that a repository names is run") {
  const TemporaryFolder folder;
  const TemporaryFolder markers;
  folder.write("same.py", torch_source);
  folder.write("changed.py", torch_source);
  folder.write("unspecified.py", torch_source);
  if (!make_repository(folder.path())) return;
  commit_all(folder.path());
  folder.write(".gitattributes",
               "*.py filter=evil diff=evil merge=evil ident\nunspecified.py filter=unspecified\n");
  folder.write("unspecified.py", "x = 1\n");
  folder.write("changed.py", "x = 1\n");
  fs::last_write_time(folder.path() / "same.py", fs::file_time_type::clock::now());
  set_traps(folder, markers.path());

  const Ended refused = run_in(folder, {"convert", "--in-place", "."});
  CHECK(refused.status == 2);
  CHECK(has(refused.err, "2 files ("));
  CHECK(has(refused.err, "filter"));
  CHECK(has(refused.err, "--force"));
  CHECK(folder.read("same.py") == torch_source);
  CHECK(run_in(folder, {"convert", "--in-place", "same.py"}).status == 0);
  CHECK(folder.read("same.py") == paddle_source);
  CHECK(entries_in(markers.path()) == 0);

  // The traps are live.
  (void)git(folder.path(), {"-c", "core.fsmonitor=false", "status"});
  CHECK(entries_in(markers.path()) > 0);
}

TEST_CASE("an object that is missing is not fetched") {
  const TemporaryFolder markers;
  const std::string touch = "touch " + (markers.path() / "ran").string();
  const std::vector<std::string> urls = {"ext::sh -c touch% " + (markers.path() / "ran").string(),
                                         "ssh://somewhere.invalid/x", "."};
  for (const std::string& url : urls) {
    CAPTURE(url);
    const TemporaryFolder folder;
    folder.write("package/a.py", torch_source);
    if (!make_repository(folder.path())) return;
    commit_all(folder.path());
    hide_object(folder, "HEAD:package");
    promise_objects(folder, url);
    REQUIRE(git(folder.path(), {"config", "core.sshCommand", touch}).status == 0);
    REQUIRE(git(folder.path(), {"config", "remote.origin.uploadpack", touch}).status == 0);
    const Ended refused = run_in(folder, {"convert", "--in-place", "."});
    CHECK(refused.status == 2);
    CHECK(has(refused.err, "git does not say"));
    CHECK(entries_in(markers.path()) == 0);
    (void)git(folder.path(), {"ls-tree", "-r", "HEAD"});
    CHECK(entries_in(markers.path()) == 1);  // the trap is live
    fs::remove(markers.path() / "ran");
  }
}

TEST_CASE("a submodule is a separate repository") {
  const TemporaryFolder folder;
  folder.write("library/a.py", torch_source);
  folder.write("project/b.py", torch_source);
  const fs::path project = folder.path() / "project";
  if (!make_repository(folder.path() / "library") || !make_repository(project)) return;
  commit_all(folder.path() / "library");
  REQUIRE(git(project, {"submodule", "--quiet", "add", "../library", "sub"}).status == 0);
  commit_all(project);
  folder.write("project/sub/a.py", "x = 1\n");
  const Ended refused = run_in(folder, {"convert", "--in-place", "project"});
  CHECK(refused.status == 2);
  CHECK(has(refused.err, "uncommitted changes would be lost in 1 file (project/sub/a.py)"));

  folder.write("project/sub/a.py", torch_source);
  const std::string marker = (folder.path() / "ran").string();
  REQUIRE(git(project / "sub", {"config", "core.fsmonitor", "touch " + marker}).status == 0);
  CHECK(run_in(folder, {"convert", "--in-place", "project"}).status == 0);
  CHECK_FALSE(fs::exists(marker));
  (void)git(project / "sub", {"status"});
  CHECK(fs::exists(marker));  // the trap is live
  CHECK(folder.read("project/sub/a.py") == paddle_source);
  CHECK(folder.read("project/b.py") == paddle_source);
}

TEST_CASE("a repository that git does not read is not called none") {
  const TemporaryFolder folder;
  folder.write("a.py", torch_source);
  if (!make_repository(folder.path())) return;
  commit_all(folder.path());
  const auto refusal = [&](std::vector<std::string> before) {
    before.insert(before.end(), {PADDLE_LS_PROGRAM, "convert", "--in-place", "a.py"});
    const Ended refused = run_program(std::move(before), {folder.path(), {}, {}, 0});
    CHECK(refused.status == 2);
    CHECK(folder.read("a.py") == torch_source);
    CHECK_FALSE(has(refused.err, "is not in a git repository"));
    return refused.err;
  };
  SUBCASE("no git") {
    CHECK(has(refusal({"env", "PATH=/nonexistent"}), "there is no program `git` in PATH"));
  }
  SUBCASE("a broken index") {
    folder.write(".git/index", "no index");
    CHECK(has(refusal({}), "index file"));
  }
  SUBCASE("a repository of another user") {
    if (geteuid() != 0 || chown(folder.path().c_str(), 65534, 65534) != 0 ||
        chown((folder.path() / ".git").c_str(), 65534, 65534) != 0) {
      MESSAGE("skipped: only root can give a folder to another user");
      return;
    }
    CHECK(has(
        refusal({"env", "-u", "SUDO_UID", "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1"}),
        "dubious ownership"));
  }
}

TEST_CASE("variables that a hook sets for its repository are ignored") {
  const TemporaryFolder folder;
  folder.write("one/a.py", torch_source);
  folder.write("two/b.py", torch_source);
  if (!make_repository(folder.path() / "one") || !make_repository(folder.path() / "two")) return;
  commit_all(folder.path() / "one");
  const std::string other = (folder.path() / "one/.git").string();
  const Ended refused =
      run_program({"env", "GIT_DIR=" + other, PADDLE_LS_PROGRAM, "convert", "--in-place", "two"},
                  {folder.path(), {}, {}, 0});
  CHECK(refused.status == 2);
  CHECK(has(refused.err, "uncommitted changes would be lost in 1 file (two/b.py)"));
}
