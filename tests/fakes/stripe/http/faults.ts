import type { ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { errorAnswer, type Answer } from "./answer";
import type { ApiErrorBody } from "./api-error";

/**
 * status: an error instead of the answer; answer: any other text instead of it; hang: never answers; cut: hangs up before
 * the headers; cut-body: hangs up in the middle of the body; trickle: one letter at a time without end; hold: answers when
 * the test lets it; slow: answers late, for people.
 */
export type Fault = (
  | { kind: "status"; status: number; error?: Partial<ApiErrorBody>; headers?: Record<string, string> }
  | { kind: "answer"; status?: number; body: string; contentType?: string }
  | { kind: "hang" | "cut" | "cut-body" | "trickle" }
  | { kind: "hold"; until: Promise<unknown> }
  | { kind: "slow"; milliseconds: number }
) & {
  /** Number of requests that fail; 1 by default. */
  times?: number;
  /** Whether Stripe performs the request before it fails; by default it does, except for an error status. */
  isDone?: boolean;
};

interface Planned {
  /** Route as in the route table, or `*` for every one. */
  route: string;
  fault: Fault;
  left: number;
}

export function createFaults() {
  const planned: Planned[] = [];
  return {
    plan: (route: string, fault: Fault) => void planned.push({ route, fault, left: fault.times ?? 1 }),
    clear: () => void planned.splice(0),
    /** The fault for this request, whose count is then reduced by one. */
    next(route: string): Fault | null {
      const met = planned.find((plan) => plan.left > 0 && (plan.route === route || plan.route === "*"));
      if (!met) return null;
      met.left -= 1;
      return met.fault;
    },
  };
}

export const isDoneDespite = (fault: Fault | null): boolean =>
  fault === null || (fault.isDone ?? fault.kind !== "status");

/** While it waits, another request with the same key is refused. */
export const isWaiting = (fault: Fault | null): boolean => fault?.kind === "hold" || fault?.kind === "slow";

/** Sends the answer, or whatever the fault makes of it. */
export async function send(response: ServerResponse, answer: Answer, fault: Fault | null): Promise<void> {
  if (fault?.kind === "hang") return;
  if (fault?.kind === "cut") return void response.destroy();
  if (fault?.kind === "hold") await fault.until;
  if (fault?.kind === "slow") await setTimeout(fault.milliseconds, undefined, { ref: false });
  const sent = fault ? answerOf(fault, answer) : answer;
  const body = Buffer.from(sent.body);
  response.writeHead(sent.status, { ...sent.headers, "content-length": body.length });
  if (fault?.kind === "trickle") return trickle(response, body);
  if (fault?.kind !== "cut-body") return void response.end(body);
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}

function answerOf(fault: Fault, answer: Answer): Answer {
  if (fault.kind === "answer") {
    const type = fault.contentType ?? "text/html";
    return { status: fault.status ?? 200, headers: { ...answer.headers, "content-type": type }, body: fault.body };
  }
  if (fault.kind !== "status") return answer;
  const error = { ...usualError(fault.status), ...fault.error };
  return errorAnswer(fault.status, error, { ...answer.headers, ...fault.headers });
}

function usualError(status: number): ApiErrorBody {
  if (status === 402) return { type: "card_error", code: "card_declined", message: "Your card was declined." };
  if (status === 429) {
    return { type: "invalid_request_error", code: "rate_limit", message: "Request rate limit exceeded." };
  }
  if (status < 500) return { type: "invalid_request_error", message: "Something is wrong with the request." };
  return { type: "api_error", message: "Sorry, something went wrong. We've already been notified of the problem." };
}

const BETWEEN_LETTERS = 20;

function trickle(response: ServerResponse, body: Buffer): void {
  let sent = 0;
  const timer = setInterval(() => {
    // Never sends the last byte.
    if (sent < body.length - 1) response.write(body.subarray(sent, ++sent));
  }, BETWEEN_LETTERS);
  response.on("close", () => clearInterval(timer));
}
