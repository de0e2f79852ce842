import * as z from "zod";
import { readWay } from "~/http/way";
import { ModelFailed } from "../fault";
import { chunksOf, readWhole } from "../read/whole-body";
import { readErrorBody, type Why } from "../read/vendor-error";
import { deadlines, hasModel, Refused, vendor, type Vendor } from "../vendor.server";
import { explain, type ModelFault, type ModelReason } from "./fault-text";
import { partsOf } from "./parts.server";

const QUESTION = [{ role: "user", content: "Antworte mit einem Wort: Hallo." } as const];

/**
 * Reason why the model could not answer now; null: it could, or there is no model. Asks for the list of models, which
 * costs nothing; only where the list proves too little, sends a question, and stops at the first event of its answer.
 */
export async function findModelFault(): Promise<ModelFault | null> {
  if (!hasModel()) return null;
  const asked = await vendor();
  const listed = await list(asked, { withKey: true });
  if (listed.type === "fault") return explain(listed, asked);
  // OpenRouter, llama.cpp and others list their models without a key: a list alone does not prove the key valid.
  const isProven = !asked.hasKey || (await list(asked, { withKey: false })).type === "fault";
  if (listed.type === "names" && isNamed(asked.name, listed.names) && isProven) return null;
  return ask(asked, listed);
}

type Fault = { type: "fault"; reason: ModelReason; code: string };
/** unknown: the server has no such list, which need not be a fault. */
type Listed = { type: "names"; names: string[] } | { type: "unknown" } | Fault;

const fault = (reason: ModelReason, code = ""): Fault => ({ type: "fault", reason, code });

const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

async function list({ client, url }: Vendor, { withKey }: { withKey: boolean }): Promise<Listed> {
  const signal = AbortSignal.timeout(deadlines().nextMs);
  const headers = withKey ? {} : { Authorization: null, "api-key": null };
  try {
    const address = url.replace("/chat/completions", "/models");
    const response = await client.get(address, { signal, headers }).asResponse();
    const said = response.body ? await readWhole(chunksOf(response.body)) : "";
    const parsed = listSchema.safeParse(jsonIn(said));
    return parsed.success ? { type: "names", names: parsed.data.data.map(({ id }) => id) } : { type: "unknown" };
  } catch (error) {
    const refused = error instanceof Error && error.cause instanceof Refused ? error.cause.response : null;
    if (refused) return readRefusal(refused);
    if (signal.aborted) return fault("timeout");
    const { reason, code } = readWay(error);
    return fault(reason, code);
  }
}

/** Reads a refused list. Servers without one refuse it in various ways, so only key, load and outage are faults. */
async function readRefusal({ status, body }: Response): Promise<Listed> {
  const said = body ? await readWhole(chunksOf(body)).catch(() => "") : "";
  if (status === 401 || status === 403) return fault("key-refused", String(status));
  const { why } = readErrorBody(said, status);
  return why === "broken" || why === "busy" ? fault(why, String(status)) : { type: "unknown" };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Ollama lists a model named without a tag under „:latest“. */
const isNamed = (name: string, names: readonly string[]): boolean =>
  names.includes(name) || names.includes(`${name}:latest`);

const REASONS: Record<Why, ModelReason> = {
  busy: "busy",
  key: "key-refused",
  model: "model-unknown",
  context: "refused",
  filter: "refused",
  request: "refused",
  broken: "broken",
};

async function ask(asked: Vendor, listed: Listed): Promise<ModelFault | null> {
  const signal = AbortSignal.timeout(deadlines().firstMs);
  try {
    const parts = partsOf(asked, QUESTION, signal, { isSent: false, isAnswered: false });
    const { value: first } = await parts.next();
    await parts.return(undefined);
    const error = first?.type === "part" ? first.part.error : null;
    return error ? explain(fault(REASONS[error.why]), asked) : null;
  } catch (error) {
    // A server that lists its models is reachable, and may still be loading this one.
    if (signal.aborted) return listed.type === "names" ? null : explain(fault("timeout"), asked);
    const { why, fault: kind } = error instanceof ModelFailed ? error : { why: null, fault: "unreadable" };
    if (why !== null && why !== "size") {
      return explain(fault(REASONS[why]), asked, listed.type === "names" ? listed.names : []);
    }
    return explain(fault(kind === "away" ? "cut" : "no-model-server"), asked);
  }
}
