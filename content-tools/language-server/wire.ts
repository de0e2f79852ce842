import * as z from "zod";

/** Fields of a message that this server reads; all others are passed on unchanged. */
const message = z.looseObject({
  jsonrpc: z.string(),
  id: z.union([z.number(), z.string()]).optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
});
export type Wired = z.infer<typeof message>;

export const readMessage = (data: unknown): Wired | null => message.safeParse(data).data ?? null;

const document = z.looseObject({ uri: z.string() });
const place = z.object({ line: z.number(), character: z.number() });

export const opened = z.looseObject({ textDocument: z.looseObject({ uri: z.string(), text: z.string() }) });
export const changed = z.looseObject({
  textDocument: document,
  contentChanges: z.array(z.looseObject({ text: z.string() })),
});
export const about = z.looseObject({ textDocument: document });
export const asked = z.looseObject({ textDocument: document, position: place });
export const initializing = z.looseObject({ capabilities: z.looseObject({}).default({}) });
export const initialized = z.looseObject({ capabilities: z.looseObject({}) });
