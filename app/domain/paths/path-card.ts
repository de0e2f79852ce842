/** Facts about a path for choosing it. */
export interface PathCard {
  /** A typical week, line by line. */
  week: string[];
  startCosts: { what: string; amount: string }[];
  /** Weeks until a first order may come, at so many hours a week, and why. */
  firstOrder: { from: number; to: number; hours: number; reason: string };
  needs: string[];
  /** Ends of the sentence „Nichts für dich, wenn …“. */
  notForYouIf: string[];
  outcome: string;
  /** Missions whose material is in English alone. */
  english: number;
}

export interface CardPart {
  kind: keyof PathCard;
  heading: string;
  /** A paragraph, or the points of a list. */
  said: string | string[];
}

/** The card in the order in which it is read; `missions`: how many the path has. */
export function partsOfCard(card: PathCard, missions: number): CardPart[] {
  const { from, to, hours, reason } = card.firstOrder;
  return [
    { kind: "week", heading: "Eine Woche, wenn es läuft", said: card.week },
    {
      kind: "startCosts",
      heading: "Kosten zum Start",
      said: card.startCosts.map(({ what, amount }) => `${what}: ${amount}`),
    },
    {
      kind: "firstOrder",
      heading: "Bis zum ersten Auftrag",
      said: `Etwa ${from} bis ${to} Wochen, bei ${hours} Stunden in der Woche. ${reason}`,
    },
    { kind: "needs", heading: "Das hilft dir", said: card.needs },
    { kind: "notForYouIf", heading: "Nichts für dich, wenn …", said: card.notForYouIf.map((end) => `… ${end}`) },
    { kind: "outcome", heading: "Das hältst du am Ende in der Hand", said: card.outcome },
    { kind: "english", heading: "Wie viel ist englisch?", said: sayEnglish(card.english, missions) },
  ];
}

function sayEnglish(english: number, missions: number): string {
  if (english === 0) return "Zu jeder Mission gibt es auch Material auf Deutsch, oder sie kommt ohne aus.";
  const said = english === 1 ? "In einer" : `In ${english}`;
  return `${said} von ${missions} Missionen ist alles Material englisch. Was zu tun ist, steht auch dort auf Deutsch.`;
}
