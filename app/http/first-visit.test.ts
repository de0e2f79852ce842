import { expect, test } from "vitest";
import { isFirstVisit } from "./first-visit.server";

const asks = (headers: Record<string, string>) =>
  isFirstVisit(new Request("http://localhost:3000/", { headers: { "Sec-Fetch-Dest": "document", ...headers } }), "b2");

test("who types the address or follows a link elsewhere is new here", () => {
  expect(["none", "cross-site", "same-site"].map((from) => asks({ "Sec-Fetch-Site": from }))).toEqual([
    true,
    true,
    true,
  ]);
});

test("who comes from one of our pages has its stylesheet", () => {
  expect(asks({ "Sec-Fetch-Site": "same-origin" })).toBe(false);
});

test("a service worker of this build has it, an older one has not", () => {
  const typed = { "Sec-Fetch-Site": "none" };
  expect(asks({ ...typed, "Service-Worker-Navigation-Preload": "b2" })).toBe(false);
  expect(asks({ ...typed, "Service-Worker-Navigation-Preload": "b1" })).toBe(true);
});

test("without saying so nobody is taken for new, nor what asks for anything but a page", () => {
  expect(asks({})).toBe(false);
  expect(asks({ "Sec-Fetch-Site": "none", "Sec-Fetch-Dest": "empty" })).toBe(false);
});
