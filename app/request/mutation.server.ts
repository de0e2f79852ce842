import type { ActionFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { limitKey } from "~/limits/limit-key.server";
import {
  readSession,
  requireAccess,
  requireMember,
  requireVisitor,
  type Member,
  type Session,
} from "~/auth/session.server";
import { countOrWait } from "~/db/limits.server";
import { StepFailed, type Step } from "~/db/account/failed-step";
import { isOutage } from "~/db/connection/outage";
import { env } from "~/environment/env.server";
import { isSameOrigin } from "~/http/origin";
import { pauseRefusal, refusal } from "~/http/refusal.server";
import { currentClient, forgetRequestMemo } from "~/environment/request-context.server";
import { MAX_BODY_BYTES, readForm, readJson, readLinkForm, readRaw, type FormBody, type JsonBody } from "./body.server";
import { guarded, logFailure } from "./guard.server";

interface Callers {
  anyone: Member | null;
  visitor: Member | null;
  member: Member;
  /** A member with basic access, by the trial or a plan. */
  subscriber: Member;
}
type Who = keyof Callers;

const GUARDS: { [Caller in Who]: (request: Request) => Promise<Callers[Caller]> } = {
  anyone: async (request) => (await readSession(request)).member,
  visitor: async (request) => (await requireVisitor(request)).member,
  member: requireMember,
  subscriber: (request) => requireAccess(request),
};

type BodyKind = "form" | "json" | "raw" | "link";
const WITHOUT_ORIGIN: readonly BodyKind[] = ["raw", "link"];

type Fields = Record<string, string | string[]>;

interface Rules<Schema extends z.ZodType, Caller extends Who, Refused extends Response> {
  who: Caller;
  schema: Schema;
  /**
   * raw: from another server, which signs its requests; the handler checks the signature instead of the origin. link:
   * to an address known only to its recipient; the handler reads the address instead of cookies.
   */
  body?: BodyKind;
  limit?: { name: string; max: number; windowSeconds: number };
  /** The answer to input that does not fit the schema; without it a 400 page. */
  invalid?: (fields: Fields, issues: z.core.$ZodIssue[]) => Refused;
  /** The form's answer when the work failed, by an outage or a bug, which is logged; without it the 503 or 500 page. */
  failed?: (fields: Fields, failure: FailedMutation) => Refused;
}

export interface FailedMutation {
  /** The step that failed, when it has a message of its own. */
  step: Step | null;
  status: 500 | 503;
}

interface Call<Input, Caller extends Who> {
  request: Request;
  params: ActionFunctionArgs["params"];
  input: Input;
  session: Session;
  member: Callers[Caller];
  now: Date;
}

/** Every state change passes here: method, origin, body size, caller, strict schema, limit; only then the handler. */
export function mutation<
  Schema extends z.ZodType,
  Caller extends Who,
  Answer extends Response,
  Refused extends Response = never,
>(rules: Rules<Schema, Caller, Refused>, handler: (call: Call<z.output<Schema>, Caller>) => Promise<Answer>) {
  return ({ request, params }: ActionFunctionArgs): Promise<Answer | Refused> =>
    guarded(request, async () => {
      if (request.method !== "POST") throw refusal(405);
      if (!WITHOUT_ORIGIN.includes(rules.body ?? "form") && !isSameOrigin(request.headers, env().APP_URL))
        throw refusal(403);
      const body = await readBody(request, rules.body);
      if (!body.ok) throw refusal(body.status);
      const member = await GUARDS[rules.who](request);
      const session = await readSession(request);
      const parsed = rules.schema.safeParse("value" in body ? body.value : { ...body.fields });
      if (!parsed.success) {
        if (rules.invalid && "fields" in body && !Object.values(body.fields).some(Array.isArray)) {
          return rules.invalid(body.fields, parsed.error.issues);
        }
        throw refusal(400);
      }
      const work = async () => {
        const pause = rules.limit ? await countCall(rules.limit, session) : 0;
        if (pause > 0) throw pauseRefusal(pause);
        return handler({ request, params, input: parsed.data, session, member, now: new Date() }).finally(
          forgetRequestMemo,
        );
      };
      const { failed } = rules;
      if (!failed) return work();
      return work().catch((thrown: unknown): Refused => {
        if (thrown instanceof Response) throw thrown;
        const isAway = isOutage(thrown);
        if (!isAway) logFailure(request, thrown);
        const step = thrown instanceof StepFailed ? thrown.step : null;
        return failed("fields" in body ? body.fields : {}, { step, status: isAway ? 503 : 500 });
      });
    });
}

function readBody(request: Request, kind: BodyKind = "form"): Promise<FormBody | JsonBody> {
  if (kind === "raw") return readRaw(request, MAX_BODY_BYTES.webhook);
  if (kind === "link") return readLinkForm(request, MAX_BODY_BYTES.form);
  return kind === "json" ? readJson(request, MAX_BODY_BYTES.sync) : readForm(request, MAX_BODY_BYTES.form);
}

/** Counts a call. Returns the seconds to wait; 0: none. */
function countCall(
  { name, max, windowSeconds }: { name: string; max: number; windowSeconds: number },
  session: Session,
): Promise<number> {
  const caller = session.member?.userId ?? currentClient();
  return countOrWait({ key: limitKey(name, caller), max, windowSeconds });
}
