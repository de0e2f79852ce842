import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** A server that logs the plan of every statement, those of foreign keys too, once `explain` is called. */
export const EXPLAINING = Object.entries({
  shared_preload_libraries: "auto_explain",
  "auto_explain.log_analyze": "on",
  "auto_explain.log_buffers": "on",
  "auto_explain.log_timing": "off",
  "auto_explain.log_nested_statements": "on",
  "auto_explain.log_format": "json",
  logging_collector: "on",
  log_destination: "jsonlog",
  log_filename: "plans",
  log_rotation_size: "0",
  // The app is the only writer, and each figure is the same in every run.
  autovacuum: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "8GB",
  checkpoint_timeout: "1d",
  shared_buffers: "1GB",
}).flatMap(([name, value]) => ["-c", `${name}=${value}`]);

const POLL_MS = 5;

/** `take` resolves to the plans of what the app's role did since the last call: `{ statement, transaction, plan }`. */
export async function explain({ databaseDir, admin }) {
  await admin.unsafe("alter role app set auto_explain.log_min_duration = 0");
  const file = join(databaseDir, "log", "plans.json");
  let [read, marks] = [0, 0];
  return async function take() {
    const mark = `mark ${++marks}`;
    await admin.unsafe(`do $$ begin raise log '${mark}'; end $$`);
    for (;;) {
      const text = (await readFile(file, "utf8")).slice(read);
      // The last line may not be written to its end.
      const whole = text.slice(0, text.lastIndexOf("\n") + 1);
      const entries = whole.split("\n").flatMap((line) => (line ? [JSON.parse(line)] : []));
      if (entries.some(({ message }) => message === mark)) {
        read += whole.length;
        return entries.filter(({ message }) => message.includes(" plan:\n{")).map(parsePlan);
      }
      await wait(POLL_MS);
    }
  };
}

function parsePlan({ message, vxid }) {
  const { "Query Text": statement, Plan: plan } = JSON.parse(message.slice(message.indexOf("{")));
  return { statement, transaction: vxid, plan };
}

const nodesOf = (plan) => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** More rows than any one person has, and than a batch of a job. */
const TOO_MANY = 1_000;

/** The nodes that read a whole table of `tables`, a whole index of one, or rows most of which are then discarded. */
function scansOf({ plan }, tables) {
  const limited = new Set(nodesOf(plan).flatMap((node) => (node["Node Type"] === "Limit" ? nodesOf(node) : [])));
  return nodesOf(plan).filter((node) => {
    if (!tables.includes(node["Relation Name"])) return false;
    if (node["Node Type"] === "Seq Scan" || node["Rows Removed by Filter"] > TOO_MANY) return true;
    if (!/^Index (Only )?Scan/.test(node["Node Type"]) || node["Index Cond"]) return false;
    // The first batch begins where the index does, and ends with the batch.
    return !limited.has(node) || !(node["Actual Rows"] * node["Actual Loops"] <= TOO_MANY);
  });
}

const CONDITIONS = ["Index Cond", "Recheck Cond", "Filter", "Join Filter", "Hash Cond", "Merge Cond"];
/** Either way round, and in the data of a job. */
const OF_PERSON = /\buser_id = |= user_id\b|'userId'::text\) = /;

/** Reads of `tables` in a plan by anything but a person's id: each with the table and the columns that it goes by. */
function readsBesidePerson({ plan }, tables) {
  return nodesOf(plan).flatMap((node) => {
    if (!tables.includes(node["Relation Name"]) || node["Node Type"] === "ModifyTable") return [];
    const conditions = CONDITIONS.flatMap((name) => node[name] ?? []).join(" ");
    return OF_PERSON.test(conditions) ? [] : [{ table: node["Relation Name"], conditions }];
  });
}

const WRITING = ["ModifyTable", "LockRows"];

export function costOf(plans, tables) {
  const transactions = (some) => new Set(some.map(({ transaction }) => transaction)).size;
  const isWriting = ({ plan }) => nodesOf(plan).some((node) => WRITING.includes(node["Node Type"]));
  return {
    statements: plans.length,
    transactions: transactions(plans),
    commits: transactions(plans.filter(isWriting)),
    buffers: plans.reduce((sum, { plan }) => sum + plan["Shared Hit Blocks"] + plan["Shared Read Blocks"], 0),
    rowsDeleted: Math.max(0, ...plans.map(({ plan }) => (plan.Operation === "Delete" ? plan["Actual Rows"] : 0))),
    besidePerson: plans.flatMap((each) =>
      readsBesidePerson(each, tables).map((read) => ({ ...read, statement: each.statement })),
    ),
    scans: plans.flatMap((each) =>
      scansOf(each, tables).map((node) => ({ table: node["Relation Name"], statement: each.statement })),
    ),
  };
}
