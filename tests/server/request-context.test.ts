import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { requestContext } from "../../app/environment/request-context.server";
import { admitRequests } from "../../server/admission/gate.mjs";
import { Slots } from "../../server/admission/slots.mjs";
import { withinContext } from "../../server/requests/request-context.mjs";

const known = z.object({ id: z.uuid(), address: z.string().nullable(), slot: z.string().nullable() });

const slots = new Slots();
const server = createServer((request, response) => void answer(request, response));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Reads the context late, like an app that reads the body and waits for a database first.
  for await (const _ of request);
  await new Promise(setImmediate);
  response.end(JSON.stringify(requestContext()));
}

beforeEach(() => {
  slots.limit(1);
  admitRequests(server, {
    slots,
    files: new Set(["/file"]),
    within: ({ socket }: IncomingMessage, slot: string | null, work: () => void) =>
      withinContext({ address: socket.remoteAddress, slot }, work),
    refuse: () => undefined,
    clientOf: () => "somebody",
    largestBody: () => 1_024,
  });
  return new Promise<void>((listens) => void server.listen(0, "127.0.0.1", listens));
});
afterEach(() => new Promise((closed) => server.close(closed)));

async function ask(path: string, init: RequestInit = {}) {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return known.parse(await (await fetch(`http://127.0.0.1:${port}${path}`, init)).json());
}

test("the app knows of each request what the server saw, and nothing that the client says", async () => {
  const headers = { "x-client-address": "6.6.6.6", "x-slot": "1", "x-request-id": "mine" };
  // One slot only: each request is admitted at the end of the previous one, but must not run within its context.
  const asked = [1, 2, 3].map(() => ask("/", { method: "POST", body: "x".repeat(1_000), headers }));
  const contexts = await Promise.all(asked);
  expect(contexts.map(({ address }) => address)).toEqual(["127.0.0.1", "127.0.0.1", "127.0.0.1"]);
  expect(new Set(contexts.map(({ slot }) => slot)).size).toBe(3);
  expect(new Set(contexts.map(({ id }) => id)).size).toBe(3);
  const file = await ask("/file", { headers });
  expect(file).toMatchObject({ address: "127.0.0.1", slot: null });
});
