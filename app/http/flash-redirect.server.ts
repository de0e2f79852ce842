import { randomUUID } from "node:crypto";
import { redirect, type TypedResponse } from "@remix-run/node";
import type { Credit } from "~/domain/level/gains";
import { MINUTE_SECONDS } from "~/domain/time/durations";
import type { FlashKey } from "./flash-messages";
import { flashCookie, type Flash } from "./flash.server";

export async function redirectWithFlash(
  to: string,
  {
    key,
    args = [],
    credit,
    maxAge = MINUTE_SECONDS,
    headers = new Headers(),
  }: { key: FlashKey; args?: (string | number)[]; credit?: Credit; maxAge?: number; headers?: Headers },
): Promise<TypedResponse<never>> {
  const flash: Flash = { key, args: args.map(String), id: randomUUID(), credit };
  headers.append("Set-Cookie", await flashCookie().serialize(flash, { maxAge }));
  return redirect(to, { headers });
}
