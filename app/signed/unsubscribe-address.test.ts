import { beforeEach, expect, test } from "vitest";
import { requireEnv, provideEnv } from "~/environment/env.server";
import { provideSecrets } from "./secret.server";
import { readUnsubscribe, unsubscribeAddress } from "./unsubscribe-address.server";

const [OLD, NEW] = ["ab".repeat(32), "cd".repeat(32)];
const ANNA = { userId: "1b4e28ba-2fa1-41d2-883f-0016d3cca427", kind: "weeklyMail" } as const;
const tokenOf = (address: string) => new URL(address).searchParams.get("k") ?? "";

beforeEach(() => {
  provideEnv(requireEnv({ APP_URL: "https://start.example" }));
  provideSecrets([OLD]);
});

test("an address names one person and one kind, and neither can be read in it", () => {
  const address = unsubscribeAddress(ANNA);
  expect(address).toMatch(/^https:\/\/start\.example\/abbestellen\?k=[\w-]+$/);
  expect(readUnsubscribe(tokenOf(address))).toEqual(ANNA);
  const bytes = Buffer.from(tokenOf(address), "base64url").toString("latin1");
  for (const shown of [address, bytes]) expect(shown).not.toMatch(/1b4e28ba|weekly/);
  // Two mails do not reveal that they went to the same person.
  expect(unsubscribeAddress(ANNA)).not.toBe(address);
});

test("whatever is changed in it, it is refused", () => {
  const bytes = Buffer.from(tokenOf(unsubscribeAddress(ANNA)), "base64url");
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(readUnsubscribe(changed.toString("base64url")), String(at)).toBeNull();
  }
  for (const cut of [
    "",
    "x",
    "%",
    bytes.subarray(0, 28).toString("base64url"),
    bytes.subarray(1).toString("base64url"),
  ]) {
    expect(readUnsubscribe(cut)).toBeNull();
  }
});

test("it outlives a change of the secret as long as the old one is accepted, and is nothing to another server", () => {
  const token = tokenOf(unsubscribeAddress(ANNA));
  provideSecrets([NEW, OLD]);
  expect(readUnsubscribe(token)).toEqual(ANNA);
  provideSecrets([NEW]);
  expect(readUnsubscribe(token)).toBeNull();
});
