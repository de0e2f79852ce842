import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { keyedHash } from "~/auth/secret.server";
import {
  readSession,
  requireAccess,
  requireMember,
  requireVisitor,
  type Member,
  type Session,
} from "~/auth/session.server";
import { consumeLimit } from "~/db/limits.server";
import { StepFailed, type Step } from "~/db/failed-step";
import { isOutage } from "~/db/outage";
import { env } from "~/env.server";
import { clientOf } from "~/http/client";
import { isSameOrigin } from "~/http/origin";
import { refusal } from "~/http/refusal.server";
import { MAX_BODY_BYTES, readForm, readJson } from "./body.server";
import { guarded, logFailure } from "./guard.server";

/** `subscriber`: a member with basic access, by the trial or a plan. */
type Who = "anyone" | "visitor" | "member" | "subscriber";
type MemberFor<Caller extends Who> = Caller extends "member" | "subscriber" ? Member : Member | null;
type Fields = Record<string, string | string[]>;

interface Rules<Schema extends z.ZodType, Caller extends Who> {
  /** Who may call it. */
  who: Caller;
  schema: Schema;
  /** A form, or JSON from a script of ours. */
  body?: "form" | "json";
  limit?: { name: string; max: number; windowSeconds: number };
  /** The answer to input that does not fit the schema; without it a 400 page. */
  invalid?: (fields: Fields, issues: z.core.$ZodIssue[]) => Response;
  /** The form's answer when the work failed, by an outage or a bug, which is logged; without it the 503 or 500 page. */
  failed?: (fields: Fields, failure: Failure) => Response;
}

export interface Failure {
  /** Where it failed, when that has a message of its own. */
  step: Step | null;
  status: 500 | 503;
}

interface Call<Input, Caller extends Who> {
  request: Request;
  params: ActionFunctionArgs["params"];
  input: Input;
  session: Session;
  member: MemberFor<Caller>;
  now: Date;
}

/**
 * Every change of state goes through here: same origin, allowed method, a body within its size that fits its strict
 * schema, a caller who may, within the limit. What fails is answered before the handler is reached.
 */
export function mutation<Schema extends z.ZodType, Caller extends Who>(
  rules: Rules<Schema, Caller>,
  handler: (call: Call<z.output<Schema>, Caller>) => Promise<Response>,
) {
  return ({ request, params }: ActionFunctionArgs): Promise<Response> =>
    guarded(request, async () => {
      if (request.method !== "POST") throw refusal(405);
      if (!isSameOrigin(request.headers, env.APP_URL)) throw refusal(403);
      const body =
        rules.body === "json"
          ? await readJson(request, MAX_BODY_BYTES.sync)
          : await readForm(request, MAX_BODY_BYTES.form);
      if (!body.ok) throw refusal(body.status);
      const session = rules.who === "visitor" ? await requireVisitor(request) : await readSession(request);
      if (rules.who === "member") await requireMember(request);
      if (rules.who === "subscriber") await requireAccess(request);
      const parsed = rules.schema.safeParse("value" in body ? body.value : { ...body.fields });
      if (!parsed.success) {
        if (rules.invalid && "fields" in body && !Object.values(body.fields).some(Array.isArray)) {
          return rules.invalid(body.fields, parsed.error.issues);
        }
        throw refusal(400);
      }
      const work = async () => {
        if (rules.limit && !(await withinLimit(rules.limit, request, session))) throw refusal(429);
        return handler({ request, params, input: parsed.data, session, member: callerOf(session), now: new Date() });
      };
      const { failed } = rules;
      if (!failed) return work();
      return work().catch((thrown: unknown) => {
        if (thrown instanceof Response) throw thrown;
        const isAway = isOutage(thrown);
        if (!isAway) logFailure(request, thrown);
        const step = thrown instanceof StepFailed ? thrown.step : null;
        return failed("fields" in body ? body.fields : {}, { step, status: isAway ? 503 : 500 });
      });
    });
}

// The guard above has thrown for members who are none, which the type of `who` knows and the compiler does not.
function callerOf<Caller extends Who>(session: Session): MemberFor<Caller>;
function callerOf(session: Session): Member | null {
  return session.member;
}

function withinLimit(
  { name, max, windowSeconds }: { name: string; max: number; windowSeconds: number },
  request: Request,
  session: Session,
): Promise<boolean> {
  const caller = session.member?.userId ?? clientOf(request);
  return consumeLimit({ key: `${name}:${keyedHash(name, caller)}`, max, windowSeconds });
}
