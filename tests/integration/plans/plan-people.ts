import { expect } from "vitest";
import { sql, startMember, type App, type Visitor } from "../app/app";

export const CLOSED = ["/quests", "/level", "/coach", "/profile", "/mission/content-creator-in-1"];

/** Members whose trial began some days ago, their entitlements, and the screens open to them. */
export function peopleWithPlans(app: () => App, suite: string) {
  let people = 0;
  return {
    start: async (trialDays: number): Promise<{ member: Visitor; email: string }> => {
      const email = `${suite}-${++people}@example.org`;
      const member = await startMember(app(), email);
      await app().query(
        sql`update user_progress set trial_start_date = now() - make_interval(days => ${trialDays}) where email = ${email}`,
      );
      return { member, email };
    },
    order: (member: Visitor, plan: string) => member.post(`/kasse?plan=${plan}`, { plan }),
    /** Inserts an entitlement like an order, also of offers that cannot be ordered yet. */
    hold: async (email: string, kind: string) => {
      const days = kind.startsWith("lifetime") ? null : 30;
      const end = sql`now() + make_interval(days => ${days})`;
      return app().query(sql`insert into entitlements (user_id, kind, source, period_end, cancels_at, expires_at)
        select user_id, ${kind}, 'demo', ${end}, ${end}, ${end} from profiles where email = ${email}`);
    },
    /** Ends all entitlements of a member in `days` days. */
    endIn: async (email: string, days: number) => {
      const end = sql`now() + make_interval(secs => ${days * 86_400})`;
      return app().query(sql`update entitlements set period_end = ${end}, cancels_at = ${end}, expires_at = ${end}
        where user_id = (select user_id from profiles where email = ${email})`);
    },
    standing: async (email: string) => {
      const [row] = await app().query(sql`
        select p.subscription_plan as plan,
               extract(epoch from p.subscription_expiry - now())::float / 86400 as days,
               coalesce((select json_agg(json_build_object(
                 'kind', e.kind, 'source', e.source, 'days', extract(epoch from e.expires_at - now()) / 86400
               ) order by e.kind) from entitlements e where e.user_id = p.user_id), '[]'::json) as held
        from user_progress p where p.email = ${email}`);
      return row;
    },
    /** Which of the protected screens are open. */
    opened: async (member: Visitor) => {
      const open: string[] = [];
      for (const path of CLOSED) {
        const answer = await member.get(path);
        if (answer.status === 200) open.push(path);
        else expect([path, answer.headers.get("Location")]).toEqual([path, "/pricing"]);
      }
      return open;
    },
  };
}
