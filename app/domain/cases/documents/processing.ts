import type { Case } from "../case";
import { field, fields, heading, partyLines, says, type PaperPart } from "../paper";

/** The fields of an agreement on the processing of data, filled in; no contract. */
export function writeProcessing({ person, customer, processing }: Case): PaperPart[] {
  const { service, subject, purpose, data, people, duration, place, end } = processing;
  const you = partyLines(person).join(", ");
  const them = partyLines(customer).join(", ");
  const isOwn = service !== null;
  const bidding = isOwn ? person.name : customer.person;
  return [
    says(
      isOwn
        ? "Hier sind es deine eigenen Daten, und ein Dienst arbeitet für dich damit. Den Vertrag stellt der Anbieter, oft findest du ihn in den Einstellungen deines Kontos. Du prüfst, ob diese Felder darin stehen und zu dir passen."
        : "Hier arbeitest du mit Daten deiner Kundschaft, nach ihrer Weisung. Der Vertrag ist unterschrieben, bevor du den ersten Zugang bekommst.",
    ),
    heading("Wer und was"),
    fields(
      field(
        "Verantwortlich",
        isOwn ? you : them,
        "Wer entscheidet, wofür die Daten da sind. Diese Seite fragt der Mensch, um den es geht.",
      ),
      field(
        "Auftragsverarbeitung durch",
        isOwn ? service : you,
        "Wer mit den Daten arbeitet und dabei den Weisungen der anderen Seite folgt.",
      ),
      field("Gegenstand", subject, "Ein Satz, an dem ihr seht, was zum Auftrag gehört und was nicht."),
      field("Dauer", duration, "Damit der Zugang nicht länger offen bleibt als die Arbeit dauert."),
      field("Art und Zweck", purpose, "Für etwas anderes darfst du die Daten nicht verwenden."),
    ),
    heading("Welche Daten"),
    fields(
      field(
        "Art der Daten",
        data,
        "Nimm eine Liste, kein „alle nötigen Daten“. Gesundheit, Religion und Ähnliches brauchen besonderen Schutz.",
      ),
      field("Betroffene Menschen", people, "Wessen Daten es sind. Daran hängt, wer Auskunft verlangen kann."),
    ),
    heading("Wie gearbeitet wird"),
    fields(
      field(
        "Weisungen",
        `schriftlich oder per E-Mail, von ${bidding}`,
        "Wer etwas anordnen darf, steht fest, bevor es eilig ist.",
      ),
      field("Vertraulichkeit", "gilt für alle, die mitarbeiten, auch nach dem Ende", "Gehört zu jedem AV-Vertrag."),
      field(
        "Schutz",
        place,
        "Das sind die technischen und organisatorischen Maßnahmen. Schreib auf, was du wirklich tust.",
      ),
      field(
        "Weitere Dienste",
        "keine ohne vorherige Zustimmung",
        "Jeder Dienst, der die Daten auch sieht, steht hier oder wird erst gefragt.",
      ),
      field(
        "Anfragen und Pannen",
        "Meldung noch am selben Tag, mit allem, was bekannt ist",
        "Verantwortliche haben kurze Fristen. Sie brauchen deine Meldung sofort.",
      ),
      field(
        "Nachweis",
        "auf Nachfrage schriftliche Auskunft, wie gearbeitet wurde",
        "Die andere Seite muss zeigen können, dass sie hingesehen hat.",
      ),
      field("Am Ende", end, "Löschen oder zurückgeben: Eines von beiden wird vereinbart und bestätigt."),
    ),
    {
      kind: "note",
      label: "Kein fertiger Vertrag",
      text: "Das sind die Felder, die Art. 28 DSGVO verlangt, mit den Antworten dieses Falls. Ein Muster zum Unterschreiben gibt es bei der bayerischen Aufsicht BayLDA. Ob du einen brauchst, klärst du, bevor du Daten siehst.",
    },
  ];
}
