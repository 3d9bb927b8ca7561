// mapping_docs_oracles.mjs PROGRAM CORPUS: metadata and table of the real documents, byte for byte.
//
// The hashes are those of the original tools' output for the same state of the documents. Exit
// status 77 if the corpus does not exist.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const [program, corpus] = process.argv.slice(2);
if (!existsSync(corpus)) {
  console.log(`skipped: there is no ${corpus}`);
  process.exit(77);
}

let failures = 0;

function check(what, actual, expected) {
  const same = actual === expected;
  console.log(`${same ? "ok  " : "FAIL"} ${what}${same ? "" : `: ${actual}, expected ${expected}`}`);
  if (!same) failures += 1;
}

function run(...words) {
  return spawnSync(program, ["docs", ...words], { encoding: "utf8", maxBuffer: 64 << 20 });
}

// The canonical form of the metadata: sorted keys, a blank after each comma and colon.
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const members = Object.keys(value).sort().map((key) => `${JSON.stringify(key)}: ${canonical(value[key])}`);
  return `{${members.join(", ")}}`;
}

const sha256 = (text) => createHash("sha256").update(text, "utf8").digest("hex");
const source = join(corpus, "pytorch_api_mapping_cn.md");

const metadata = JSON.parse(run("meta", corpus).stdout);
for (const entry of metadata) delete entry.source_file;
check("documents", metadata.length, 1640);
check("metadata", sha256(canonical(metadata)), "95a3201040768b3d17860c45febe8e0515531373c65675da239280bbb04f41e4");

const parity = run("validate", "--parity", "--format", "json", corpus);
const verdicts = parity.stdout.trim().split("\n").map((line) => JSON.parse(line));
check("accepted", verdicts.filter((verdict) => verdict.accepted).length, 1640);
check("rejected", verdicts.filter((verdict) => !verdict.accepted).length, 0);

const table = run("table", source, "--stdout", "--allow-duplicates");
check("table", sha256(table.stdout), "f2ce174a4456b0e0edc6863f0067ee8c595154e43923dbbf376698da7b6b312f");

const stopped = run("table", source, "--stdout");
check("status with duplicates", stopped.status, 1);
check("output with duplicates", stopped.stdout, "");
check("both places are named", /cn\.md:72: from the document .*resize_\.md:1\n.*cn\.md:381\n/.test(stopped.stderr), true);

process.exit(failures === 0 ? 0 : 1);
