import { asc, desc, eq } from "drizzle-orm";
import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

// The columns of the app's tables that the bare program needs; it reads rows that the app wrote.
const people = pgTable("user_progress", {
  userId: uuid("user_id").primaryKey(),
  name: text("name"),
  email: text("email"),
  level: integer("level"),
  totalXp: integer("total_xp"),
});
const missions = pgTable("user_missions", {
  userId: uuid("user_id"),
  missionId: text("mission_id"),
  missionOrder: integer("mission_order"),
  status: text("status"),
  progress: integer("progress"),
});

/** `run()` makes SELECTS selects one after the other: a person's row and a person's missions, in turns. */
export async function openSelects({ SELECTS, DATABASE_URL, PGLITE_FOLDER }) {
  const count = Number(SELECTS ?? "0");
  if (count === 0) return { run: async () => undefined, close: async () => undefined };
  const { db, close } = await (DATABASE_URL ? openPostgres(DATABASE_URL) : openPglite(PGLITE_FOLDER));
  // The member with a path, who has the most to read.
  const [{ userId }] = await db.select().from(missions).orderBy(desc(missions.missionOrder)).limit(1);
  const selects = [
    () => db.select().from(people).where(eq(people.userId, userId)),
    () => db.select().from(missions).where(eq(missions.userId, userId)).orderBy(asc(missions.missionOrder)),
  ];
  return {
    async run() {
      for (let index = 0; index < count; index++) await selects[index % selects.length]();
    },
    close,
  };
}

async function openPostgres(url) {
  const { default: postgres } = await import("postgres");
  const { drizzle } = await import("drizzle-orm/postgres-js");
  const client = postgres(url, { max: 10 });
  return { db: drizzle(client), close: () => client.end() };
}

async function openPglite(folder) {
  const { PGlite } = await import("@electric-sql/pglite");
  const { drizzle } = await import("drizzle-orm/pglite");
  const client = await PGlite.create(folder);
  return { db: drizzle(client), close: () => client.close() };
}
