import type { AnswerContent, Inline } from "./answer";
import { link, answerParagraph } from "./fixed-answer";

const IHK = link("https://www.ihk.de/die-ihk/ihk-finder-5507608", "IHK-Finder");
const ELSTER = link("https://www.elster.de/elsterweb/infoseite/unternehmensgruendung", "ELSTER zur Gründung");
const PORTAL = link("https://www.existenzgruendungsportal.de/", "Existenzgründungsportal");

const KSK = link(
  "https://www.kuenstlersozialkasse.de/kuenstler-und-publizisten/voraussetzungen",
  "Voraussetzungen der KSK",
);
const PENSION = link(
  "https://www.deutsche-rentenversicherung.de/DRV/DE/Rente/Arbeitnehmer-und-Selbststaendige/03_Selbststaendige/statusfeststellungsverfahren.html",
  "Statusfeststellung",
);
const AGENCY = link("https://web.arbeitsagentur.de/portal/dienststellensuche/", "Dienststelle finden");

interface Office {
  matter: RegExp;
  who: (string | Inline)[];
}

// The first match wins: narrower matters stand before wider ones.
const OFFICES: readonly Office[] = [
  { matter: /künstlersozial|(?<!\p{L})ksk(?!\p{L})/iu, who: ["die Künstlersozialkasse (", KSK, ")"] },
  { matter: /krankenkasse|krankenversicher|pflegeversicher|familienversicher/iu, who: ["deine Krankenkasse"] },
  { matter: /rentenversicher|rentenpflicht|scheinselbst/iu, who: ["die Deutsche Rentenversicherung (", PENSION, ")"] },
  {
    matter: /gründungszuschuss|arbeitslos|agentur für arbeit|jobcenter|bürgergeld/iu,
    who: ["deine Agentur für Arbeit oder dein Jobcenter (", AGENCY, ")"],
  },
  {
    matter: /steuer|finanzamt|kleinunternehmer|umsatzgrenze|elster|(?<!\p{L})ust(?!\p{L})/iu,
    who: ["dein Finanzamt oder eine Steuerberatung (", ELSTER, ")"],
  },
  {
    matter: /gewerbe|freiberuf|handelsregister|kleingewerbe/iu,
    who: ["dein Gewerbeamt oder deine IHK (", IHK, ")"],
  },
  {
    matter:
      /vertrag|abmahn|impressum|datenschutz|dsgvo|widerruf|haftung|urheber|agb(?!\p{L})|recht(?:lich|e|s)?(?!\p{L}|schreib|zeitig)|anwalt|anwält|verklag/iu,
    who: ["eine Anwältin oder ein Anwalt, für eine erste Einschätzung oft auch deine IHK (", IHK, ")"],
  },
  {
    matter: /förder|kredit|businessplan|gründungsberatung/iu,
    who: ["die Gründungsberatung in deinem Bundesland (", PORTAL, ")"],
  },
];

/** The office that gives binding answers in matters of law, tax and insurance; null: no such matter. */
export function whoToAsk(text: string): AnswerContent | null {
  const office = OFFICES.find(({ matter }) => matter.test(text));
  return office === undefined
    ? null
    : answerParagraph("Ich gebe keine Rechts- oder Steuerberatung. Verbindlich antwortet dir ", ...office.who, ".");
}
