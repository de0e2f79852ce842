import { afterAll, beforeAll, expect, test } from "vitest";
import { smtpMailer } from "../../../app/mail/smtp/smtp-mailer.server";
import { startSmtp } from "../../fakes/smtp";

const ADDRESS = `https://start.example/abbestellen?k=${"Ab-_9".repeat(27)}`;
let smtp: Awaited<ReturnType<typeof startSmtp>>;

beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.close());

/** The head of a mail as it arrived, with each field on one line. */
async function headOf(unsubscribe: string | null, { isAnswer = false } = {}): Promise<string[]> {
  const [to, from] = ["anna@example.org", "hallo@start.example"].map((address) => ({ name: "", address }));
  if (!to || !from) return [];
  const said = { subject: "Deine Woche", text: "Hallo", html: "<p>Hallo</p>", preview: "" };
  const mail = { to, from, unsubscribe, isAnswer, id: undefined, ...said };
  expect(await smtpMailer(smtp.url, from.address).send(mail)).toEqual({ ok: true });
  const [head = ""] = smtp.mails.at(-1)?.message.split("\r\n\r\n") ?? [];
  return head.replace(/\r\n\s+/g, " ").split("\r\n");
}

test("what can be switched off tells mail programs where, by one click", async () => {
  const head = await headOf(ADDRESS);
  expect(head).toContain(`List-Unsubscribe: <${ADDRESS}>`);
  expect(head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});

test("what belongs to an account or a contract does not", async () => {
  expect((await headOf(null)).filter((line) => line.startsWith("List-"))).toEqual([]);
});

test("every mail says that no person wrote it, in which language, and whose it is", async () => {
  const head = await headOf(null);
  expect(head).toContain("Auto-Submitted: auto-generated");
  expect(head).toContain("X-Auto-Response-Suppress: All");
  expect(head).toContain("Content-Language: de");
  expect(head.filter((line) => line.startsWith("Date: "))).toHaveLength(1);
  expect(head.find((line) => line.startsWith("Message-ID: "))).toMatch(/^Message-ID: <[\w-]+@start\.example>$/);
});

test("what answers a declaration says so", async () => {
  expect(await headOf(null, { isAnswer: true })).toContain("Auto-Submitted: auto-replied");
});
