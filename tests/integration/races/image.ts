import type postgres from "postgres";

const TABLES = [
  "user_progress",
  "user_missions",
  "user_tasks",
  "user_notes",
  "xp_ledger",
  "quiz_answers",
  "quiz_results",
  "snapshots",
  "entitlements",
  "user_settings",
  "action_plans",
  "rhythms",
  "situations",
  "start_steps",
  "rungs",
  // In this order, as moves refer to contacts.
  "contacts",
  "contact_moves",
  "companions",
  "experiments",
  "calculations",
  "self_check_answers",
  "evening_plans",
  "mission_feedback",
  "notices",
  "coach_conversations",
  "coach_turns",
  "coach_usage",
  // In this order, as push tokens refer to sessions.
  "sessions",
  "push_tokens",
];
// Generated columns are left out.
const PROGRESS = `update user_progress p set total_xp = i.total_xp, quiz_completed = i.quiz_completed,
  personality_type = i.personality_type, selected_career_path = i.selected_career_path,
  subscription_plan = i.subscription_plan, subscription_expiry = i.subscription_expiry
  from image_user_progress i where i.user_id = p.user_id;`;
/** Restored last, as it depends on the phones. */
const PHONE = `update user_progress p set push_token = i.push_token
  from image_user_progress i where i.user_id = p.user_id;`;

/** Stores the rows of one person, so that tests can start from there again and again. */
export async function keepImage(database: ReturnType<typeof postgres>, userId: string): Promise<void> {
  const others = TABLES.filter((table) => table !== "user_progress");
  for (const table of TABLES) {
    await database.unsafe(`create table image_${table} as select * from ${table} where user_id = '${userId}'`);
  }
  await database.unsafe(`
    create function restore_image() returns void language sql as $$
      delete from rate_limits;
      ${PROGRESS}
      ${others.map((table) => `delete from ${table} where user_id = '${userId}'; insert into ${table} select * from image_${table};`).join("\n")}
      ${PHONE}
    $$`);
}

/** Restores the person, with the test finished or open, and with all plans or none. */
export async function restoreImage(
  database: ReturnType<typeof postgres>,
  { userId, quizCompleted, hasAll }: { userId: string; quizCompleted: boolean; hasAll: boolean },
): Promise<void> {
  await database`select restore_image()`;
  await database`update user_progress p set quiz_completed = ${quizCompleted}
    from image_user_progress i where i.user_id = p.user_id`;
  if (hasAll) await database`insert into entitlements (user_id, kind, source) values (${userId}, 'pro_ai', 'operator')`;
}
