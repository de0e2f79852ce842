import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { app } from "../programs/list.mjs";
import { startPostgres } from "../programs/postgres.mjs";
import { startProcess } from "../programs/process.mjs";
import { MISSION, registerMember } from "../visit/member.mjs";
import { fill } from "./fill.mjs";
import { startModel } from "./model.mjs";

const PEOPLE = 1_000;
const NAMES = ["Anna", "Bea", "Cem", "Dana"];
/** The first one fills caches and is not counted. */
const EVENINGS = 6;
/** Changes that are sent while a learner writes for twenty minutes: after each pause, at the latest after half a minute. */
const DRAFTS = 40;
/** Sessions report what they did to the statistics when they have been idle for ten seconds. */
const STATISTICS_MS = 12_000;
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
const QUESTION = { intent: "ask", mode: "chat", message: "Wie finde ich meinen ersten Kunden?" };

/** Cost of one learner's evening, as the mean of 20: a page for each screen and its copy for offline use. */
export async function measureEvening({ env }) {
  const folder = await mkdtemp(join(tmpdir(), "bench-evening-"));
  const dataDir = join(folder, "data");
  await mkdir(dataDir);
  const model = await startModel();
  const postgres = await startPostgres(folder);
  const admin = postgres.openAsAdmin();
  await admin`create extension pg_stat_statements`;
  try {
    const settings = { ...env, OPENAI_BASE_URL: model.url, OPENAI_MODEL: "bench", JOBS: "0", DEMO_CHECKOUT: "1" };
    const process = await startProcess(app({ env: settings, dataDir, databaseUrl: postgres.url }));
    try {
      await fill(admin, { people: PEOPLE, isLean: true });
      const learners = [];
      for (const name of NAMES) learners.push(await enter({ origin: process.url, dataDir, name }, admin));
      const spent = async () => ({
        app: (await process.usage()).cpuMs,
        ...(await databaseUse({ admin, databaseDir: postgres.databaseDir })),
        mails: (await readdir(join(dataDir, "outbox"))).length,
        ...model.taken(),
      });
      for (const learner of learners) await evening(learner, 0);
      const before = await spent();
      for (let night = 1; night < EVENINGS; night++) {
        await nextDay(admin);
        for (const learner of learners) await evening(learner, night);
      }
      const after = await spent();
      return rowsOf(before, after, NAMES.length * (EVENINGS - 1));
    } finally {
      await process.stop();
    }
  } finally {
    await admin.end();
    await postgres.close();
    model.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function enter(where, admin) {
  const visitor = await registerMember(where);
  const email = `${where.name.toLowerCase()}@example.org`;
  const [{ user_id: owner }] = await admin`select user_id from profiles where email = ${email}`;
  return { visitor, owner };
}

/** Resets the limits per minute and per day. */
async function nextDay(admin) {
  await admin`delete from rate_limits`;
  await admin`delete from coach_usage`;
}

async function evening({ visitor, owner }, night) {
  for (const path of ["/home", "/home", MISSION, MISSION]) await visitor.get(path);
  await visitor.send("/api/last-active", "", "application/x-www-form-urlencoded");
  for (let draft = 1; draft <= DRAFTS; draft++) {
    const answer = `Abend ${night}: ${"Wieder ein Satz mehr, den ich heute schreibe. ".repeat(1 + (draft % 10))}`;
    await sync({ visitor, owner }, { kind: "answer", task: "cc1-1", answer });
  }
  await sync({ visitor, owner }, { kind: "tick", task: "cc1-1", completed: night % 2 === 1 });
  await visitor.get("/coach");
  await visitor.post("/coach", QUESTION);
  await visitor.get("/level");
}

async function sync({ visitor, owner }, change) {
  const changes = [{ mission: "content-creator-1", agoMs: 0, ...change }];
  const { status, body } = await visitor.send("/api/sync", JSON.stringify({ owner, changes }), "application/json");
  if (status !== 200) throw new Error(`the sync answered ${status}: ${body}`);
}

async function databaseUse({ admin, databaseDir }) {
  await wait(STATISTICS_MS);
  const [{ buffers }] = await admin`select sum(shared_blks_hit + shared_blks_read)::float8 as buffers
    from pg_stat_statements where userid = 'app'::regrole`;
  const [{ commits }] = await admin`select xact_commit::float8 as commits
    from pg_stat_database where datname = current_database()`;
  const [{ wal }] = await admin`select (pg_current_wal_insert_lsn() - '0/0')::float8 as wal`;
  const [{ bytes }] = await admin`select sum(pg_total_relation_size(oid))::float8 as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`;
  return { database: await databaseCpu(databaseDir), buffers, commits, wal, bytes };
}

/** Processor time of PostgreSQL and all its processes, in ms; null where there is no /proc. */
async function databaseCpu(databaseDir) {
  const main = (await readFile(join(databaseDir, "postmaster.pid"), "utf8")).split("\n")[0];
  const processes = await readdir("/proc").catch(() => []);
  if (!processes.includes(main)) return null;
  const statistics = await Promise.all(
    processes.filter((name) => /^\d+$/.test(name)).map((id) => readFile(`/proc/${id}/stat`, "utf8").catch(() => "")),
  );
  return statistics.reduce((sum, line) => {
    const [id] = line.split(" ");
    // After the name, which may hold spaces: the parent is the second, times are the 12th to the 15th.
    const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
    if (id === main) return sum + TICK_MS * fields.slice(11, 15).reduce((all, ticks) => all + Number(ticks), 0);
    return fields[1] === main ? sum + TICK_MS * (Number(fields[11]) + Number(fields[12])) : sum;
  }, 0);
}

function rowsOf(before, after, evenings) {
  const each = (key, by = 1) => (after[key] - before[key]) / evenings / by;
  const row = (figure, measured, unit) => ({ figure: `Ein Abend: ${figure}`, measured, unit });
  return [
    row("CPU der App", each("app"), "ms"),
    ...(after.database === null ? [] : [row("CPU der Datenbank", each("database"), "ms")]),
    row("gelesene Puffer", each("buffers"), ""),
    row("Transaktionen", each("commits"), ""),
    row("WAL", each("wal", 1_000), "kB"),
    row("behaltene Daten", each("bytes", 1_000), "kB"),
    row("Mails", each("mails"), ""),
    row("Fragen ans Modell", each("questions"), ""),
    row("Zeichen je Frage ans Modell", (after.letters - before.letters) / (after.questions - before.questions), ""),
  ];
}
