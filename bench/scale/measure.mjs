import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GOALS } from "../goals.mjs";
import { walk } from "./walk.mjs";

const FEW = 1_000;

/** Database cost of each page and each change with many people, compared with few. */
export async function measureScale({ env, people }) {
  const few = await walkIn({ env, people: FEW });
  const many = await walkIn({ env, people });
  return compare(few, many);
}

async function walkIn({ env, people }) {
  const folder = await mkdtemp(join(tmpdir(), "bench-scale-"));
  try {
    return await walk({ env, folder, people });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns rows of the table: buffers of each step against few people, then what has a goal of its own. */
export function compare(few, many) {
  const inAll = (key, some) => Math.max(0, ...some.map((step) => step[key]));
  const named = (name) => many.steps.find((step) => step.name === name);
  const views = many.steps.filter(({ view }) => view);
  const scans = new Set(many.steps.flatMap(({ name, scans: found }) => found.map(({ table }) => `${name}: ${table}`)));
  const tick = named("Häkchen");
  const limited = (figure, measured, goal) => ({ figure, measured, goal: GOALS[goal] });
  return [
    ...many.steps.map((step, at) => ({
      figure: `Puffer ${step.name} (${describe(step)})`,
      measured: step.buffers,
      anchor: few.steps[at].buffers,
      goal: step.forAll ? undefined : GOALS.buffers,
    })),
    limited(`Ganz gelesene Tabellen ${[...scans].join(", ")}`.trim(), scans.size, "scans"),
    limited("Puffer Datenexport", named("Datenexport").buffers, "buffersOfRights"),
    limited("Puffer Konto löschen", named("Konto löschen").buffers, "buffersOfRights"),
    limited("Gelöschte Zeilen je Anweisung, Aufräumen", named("Aufräumen").rowsDeleted, "rowsOfSweep"),
    limited("Commits, alle Seiten", inAll("commits", views), "commitsOfView"),
    limited("WAL, alle Seiten", inAll("wal", views), "walOfView"),
    limited("Transaktionen Häkchen", tick.transactions, "transactionsOfTick"),
    limited("WAL Häkchen", tick.wal / 1_000, "walOfTick"),
    limited(`Daten je Mensch, bei ${many.people}`, many.bytes / 1_000, "bytesPerPerson"),
  ];
}

const describe = ({ statements, transactions, commits, wal }) =>
  `${statements} Anw., ${transactions} Trans., ${commits} Commits, ${wal} B WAL`;
