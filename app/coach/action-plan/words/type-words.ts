interface TypeWords {
  /** Opening sentence, placed after the first name and a comma. */
  lead: string;
  /** Tips for a week in which a mission begins. */
  tips: readonly [string, string];
}

const BY_TYPE: Readonly<Record<string, TypeWords>> = {
  "visionaer-in": {
    lead: "du siehst schon, was möglich ist. Dieser Plan macht Wochen daraus.",
    tips: [
      "Bleib bei dieser einen Idee, die nächste läuft dir nicht weg.",
      "Erzähl jemandem, was du diese Woche vorhast.",
    ],
  },
  "strateg-in": {
    lead: "du denkst in Zusammenhängen. Hier steht, was wann dran ist und warum in dieser Reihenfolge.",
    tips: [
      "Fang an, bevor alles geklärt ist, nachbessern geht immer.",
      "Eine Zahl genügt, um zu sehen, ob du auf Kurs bist.",
    ],
  },
  "netzwerker-in": {
    lead: "mit Menschen bist du schnell im Gespräch. Dieser Plan hält dir die Abende für alles andere frei.",
    tips: [
      "Frag jemanden, den du kennst, nach seiner Meinung dazu.",
      "Schreib auf, was du in Gesprächen hörst, daraus werden Angebote.",
    ],
  },
  "entdecker-in": {
    lead: "du willst herausfinden, was funktioniert. Hier stehen die Etappen, in denen daraus Ergebnisse werden.",
    tips: ["Probier das Kleinste zuerst aus.", "Notier, was du gelernt hast, bevor du das Nächste ausprobierst."],
  },
  "denker-in": {
    lead: "du denkst Dinge zu Ende. Dieser Plan sagt dir auch, wann etwas fertig genug ist.",
    tips: ["Zeig jemandem schon den Entwurf.", "Gut genug reicht für den ersten Versuch."],
  },
  "macher-in": {
    lead: "du packst gern an. Hier steht, womit zuerst.",
    tips: ["Schau kurz auf das Ganze, dann leg los.", "Fertig machen zählt hier mehr als anfangen."],
  },
  "strukturierer-in": {
    lead: "du magst es geordnet. Hier hat jede Aufgabe ihre Woche.",
    tips: ["Der Plan steht schon, du darfst gleich anfangen.", "Eine Liste für diese Woche genügt."],
  },
  "unterstuetzer-in": {
    lead: "du bist viel für andere da. Diese Abende gehören dir.",
    tips: ["Trag dir die Abende ein wie eine Verabredung.", "Was du gut kannst, darf auch etwas kosten."],
  },
};

const ANY: TypeWords = {
  lead: "das ist dein Weg, Woche für Woche.",
  tips: ["Fang mit dem kleinsten Schritt an.", "Was du heute aufschreibst, hilft dir nächste Woche."],
};

export const wordsOfType = (slug: string | null): TypeWords => BY_TYPE[slug ?? ""] ?? ANY;
