import { afterEach, expect, test, vi } from "vitest";
import { requestContext, withinRequest } from "./request-context.server";
import { log } from "./log.server";
import { serverShell } from "./server-shell";

afterEach(() => {
  serverShell().metrics = undefined;
  vi.restoreAllMocks();
});

function written(act: () => void): unknown[] {
  const write = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
  act();
  const lines = write.mock.calls.map(([text]): unknown => JSON.parse(String(text)));
  write.mockRestore();
  return lines;
}

test("every line of a request names it", () => {
  withinRequest(() => {
    const { id } = requestContext();
    expect(written(() => log.warn("mail-failed", { reason: "refused" }))).toMatchObject([
      { level: "warn", event: "mail-failed", request: id, reason: "refused" },
    ]);
  });
});

test("what the clock does names none", () => {
  const [line] = written(() => log.info("swept", { table: "login_codes" }));
  expect(line).not.toHaveProperty("request");
});

test("warnings and errors are counted by their event", () => {
  const count = vi.fn();
  serverShell().metrics = { count };
  written(() => {
    log.info("swept");
    log.warn("mail-failed");
    log.error("failed", { path: "/home" });
  });
  expect(count.mock.calls).toEqual([
    ["problems", "mail-failed", 1],
    ["problems", "failed", 1],
  ]);
});
