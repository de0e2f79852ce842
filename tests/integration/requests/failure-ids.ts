import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod";
import { sql, startMember, type App } from "../app/app";

const line = z.object({ event: z.string(), request: z.string(), path: z.string() });

/** The id on an error page is logged beside the cause, so that a reported failure can be explained. */
export function describeFailureIds(app: () => App): void {
  afterEach(() => void vi.restoreAllMocks());

  /** The page of a failure with the lines logged meanwhile. */
  async function failing(ask: () => Promise<Response>) {
    const write = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
    const answer = await ask();
    const lines = write.mock.calls.map(([text]) => line.parse(JSON.parse(String(text))));
    write.mockRestore();
    expect(answer.status).toBe(500);
    return { lines, body: await answer.text() };
  }
  const idOn = (page: string): string => /Fehler-Kennung: (?:<!-- -->)?<code>([^<]+)</.exec(page)?.[1] ?? "none";

  test("a loader's bug, on its page and in its data", async () => {
    const member = await startMember(app(), "bug@example.org");
    await app().query(sql`alter table user_missions rename to kept`);
    await app().query(sql`create view user_missions as select * from kept where 1 / (progress - progress) = 0`);
    try {
      const page = await failing(() => member.get("/home"));
      expect(page.lines).toEqual([{ event: "failed", request: idOn(page.body), path: "/home" }]);
      const data = await failing(() => member.get("/home?_data=routes%2F_app.home"));
      const { id } = z.object({ id: z.uuid() }).parse(JSON.parse(data.body));
      expect(data.lines).toEqual([{ event: "failed", request: id, path: "/home" }]);
      expect(id).not.toBe(idOn(page.body));
    } finally {
      await app().query(sql`drop view user_missions`);
      await app().query(sql`alter table kept rename to user_missions`);
    }
  });

  test("a page that cannot be rendered", async () => {
    // The last step of making a page with scripts; the page of the failure has none.
    vi.spyOn(String.prototype, "replaceAll").mockImplementation(function (this: string, ...[found, by]) {
      if (String(found).includes("modulepreload") && this.includes(String(found))) throw new TypeError("no page");
      return this.split(String(found)).join(String(by));
    });
    const page = await failing(() => app().visitor().get("/auth"));
    expect(page.lines).toEqual([{ event: "unhandled", request: idOn(page.body), path: "/auth" }]);
  });
}
