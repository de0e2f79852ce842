import { expect, test } from "vitest";
import { revalidateUnlessAnswered } from "./revalidate-unless-answered";

const asked = (over: { actionResult?: unknown; to?: string; isDefault?: boolean }) =>
  revalidateUnlessAnswered({
    currentUrl: new URL("https://example.org/quiz"),
    currentParams: {},
    nextUrl: new URL(over.to ?? "/quiz", "https://example.org"),
    nextParams: {},
    actionResult: over.actionResult,
    defaultShouldRevalidate: over.isDefault ?? true,
  });

test("a form that leads on loads everything anew, one that is answered with data nothing", () => {
  expect(asked({})).toBe(true);
  expect(asked({ actionResult: { ok: true } })).toBe(false);
});

test("an answer that comes in on the way to another address loads what stands there", () => {
  expect(asked({ actionResult: { ok: true }, to: "/quiz?fertig=1" })).toBe(true);
});

test("what would not be loaded anyway is not", () => {
  expect(asked({ isDefault: false })).toBe(false);
});
