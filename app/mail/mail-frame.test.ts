import { describe, expect, test } from "vitest";
import { OPERATOR } from "../../tests/fixtures/operator";
import { inFrame } from "./mail-frame";
import { plainMail } from "./layout";
import { sampleMails } from "./samples";

const ORIGIN = "https://start.example";
const FRAME = { productName: "Startklar", origin: ORIGIN, operator: OPERATOR, unsubscribe: null };
const SAMPLES = sampleMails({ ...FRAME, termsText: "§ 1 Um alles.", withdrawalText: "Du hast 14 Tage." });

/** Reduces HTML to the text a reader sees. */
const readOf = (html: string): string =>
  (html.split("</div>").slice(1).join("") || html)
    .replaceAll("<br>", "\n")
    .replace(/<\/?a\b[^>]*>/g, "")
    .replace(/<[^>]*>/g, "\n")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

/** Drops addresses of links, which only the text version spells out. */
const linesOf = (text: string): string[] => text.split("\n").map((line) => line.replace(/: https:\S+$/, "").trim());

describe.each(Object.entries(SAMPLES))("the mail %s", (_name, { subject, text, html }) => {
  test("says in its text what it says in HTML", () => {
    const html2 = linesOf(readOf(html));
    const said = linesOf(text).filter((line) => !/^(=*|--)$/.test(line));
    for (const line of said) expect(html2).toContain(line);
    expect(text).not.toMatch(/<[a-z]|&[a-z]+;/i);
  });

  test("fetches nothing, and leads only to this place", () => {
    const withoutOwn = html.replace(/ src="cid:(mark|inno)@mail"/g, "");
    expect(withoutOwn).not.toMatch(/<(link|script|iframe|video|object)|src=|background=|url\(|@import|@font-face/i);
    const links = [...`${text} ${html}`.matchAll(/https?:[^\s"<]+/g)].map(([link]) => link);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(new URL(link).origin).toBe(ORIGIN);
  });

  test("has a short subject, says why it comes and who sends it", () => {
    expect(subject.length).toBeLessThanOrEqual(50);
    for (const body of [text, html]) {
      expect(body).toContain("Du bekommst diese E-Mail, weil ");
      expect(body).toContain("Rosa, Weg 1, 12345 Ort");
    }
  });
});

test("an address in a paragraph is a link, and the line for lists of mails is not read out", () => {
  const { html } = inFrame(plainMail("security", "Deine Adresse", ["Schreib an hallo@start.example."]), FRAME);
  expect(html).toMatch(/<a href="mailto:hallo@start\.example"[^>]*>hallo@start\.example<\/a>\./);
  const [preheader = ""] = /<div[^>]*>/.exec(html) ?? [];
  expect(preheader).toContain('aria-hidden="true"');
});

test("a code shows neither in the subject nor beside it", () => {
  const { subject, html } = SAMPLES["code-login"] ?? { subject: "", html: "" };
  const [hidden = ""] = /<div[^>]*>.*?<\/div>/s.exec(html) ?? [];
  expect(hidden).toContain("Er gilt 15 Minuten.");
  expect(subject + hidden).not.toContain("204817");
  expect(html).toContain("204817");
});

test("what somebody typed is no markup in any part of the frame", () => {
  const evil = '<b>&"x"</b>';
  const { html } = inFrame(plainMail("security", evil, [evil, { button: evil, to: `${ORIGIN}/"><b>` }]), {
    ...FRAME,
    productName: evil,
    operator: { ...OPERATOR, name: evil },
  });
  expect(html).not.toContain("<b>");
});

const OPTIONAL = ["trial-ends", "reminder", "week", "week-without-rhythm", "week-with-contacts", "quiet-week"]
  // Ended by whoever has no account.
  .concat("companion-yes", "companion-week", "companion-last-week");

test("what can be switched off says where, and nothing else does", () => {
  const unsubscribe = `${ORIGIN}/abbestellen?k=abc`;
  const weekly = plainMail("weeklyMail", "Deine Woche", ["Hallo Anna,", "…"]);
  const { text, html } = inFrame(weekly, { ...FRAME, unsubscribe });
  expect(text).toContain(`Diese E-Mails abbestellen: ${unsubscribe}`);
  expect(html).toContain(`<a href="${unsubscribe}"`);
  expect(() => inFrame(weekly, FRAME)).toThrow("weeklyMail");
  const security = plainMail("security", "Deine Adresse", ["…"]);
  expect(() => inFrame(security, { ...FRAME, unsubscribe })).toThrow("security");
  const companion = plainMail("companionWeek", "Die Woche von Anna", ["…"]);
  expect(() => inFrame(companion, FRAME)).toThrow("companionWeek");
  for (const [name, { text: said }] of Object.entries(SAMPLES)) {
    expect(said.includes("abbestellen"), name).toBe(OPTIONAL.includes(name));
  }
});
