import { stringify } from "yaml";
import { collections } from "~/content/frontmatter/schema";
import { PLACE_KIND_NAMES, PLACE_KINDS } from "~/domain/places/place";
import { toSlug } from "~/domain/text/slugs";
import { nextOrder, pathOptions, QUOTED, type Kind } from "./kind";

const place = collections.places.shape;

/** Answer for a place that serves every path. */
const ALL = "alle";

export const PLACE: Kind = {
  name: "place",
  about: "ein Ort für Aufträge, Rat oder Preise",
  steps: (standing) => [
    { field: "name", question: "Wie heißt der Ort?", why: "Wie ihn alle nennen: „IHK vor Ort“.", schema: place.name },
    {
      field: "kind",
      question: "Wozu geht man hin?",
      why: "Jede Art steht in einer Mission höchstens einmal.",
      options: PLACE_KIND_NAMES.map((value) => ({ value, label: `${value}: ${PLACE_KINDS[value]}` })),
    },
    {
      field: "resource",
      question: "Welche Kennung hat seine Adresse in content/resources?",
      why: "Dort wird sie geprüft. Fehlt sie noch, trag sie zuerst dort ein.",
      schema: place.resource,
    },
    {
      field: "path",
      question: "Für welchen Berufspfad?",
      why: "Mehrere trägst du in der Datei unter „pfade“ ein.",
      options: [{ value: ALL, label: "für alle" }, ...pathOptions(standing)],
    },
    { field: "cost", question: "Was kostet er?", why: "So weit du es gelesen hast.", schema: place.kosten },
    { field: "advice", question: "Was tut man dort?", why: "Ein Satz.", schema: place.wasTun },
    { field: "warning", question: "Was lässt man dort?", why: "Ein Satz.", schema: place.nicht },
    {
      field: "seen",
      question: "Wann hast du die Seite gesehen?",
      why: "Nimm keinen Ort auf, den niemand gesehen hat.",
      schema: place.gesehenAm,
    },
  ],
  make({ places }, { name = "", kind, resource, path = ALL, cost, advice, warning, seen }) {
    const head = {
      ...{ name, order: nextOrder(places), resource, art: kind, ...(path !== ALL && { pfade: [path] }) },
      ...{ kosten: cost, wasTun: advice, nicht: warning, gesehenAm: seen, sicherheit: "B" },
    };
    return {
      file: `places/${toSlug(name)}.mdx`,
      write: () => `---\n${stringify(head, QUOTED)}---\n`,
      next: [`In Missionen steht er mit <Orte art="${kind}" />; ein Amt oder Verband bekommt sicherheit: A.`],
    };
  },
};
