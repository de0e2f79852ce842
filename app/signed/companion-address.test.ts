import { beforeEach, expect, test } from "vitest";
import { requireEnv, provideEnv } from "~/environment/env.server";
import { companionAddress, keyAfterYes, readCompanionLink, type CompanionLink } from "./companion-address.server";
import { seal } from "./seal.server";
import { provideSecrets } from "./secret.server";
import { unsubscribeAddress } from "./unsubscribe-address.server";

const linkKey = "1b4e28ba-2fa1-41d2-883f-0016d3cca427";
const NOW = new Date("2026-11-27T12:00:00Z");
const LINKS: CompanionLink[] = [
  { step: "invitation", linkKey },
  { step: "confirmation", linkKey, email: "kim@example.org", until: NOW.getTime() + 1 },
  { step: "week", linkKey },
  { step: "end", linkKey },
];
const tokenOf = (address: string) => new URL(address).searchParams.get("k") ?? "";

beforeEach(() => {
  provideEnv(requireEnv({ APP_URL: "https://start.example" }));
  provideSecrets(["ab".repeat(32)]);
});

test.each(LINKS)("an address of the step $step says what it leads to, and nothing can be read in it", (link) => {
  const address = companionAddress(link);
  expect(address).toMatch(/^https:\/\/start\.example\/begleiten\?k=[\w-]+$/);
  expect(readCompanionLink(tokenOf(address), NOW)).toEqual(link);
  const bytes = Buffer.from(tokenOf(address), "base64url").toString("latin1");
  for (const shown of [address, bytes]) expect(shown).not.toMatch(/1b4e28ba|kim|step/);
});

test("whatever is changed or made up is refused, and an address of another kind as well", () => {
  const bytes = Buffer.from(tokenOf(companionAddress({ step: "week", linkKey })), "base64url");
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(readCompanionLink(changed.toString("base64url"), NOW), String(at)).toBeNull();
  }
  const made = Buffer.from(JSON.stringify({ step: "week", linkKey })).toString("base64url");
  const other = tokenOf(unsubscribeAddress({ userId: linkKey, kind: "weeklyMail" }));
  for (const token of ["", "x", linkKey, made, other, seal("other", { step: "week", linkKey })]) {
    expect(readCompanionLink(token, NOW)).toBeNull();
  }
  provideSecrets(["cd".repeat(32)]);
  expect(readCompanionLink(bytes.toString("base64url"), NOW)).toBeNull();
});

test("the question whether an address is right is over after its time", () => {
  const token = tokenOf(
    companionAddress({ step: "confirmation", linkKey, email: "kim@example.org", until: NOW.getTime() }),
  );
  expect(readCompanionLink(token, new Date(NOW.getTime() - 1))).not.toBeNull();
  expect(readCompanionLink(token, NOW)).toBeNull();
});

test("the key after a yes is the same for one link, another for each other, and nobody's without the secret", () => {
  const asked = { linkKey, email: "kim@example.org" };
  const key = keyAfterYes(asked);
  expect(readCompanionLink(tokenOf(companionAddress({ step: "week", linkKey: key })), NOW)).not.toBeNull();
  expect(keyAfterYes({ ...asked })).toBe(key);
  provideSecrets(["ab".repeat(32), "cd".repeat(32)]);
  expect(keyAfterYes(asked)).toBe(key);
  const others = [keyAfterYes({ ...asked, email: "kim@example.net" }), keyAfterYes({ ...asked, linkKey: key })];
  provideSecrets(["cd".repeat(32)]);
  expect(new Set([key, linkKey, ...others, keyAfterYes(asked)]).size).toBe(5);
});
