import { createTransport } from "nodemailer";
import { describe, expect, test } from "vitest";
import { OPERATOR } from "../../tests/fixtures/operator";
import { messageOf } from "./message";
import { sampleMails } from "./samples";

const SITE = { productName: "Startklar", origin: "https://start.example", operator: OPERATOR };
const SAMPLES = sampleMails({ ...SITE, termsText: "§ 1 Um alles.", withdrawalText: "Du hast 14 Tage." });
const ANNA = { name: "Anna", address: "anna@example.org" };
/** A mail of the size of a page is there at once on a phone, and below what clients cut off. */
const MAX_BYTES = 40 * 1024;

async function sent(name: string): Promise<string> {
  const mail = SAMPLES[name];
  if (!mail) throw new Error(`no mail ${name}`);
  const about = { from: ANNA, to: ANNA, preview: "", unsubscribe: null, isAnswer: false, id: undefined };
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
    messageOf({ ...about, ...mail }),
  );
  if (!Buffer.isBuffer(message)) throw new Error("a message comes whole");
  return message.toString("latin1");
}

describe.each(Object.keys(SAMPLES))("the message of %s", (name) => {
  test("is small, and carries along each picture it shows, once and in sight", async () => {
    const message = await sent(name);
    expect(message.length).toBeLessThan(MAX_BYTES);
    const shown = [...message.replace(/=\r?\n/g, "").matchAll(/"cid:(\w+@mail)"/g)].map(([, cid]) => `<${cid}>`);
    const carried = [...message.matchAll(/^Content-Id: (.*)\r$/gim)].map(([, cid]) => cid);
    expect(shown).toContain("<mark@mail>");
    expect(carried).toEqual([...new Set(shown)]);
    expect(message.match(/^Content-Disposition: (?!inline)/gim)).toBeNull();
    expect(message).toMatch(/^Content-Type: multipart\/alternative;/m);
  });
});

test("Inno is in the mails that welcome somebody or somebody back, and in no text", async () => {
  const withInno = Object.keys(SAMPLES).filter((name) => SAMPLES[name]?.html.includes("cid:inno@mail"));
  expect(withInno.toSorted()).toEqual(["quiet-week", "welcome"]);
  for (const name of withInno) {
    expect(SAMPLES[name]?.html).toContain('alt="Inno lächelt dir zu"');
    expect(SAMPLES[name]?.text).not.toContain("Inno lächelt");
    expect(SAMPLES[name]?.text).toMatch(/^Hallo Anna,/);
  }
});
