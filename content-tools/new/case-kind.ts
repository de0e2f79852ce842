import { stringify } from "yaml";
import * as z from "zod";
import { collections } from "~/content/frontmatter/schema";
import { addDays } from "~/domain/action-plan/calendar-days";
import { toSlug } from "~/domain/text/slugs";
import { QUOTED, type Kind } from "./kind";
import type { Answers } from "./steps";

const told = collections.faelle.shape;
const offer = told.angebot.shape;

/** Orders of one size in the first year and in the next, which stand in for what editors reckon. */
const ORDERS = { first: 8, next: 10 };
const RUNNING_COSTS = 240;

export const CASE: Kind = {
  name: "case",
  about: "der erfundene Fall eines Pfads, aus dem sechs Dokumente werden",
  steps: ({ paths, cases }) => [
    {
      field: "path",
      question: "Zu welchem Pfad?",
      why: "Jeder Pfad hat einen Fall.",
      options: paths.flatMap(({ slug, data }) =>
        cases.some((each) => each.slug === slug) ? [] : [{ value: slug, label: data.name }],
      ),
      missing: (answer) =>
        cases.some(({ slug }) => slug === answer) ? `Er steht schon in content/faelle/${answer}.mdx.` : undefined,
    },
    { field: "title", question: "Worum geht es?", why: "„Das Postfach einer Hundetrainerin“.", schema: told.title },
    {
      field: "description",
      question: "Wer arbeitet hier für wen?",
      why: "Zwei, drei Sätze.",
      schema: told.description,
    },
    {
      field: "name",
      question: "Wie heißt, wer sich selbstständig macht?",
      why: "Ein Vorname; „Muster“ kommt dazu, damit man sieht, dass es ihn nicht gibt.",
      schema: z.string().max(30),
    },
    { field: "work", question: "Was tut diese Person sonst?", why: "„angestellt im Büro“.", schema: told.arbeit },
    {
      field: "activity",
      question: "Was steht im Fragebogen als Tätigkeit?",
      why: "So genau, wie die Mission zur Anmeldung es sagt.",
      schema: told.taetigkeit,
    },
    { field: "hours", question: "Wie viele Stunden in der Woche?", why: "Neben allem anderen.", schema: told.stunden },
    {
      field: "rate",
      question: "Welcher Stundensatz?",
      why: "In Euro, wie in den Missionen.",
      schema: told.satz,
    },
    { field: "start", question: "Wann geht es los?", why: "JJJJ-MM-TT.", schema: told.start },
    {
      field: "customer",
      question: "Für wen ist der Auftrag?",
      why: "Ein Betrieb in einem Wort: „Hundeschule“. „Beispiel“ kommt dazu.",
      schema: z.string().max(40),
    },
    { field: "goal", question: "Was will die Kundschaft?", why: "In ihren Worten.", schema: offer.ziel },
    {
      field: "position",
      question: "Was ist die Leistung?",
      why: "Weitere trägst du in der Datei ein.",
      schema: offer.positionen.element.shape.text,
    },
    {
      field: "quantity",
      question: "Wie viele Stunden dauert sie?",
      why: "Stunden mal Satz ist der Preis.",
      schema: offer.positionen.element.shape.menge,
    },
    {
      field: "mission",
      question: "In welcher Mission steht dieser Preis?",
      why: "Ihre Nummer. content:check vergleicht beides.",
      schema: z.int().min(1).max(10),
    },
    {
      field: "says",
      question: "Mit welchen Worten?",
      why: "Genau wie dort: „152 €“.",
      schema: z.string().max(300),
    },
  ],
  make(_, answers) {
    const { path = "" } = answers;
    return {
      file: `faelle/${path}.mdx`,
      write: () => `---\n${stringify(toHead(answers), QUOTED)}---\n`,
      next: [
        `Ansehen, während npm run dev läuft: /beispiele#${path}`,
        "Umsatz, Kosten und AV-Vertrag sind erst ein Gerüst: Geh die Datei Zeile für Zeile durch.",
        "Unter „missionen“ steht, welche Mission von welchem Dokument handelt.",
      ],
    };
  },
};

function toHead({ title, description, name = "", work, activity, goal, position, says, ...answers }: Answers) {
  const { start = "", customer = "" } = answers;
  const [rate, hours, quantity, mission] = [answers.rate, answers.hours, answers.quantity, answers.mission].map(Number);
  const sum = Number(rate) * Number(quantity);
  const later = (days: number) => addDays(start, days);
  const year = start.slice(0, 4);
  return {
    ...{ title, description },
    person: { name: `${name} Muster`, strasse: "Musterweg 1", ort: TOWN, mail: `${toSlug(name)}@muster.example` },
    ...{ arbeit: work, kasse: "job", stunden: hours, satz: rate, art: "gewerbe", taetigkeit: activity },
    ...{ steuer: "klein", start },
    umsatz: {
      ...{ jahr: ORDERS.first * sum, folgejahr: ORDERS.next * sum, folgegewinn: ORDERS.first * sum },
      weg: "Acht Aufträge dieser Größe im ersten Jahr, zehn im zweiten.",
    },
    kosten: [{ text: "Programme und Telefon", euro: RUNNING_COSTS }],
    kundin: {
      ...{ name: `${customer} Beispiel`, person: "Kim Beispiel", strasse: "Beispielgasse 3", ort: TOWN },
      ...{ firma: true, anrede: "du" },
    },
    angebot: {
      ...{ nummer: `A-${year}-01`, datum: later(4), gueltigBis: later(18), ziel: goal },
      positionen: [{ text: position, menge: quantity, einheit: "Std.", preis: rate }],
      weg: "Stunden mal Stundensatz.",
      ...{ nichtEnthalten: "alles, was hier nicht steht", brauche: "Unterlagen und Zugänge" },
      ...{ beginn: later(8), fertig: later(11), aenderungen: "Eine Runde mit Änderungen ist enthalten.", zahlbar: 14 },
    },
    zusage: later(7),
    rechnung: { nummer: `R-${year}-01`, datum: later(11), leistung: "Tage der Arbeit" },
    av: {
      ...{ gegenstand: position, zweck: "den Auftrag ausführen, für nichts sonst" },
      ...{ daten: "Name und E-Mail-Adresse", menschen: "Kundschaft des Betriebs", dauer: "solange der Auftrag läuft" },
      ort: "im Programm der Kundschaft, keine Kopie bei mir",
      ende: "Zugang zurückgegeben, Notizen gelöscht",
    },
    missionen: { angebot: mission },
    woher: [{ zahl: "angebot", mission, steht: says }],
  };
}

const TOWN = "00000 Musterstadt";
