export type BodyRefusal = { ok: false; status: 400 | 413 | 415 };
export type FormBody = { ok: true; fields: Record<string, string | string[]> } | BodyRefusal;
export type JsonBody = { ok: true; value: unknown } | BodyRefusal;
export type TextBody = { ok: true; text: string } | BodyRefusal;

export const MAX_BODY_BYTES = { form: 16 * 1024, sync: 64 * 1024, webhook: 512 * 1024 } as const;

/** Reads at most `maxBytes`, whatever Content-Length claims; cancels the stream beyond. */
export async function readBodyText(request: Request, maxBytes: number): Promise<TextBody> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) return { ok: false, status: 413 };
  if (!request.body) return { ok: true, text: "" };
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return { ok: false, status: 413 };
    }
    chunks.push(value);
  }
  try {
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    return { ok: false, status: 400 };
  }
}

/** A urlencoded form; a repeated field becomes an array, so that a schema that expects text refuses it. */
export async function readForm(request: Request, maxBytes: number = MAX_BODY_BYTES.form): Promise<FormBody> {
  if (mediaType(request) !== "application/x-www-form-urlencoded") return { ok: false, status: 415 };
  const body = await readBodyText(request, maxBytes);
  if (!body.ok) return body;
  if (!isDecodable(body.text)) return { ok: false, status: 400 };
  const fields: [string, string | string[]][] = [];
  const params = new URLSearchParams(body.text);
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name);
    fields.push([name, values.length === 1 ? (values[0] ?? "") : values]);
  }
  // `fromEntries` defines properties: a field named __proto__ is a field like any other, and refused as unknown.
  return { ok: true, fields: Object.fromEntries(fields) };
}

/**
 * The form of a link whose address is itself the proof: mail programs post to it urlencoded or as multipart (RFC 8058).
 * Multipart fields are ignored, as the address already says what they say.
 */
export async function readLinkForm(request: Request, maxBytes: number): Promise<FormBody> {
  if (mediaType(request) !== "multipart/form-data") return readForm(request, maxBytes);
  const body = await readBodyText(request, maxBytes);
  return body.ok ? { ok: true, fields: {} } : body;
}

/** Whether all escapes are UTF-8; URLSearchParams would put replacement characters where they are not. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** JSON unparsed, for handlers that check its signature. */
export async function readRaw(request: Request, maxBytes: number): Promise<JsonBody> {
  if (mediaType(request) !== "application/json") return { ok: false, status: 415 };
  const body = await readBodyText(request, maxBytes);
  return body.ok ? { ok: true, value: body.text } : body;
}

export async function readJson(request: Request, maxBytes: number): Promise<JsonBody> {
  if (mediaType(request) !== "application/json") return { ok: false, status: 415 };
  const body = await readBodyText(request, maxBytes);
  if (!body.ok) return body;
  try {
    return { ok: true, value: JSON.parse(body.text) };
  } catch {
    return { ok: false, status: 400 };
  }
}

function mediaType(request: Request): string {
  return (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}
