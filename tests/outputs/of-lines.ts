import { readOds } from "hucre/ods";
import { readXlsx } from "hucre/xlsx";
import ICAL from "ical.js";
import { readDocx, readOdt } from "../fixtures/read-office";
import { readPdf } from "../fixtures/read-pdf";
import { toCalendarFile } from "../../app/domain/action-plan/calendar-file";
import { toGrid } from "../../app/domain/calculation/grid";
import { toRhythmCalendar } from "../../app/domain/calendar/rhythm-calendar";
import type { OfficeFormat } from "../../app/domain/office/office-files";
import { plainParagraph, type WrittenText } from "../../app/domain/text/written-text";
import { inFrame } from "../../app/mail/mail-frame";
import { plainMail } from "../../app/mail/layout";
import { writeDocx } from "../../app/print/office/docx.server";
import { writeOds } from "../../app/print/office/ods.server";
import { writeOdt } from "../../app/print/office/odt.server";
import { writeXlsx } from "../../app/print/office/xlsx.server";
import { makePdf } from "../../app/print/pdf/make-pdf.server";
import { OPERATOR, ORIGIN, type Output } from "./output";
import { readShown } from "./read-shown";

const NOW = new Date("2026-11-23T10:00:05Z");
const PIECE = { missionId: "mission", taskId: "task", minutes: 60, isLast: true };
const EVENINGS = [{ day: "2026-11-24", pieces: [PIECE] }];

const textOf = (line: string): WrittenText => ({ title: line, blocks: [plainParagraph(line)] });
function gridOf(line: string) {
  const filled = { label: line, name: "wert", unit: "euro", example: 1, isYesOrNo: false } as const;
  const row = { ...filled, formula: null, fact: null, rule: null };
  const positions = { sum: "summe", sumLabel: line, examples: [{ label: line, quantity: 1, price: 1 }], emptyRows: 0 };
  const sheet = { title: line, note: line, parts: [{ title: line, rows: [row], positions }] };
  return toGrid(sheet, { inputs: {}, factOf: () => null });
}
type Workbook = Awaited<ReturnType<typeof readXlsx>>;
/** Texts of all cells but formulas: a calculated value is no text of ours. */
const wordsIn = ({ sheets }: Workbook): string[] =>
  sheets.flatMap(({ rows, cells }) =>
    rows.flatMap((row, at) =>
      row.filter((_, column) => !cells?.get(`${at},${column}`)?.formula).map((value) => String(value ?? "")),
    ),
  );

const IN_OFFICE: Record<OfficeFormat, (line: string) => Promise<string[]>> = {
  docx: async (line) => readDocx(await writeDocx(textOf(line))),
  odt: async (line) => readOdt(await writeOdt(textOf(line))),
  xlsx: async (line) => wordsIn(await readXlsx(await writeXlsx(gridOf(line)))),
  ods: async (line) => wordsIn(await readOds(await writeOds(gridOf(line)))),
};

function wordsOf(calendar: string): string[] {
  const events = new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents("vevent");
  return events.flatMap((event) =>
    ["summary", "description"].flatMap((name) => String(event.getFirstPropertyValue(name) ?? "").split("\n")),
  );
}

function mailWith(line: string) {
  const { subject, text, html } = inFrame(plainMail("security", line, [line, { heading: line }]), {
    productName: "Probe",
    origin: ORIGIN,
    operator: OPERATOR,
    unsubscribe: null,
  });
  return { text: [subject, ...text.split("\n")], html };
}

const file = ["vorlagen.datei.$file", "mission.$missionId.vorlage.$file", "rechner.datei.$file"];

/** Outputs of a title, a label or a name, of one line. */
export const OF_LINES: readonly Output<string>[] = [
  ...Object.entries(IN_OFFICE).map(([format, read]) => ({
    name: `.${format}`,
    routes: file,
    read: async (line: string) => ({ lines: await read(line) }),
  })),
  {
    name: "PDF",
    routes: [],
    async read(line) {
      const escaped = line.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
      const wish = { title: line, author: "Probe", large: false, paper: "a4" } as const;
      const { texts } = await readPdf(
        await makePdf({ ...wish, html: `<article class="sheet"><h1>${escaped}</h1><p>${escaped}</p></article>` }),
      );
      return { lines: texts, isLettersAlone: true };
    },
  },
  {
    name: "plan as a calendar",
    routes: ["coach.plan[.]ics"],
    async read(line) {
      const texts = { titleOf: () => line, urlOf: () => ORIGIN };
      const whose = { product: line, uid: { host: "start.example", key: "k" }, now: NOW };
      return { lines: wordsOf(toCalendarFile(EVENINGS, { ...whose, ...texts })).map(withoutBullet) };
    },
  },
  {
    name: "rhythm as a calendar",
    routes: ["kalender[.]ics"],
    async read(line) {
      const deadline = { slug: "frist", title: line, description: line, days: ["2026-12-10"], sources: [] };
      const calendar = toRhythmCalendar(
        {
          rhythm: {
            weekdays: [2],
            time: "19:00",
            hours: 2,
            pausedUntil: null,
            startsOn: "2026-11-23",
            sentence: line,
            followed: null,
          },
          evenings: EVENINGS,
          titleOf: () => line,
          deadlines: [{ ...deadline, asOf: "Herbst 2026", reviewBy: null }],
          steps: [],
        },
        { product: line, origin: ORIGIN, key: "k", now: NOW },
      );
      return { lines: wordsOf(calendar).map(withoutBullet) };
    },
  },
  { name: "mail as text", routes: [], read: (line) => Promise.resolve({ lines: mailWith(line).text }) },
  { name: "mail as HTML", routes: [], read: async (line) => ({ lines: await readShown(mailWith(line).html) }) },
];

const withoutBullet = (line: string): string => line.replace(/^• /, "");
