import { generateKeyPairSync, verify } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** html: a proxy's page with 200. empty: `{}` with 200. cut: hangs up in the answer. hang: never answers. */
export type FcmMode = "ok" | "unavailable" | "quota" | "html" | "empty" | "cut" | "hang" | "expired";

export interface TakenPush {
  token: string;
  notification: { title: string; body: string };
  data: Record<string, string>;
  android: { collapse_key: string; notification: { tag: string } };
  apns: { headers: Record<string, string> };
}

/** Google's token endpoint and FCM's HTTP v1 on a port of their own, with a service account of their own, by this clock. */
export async function startFcm(now: () => number = Date.now) {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pushes: TakenPush[] = [];
  /** Tokens of apps that were removed. */
  const gone = new Set<string>();
  const granted = new Set<string>();
  let mode: FcmMode = "ok";

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request);
    if (request.url === "/token") return grant(new URLSearchParams(body), response);
    if (request.url !== "/v1/projects/startklar-test/messages:send") return send(response, 404, {});
    if (mode === "hang") return;
    if (mode === "cut") {
      response.writeHead(200, { "Content-Length": 100 }).write("{");
      setTimeout(() => response.destroy(), 20);
      return;
    }
    if (mode === "html") return void response.writeHead(200, { "Content-Type": "text/html" }).end("<p>Wartung</p>");
    if (mode === "empty") return send(response, 200, {});
    if (mode === "unavailable") return fail(response, 503, "UNAVAILABLE");
    if (mode === "quota") return fail(response, 429, "RESOURCE_EXHAUSTED", "QUOTA_EXCEEDED");
    const [, bearer = ""] = (request.headers.authorization ?? "").split(" ");
    if (!granted.has(bearer)) return fail(response, 401, "UNAUTHENTICATED");
    const { message }: { message: TakenPush } = JSON.parse(body);
    if (gone.has(message.token)) return fail(response, 404, "NOT_FOUND", "UNREGISTERED");
    if (message.token.startsWith("malformed:"))
      return fail(response, 400, "INVALID_ARGUMENT", "INVALID_ARGUMENT", "message.token");
    if (message.token.startsWith("foreign:")) return fail(response, 403, "PERMISSION_DENIED", "SENDER_ID_MISMATCH");
    pushes.push(message);
    send(response, 200, { name: `projects/startklar-test/messages/${pushes.length}` });
  }

  function grant(form: URLSearchParams, response: ServerResponse): void {
    const [head = "", claims = "", signature = ""] = (form.get("assertion") ?? "").split(".");
    const isSigned = verify(
      "RSA-SHA256",
      Buffer.from(`${head}.${claims}`),
      publicKey,
      Buffer.from(signature, "base64url"),
    );
    const { iss, scope, aud, iat, exp } = JSON.parse(Buffer.from(claims, "base64url").toString("utf8") || "{}");
    const isRight =
      isSigned &&
      form.get("grant_type") === "urn:ietf:params:oauth:grant-type:jwt-bearer" &&
      iss === account.client_email &&
      scope === "https://www.googleapis.com/auth/firebase.messaging" &&
      aud === account.token_uri &&
      exp - iat === 3_600 &&
      Math.abs(iat - now() / 1_000) < 60;
    if (!isRight) return send(response, 400, { error: "invalid_grant" });
    const token = `ya29.${granted.size}`;
    granted.add(token);
    send(response, 200, { access_token: token, expires_in: 3_599, token_type: "Bearer" });
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listens) => void server.listen(0, "127.0.0.1", listens));
  const address: AddressInfo | string | null = server.address();
  const url = `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`;
  const account = {
    type: "service_account",
    project_id: "startklar-test",
    client_email: "push@startklar-test.iam.gserviceaccount.com",
    private_key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    token_uri: `${url}/token`,
  };
  return {
    account,
    /** Environment variables for the app. */
    settings: { FCM_SERVICE_ACCOUNT: JSON.stringify(account), FCM_API_BASE: url },
    pushes,
    gone,
    /** Number of token requests. */
    grants: () => granted.size,
    behave(next: FcmMode): void {
      mode = next;
      if (next === "expired") {
        granted.clear();
        mode = "ok";
      }
    },
    close(): Promise<void> {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

const send = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));

function fail(response: ServerResponse, status: number, name: string, errorCode?: string, field?: string): void {
  const details = [
    ...(errorCode ? [{ "@type": "type.googleapis.com/google.firebase.fcm.v1.FcmError", errorCode }] : []),
    ...(field ? [{ "@type": "type.googleapis.com/google.rpc.BadRequest", fieldViolations: [{ field }] }] : []),
  ];
  send(response, status, { error: { code: status, status: name, message: "as told", details } });
}
