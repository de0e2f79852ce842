import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import type { Credit } from "~/domain/gains";
import { flashCookie } from "./flash.server";

/** A redirect whose target shows a message of the catalogue once. */
export function redirectWithFlash(
  to: string,
  {
    key,
    args = [],
    credit,
    headers = new Headers(),
  }: { key: string; args?: (string | number)[]; credit?: Credit; headers?: Headers },
): Response {
  headers.append("Set-Cookie", flashCookie({ key, args: args.map(String), id: randomUUID(), credit }));
  return redirect(to, { headers });
}
