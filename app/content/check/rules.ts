/** M head and structure, T text, L links and references, F facts and prices: a number, once given, stays. */
export const RULES = {
  M001: rule("Unbekannter Ordner"),
  M002: rule("Kopf nicht lesbar"),
  M003: rule("Unbekanntes Feld"),
  M004: rule("Fehlendes Feld"),
  M005: rule("Unpassender Wert"),
  M006: rule("Falscher Dateiname"),
  M007: rule("Doppelt vergeben"),
  M008: rule("Lücke in der Reihenfolge"),
  M009: rule("Falsche Anzahl"),
  M010: rule("Mission ohne Berufspfad"),
  M011: rule("Veröffentlichte Kennung fehlt"),
  M012: rule("Kennung nicht festgehalten", "warning"),
  M013: rule("Kennung wieder vergeben"),
  M014: rule("Erfolg nicht zu erreichen", "warning"),
  M015: rule("Datei bleibt ungelesen"),
  M016: rule("Falsch gespeichert"),
  M017: rule("Von einem Programm übrig", "warning"),
  T001: rule("Text nicht lesbar"),
  T002: rule("Code im Text"),
  T003: rule("Unbekannter Baustein"),
  T004: rule("Bild im Text"),
  T006: rule("Überschrift erster Ordnung"),
  T008: rule("Satz in mehreren Pfaden"),
  T009: rule("Anführungszeichen"),
  T010: rule("Zahl und Einheit getrennt"),
  T011: rule("Drei einzelne Punkte"),
  T012: rule("Leerzeichen am Zeilenende"),
  T013: rule("Bindestrich statt Gedankenstrich"),
  T014: rule("Übersprungene Überschrift"),
  T015: rule("Anrede mit Sie", "warning"),
  T016: rule("Schwerer Satz", "warning"),
  T017: rule("Marke von Git"),
  T018: rule("Absatz wird zur Liste", "warning"),
  T019: rule("Zu viel auf einmal"),
  T020: rule("Zahl passt nicht zum Text"),
  T021: rule("Abschnitt ohne bekanntes „wen“"),
  T022: rule("Abschnitt am falschen Ort"),
  T025: rule("Feld passt nicht"),
  T026: rule("Lücke ohne Feld", "warning"),
  T030: rule("Alle Missionen in einer Form", "warning"),
  T031: rule("Ohne Ort", "warning"),
  L001: rule("Link nach außen im Text"),
  L002: rule("Unbekannte Ressource"),
  L003: rule("Unbekannter Berufspfad"),
  L004: rule("Unbekannte Passage oder Vorlage"),
  L005: rule("Suchwort ohne Text"),
  L006: rule("Frage ohne Antwort"),
  L007: rule("Unsaubere Adresse"),
  L008: rule("Unbekannter Fakt"),
  L009: rule("Unbekannter Schritt"),
  L010: rule("Unbekannter Rechner"),
  L011: rule("Unbekannte Antwort"),
  L012: rule("Frage ohne ihren Satz"),
  L013: rule("Unpassende Orte"),
  F001: rule("Quellen ohne Stand"),
  F002: rule("Prüfung ohne Namen oder Tag"),
  F003: rule("Preise widersprechen sich"),
  F004: rule("Angaben laufen ab", "warning"),
  F005: rule("Zahl ohne Fakt"),
  F006: rule("Fakt ohne Wert für heute"),
  F007: rule("Fakt ohne Text", "warning"),
  F008: rule("Entwurf statt Wert"),
  F009: rule("Fakt abgelaufen"),
  F010: rule("Fakt lässt sich nicht rechnen"),
} as const;

export type RuleId = keyof typeof RULES;

interface Rule {
  title: string;
  /** A warning does not stop a build. */
  level: "error" | "warning";
}

function rule(title: string, level: Rule["level"] = "error"): Rule {
  return { title, level };
}
