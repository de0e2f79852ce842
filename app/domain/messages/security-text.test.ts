import { expect, test } from "vitest";
import { securityText } from "./security-text";

const told = (now: string) =>
  securityText({ email: "kontakt@start.example", origin: "https://start.example", now: new Date(now) });

test("says where holes are reported, until when that holds, and which address is its own", () => {
  expect(told("2026-11-25T13:14:15.678Z")).toBe(
    "Contact: mailto:kontakt@start.example\nExpires: 2027-05-24T00:00:00Z\n" +
      "Preferred-Languages: de, en\nCanonical: https://start.example/.well-known/security.txt\n",
  );
});

test("a domain in letters is told in the spelling of DNS, as a URI has none", () => {
  const text = securityText({ email: "kontakt@bücher.example", origin: "https://start.example", now: new Date() });
  expect(text).toContain("mailto:kontakt@xn--bcher-kva.example\n");
});

test.each(["2026-01-01T00:00:00Z", "2026-12-31T23:59:59.999Z", "2028-02-29T12:00:00Z"])(
  "read at %s it has not expired, and will within a year",
  (now) => {
    const days = (Date.parse(/Expires: (.*)/.exec(told(now))?.[1] ?? "") - Date.parse(now)) / 86_400_000;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
  },
);
