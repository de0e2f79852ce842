import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import * as z from "zod";
import { OperatorError } from "~/environment/operator-error";

const schema = z.object({
  project_id: z.string().regex(/^[a-z0-9-]+$/),
  client_email: z.email(),
  private_key: z.string().refine(isPrivateKey),
  token_uri: z.url({ protocol: /^https?$/ }),
});
export type ServiceAccount = z.output<typeof schema>;

/** Google's file for a service account, or its text. Throws OperatorError for what is neither. */
export function readServiceAccount(value: string): ServiceAccount {
  const parsed = schema.safeParse(parseJson(value.trimStart().startsWith("{") ? value : textOf(value)));
  if (!parsed.success) {
    throw new OperatorError(
      "FCM_SERVICE_ACCOUNT ist kein Dienstkonto von Google: Gib den Inhalt der JSON-Datei an, oder ihren Pfad (siehe docs/native.md).",
    );
  }
  return parsed.data;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
