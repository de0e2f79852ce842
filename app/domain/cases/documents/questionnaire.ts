import { NO_ACCOUNT, NO_TAX_ID, type Case } from "../case";
import { estimate, field, fields, figure, heading, on, partyLines, says, type Field, type PaperPart } from "../paper";
import { profitCents } from "../sums";

/** The tax office's form for beginners, field by field, with this case's answers. */
export function writeQuestionnaire(of: Case): PaperPart[] {
  return [
    says(
      `Den „Fragebogen zur steuerlichen Erfassung“ sendest du über ELSTER, binnen eines Monats nach dem Start (${figure("par-ao-138")}). Hier stehen die Felder, an denen Menschen hängen bleiben. In ELSTER heißen manche etwas anders.`,
    ),
    heading("Über dich"),
    fields(...aboutPerson(of)),
    heading("Deine Tätigkeit"),
    fields(...aboutWork(of)),
    heading("Was du erwartest"),
    fields(...aboutMoney(of)),
    heading("Umsatzsteuer in diesem Beispiel"),
    fields(...aboutTax(of)),
    {
      kind: "note",
      label: "Bevor du absendest",
      text: "Speichere eine Kopie. Bleibt ein Feld unklar, ruf dein Finanzamt an und frag nach der Stelle, die Neuanmeldungen bearbeitet. Ändert sich später etwas, schreibst du es nach.",
    },
  ];
}

const aboutPerson = ({ person, work, insurance }: Case): Field[] => [
  field(
    "Name und Anschrift",
    partyLines(person).join(", "),
    "So, wie du gemeldet bist. Einzelunternehmen tragen deinen Namen.",
  ),
  field(
    "Steuer-Identifikationsnummer",
    NO_TAX_ID,
    "Sie steht auf deinem Steuerbescheid und begleitet dich ein Leben lang. Auf Rechnungen gehört sie nicht.",
  ),
  field("Was du bisher tust", work, "Das Finanzamt will wissen, was neben dem Neuen noch da ist."),
  ...(insurance === "familie"
    ? [
        field(
          "Angaben zum Ehepartner",
          "Name, Geburtstag, Steuer-Identifikationsnummer",
          "Werdet ihr zusammen veranlagt, gehört beides in eine Steuererklärung.",
        ),
      ]
    : []),
  field(
    "Bankverbindung",
    NO_ACCOUNT,
    "Dorthin gehen Erstattungen. Ein Geschäftskonto ist nicht vorgeschrieben, ein zweites Konto hilft dir beim Sortieren.",
  ),
];

const aboutWork = ({ activity, startsOn, isTrade }: Case): Field[] => [
  field(
    "Art der Tätigkeit",
    activity,
    "So genau, dass jemand Fremdes sie einordnen kann. Dasselbe steht in deinen anderen Formularen.",
  ),
  field(
    "Beginn",
    on(startsOn),
    "Der Tag, an dem du dich auf Aufträge bewirbst, nicht erst der Tag der ersten Rechnung.",
  ),
  isTrade
    ? field(
        "Einkünfte aus",
        "Gewerbebetrieb",
        "Alles, was kein freier Beruf ist, gilt in der Regel als Gewerbe. Im Zweifel meldest du eines an, es lässt sich wieder abmelden.",
      )
    : field(
        "Einkünfte aus",
        "selbstständiger Arbeit",
        `Freie Berufe nennt ${figure("par-estg-18")}. Verbindlich entscheidet das Finanzamt. Sieht es das anders, meldest du ein Gewerbe nach.`,
      ),
  field(
    "Ort der Tätigkeit",
    "zu Hause, Anschrift wie oben",
    "Eine zweite Anschrift trägst du nur ein, wenn du einen Raum gemietet hast.",
  ),
  field(
    "Gründungsform",
    "Neugründung, Einzelunternehmen, kein Eintrag im Handelsregister",
    "Du übernimmst nichts und gründest keine Gesellschaft.",
  ),
  field("Beschäftigte", "keine", "Sonst käme die Lohnsteuer dazu."),
];

function aboutMoney(of: Case): Field[] {
  const { turnover, costs, wageCents } = of;
  const spent = costs.map(({ label, cents }) => `${label} ${estimate(cents)}`).join(", ");
  return [
    field("Umsatz im ersten Jahr", estimate(turnover.cents), turnover.how),
    field("Gewinn im ersten Jahr", estimate(profitCents(of)), `${estimate(turnover.cents)} minus Kosten: ${spent}.`),
    field(
      "Umsatz und Gewinn im Jahr danach",
      `${estimate(turnover.nextCents)} und ${estimate(turnover.nextProfitCents)}`,
      "Aus diesen Zahlen schließt das Finanzamt, ob du Einkommensteuer im Voraus zahlst. Schätz vorsichtig und heb deinen Rechenweg auf.",
    ),
    wageCents === null
      ? field("Andere Einkünfte", "keine", "Lohn, Miete oder Rente stünden hier.")
      : field(
          "Lohn im Jahr",
          `${estimate(wageCents)} brutto`,
          "Er steht auf deiner Lohnsteuerbescheinigung. Dein Gewinn kommt für die Steuer obendrauf.",
        ),
    field(
      "Gewinnermittlung",
      "Einnahmenüberschussrechnung",
      "Einnahmen minus Ausgaben. Das ist der übliche Weg, wenn du allein beginnst.",
    ),
    field("Wirtschaftsjahr", "wie das Kalenderjahr", "Anders ist es nur bei besonderen Betrieben."),
  ];
}

const aboutTax = ({ isTaxed, turnover }: Case): Field[] => [
  isTaxed
    ? field(
        "Kleinunternehmerregelung",
        "Ich verzichte.",
        "Der Verzicht bindet fünf Jahre. In diesem Fall kaufen vor allem Firmen mit Vorsteuerabzug, und am Anfang wird viel angeschafft.",
      )
    : field(
        "Kleinunternehmerregelung",
        "Ich nehme sie in Anspruch.",
        `${estimate(turnover.cents)} liegen weit unter ${figure("kleinunternehmer-vorjahr")}. Du weist keine Umsatzsteuer aus und bekommst keine zurück (${figure("par-ustg-19")}).`,
      ),
  ...(isTaxed
    ? [
        field(
          "Besteuerung",
          "nach vereinnahmten Entgelten",
          "Dann gibst du die Umsatzsteuer erst weiter, wenn deine Kundschaft bezahlt hat.",
        ),
      ]
    : []),
  field(
    "USt-IdNr.",
    "vorerst nicht",
    "Bezahlst du Anzeigen, Programme oder Abos von Firmen aus einem anderen EU-Land, frag vorher nach.",
  ),
];
