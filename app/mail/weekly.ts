import type { MailGreeting } from "./greeting";
import { ownWords } from "./own-words";
import { INNO, plainMail, type MailBlock, type MailContent } from "./layout";

interface Week {
  /** Planned evenings, null without a rhythm, and the number of days with activity. */
  planned: number | null;
  done: number;
  /** Contacts asked and spoken to for the first time in it. */
  asked?: number;
  talked?: number;
  /** Titles of the missions finished in it. */
  finished: readonly string[];
  next: { title: string; path: string; evening: string | null } | null;
}

/** Reports a quiet week as it was, without a reproach. */
export function weeklyMail(
  { productName, firstName, origin }: MailGreeting,
  { planned, done, asked = 0, talked = 0, finished, next }: Week,
): MailContent {
  const evenings = planned === null ? days(done) : `${done} von ${days(planned, "Abend")}`;
  const preheader =
    done > 0
      ? `Diese Woche: ${evenings}.`
      : asked + talked > 0
        ? `Diese Woche: ${asked} gefragt.`
        : "Diese Woche war Pause. Alles ist noch da.";
  const quiet = "diese Woche war es ruhig. Das ist in Ordnung: Alles, was du geschafft hast, ist noch da.";
  const active = `diese Woche warst du an ${evenings} dabei.`;
  return plainMail(
    "weeklyMail",
    `Deine Woche bei ${productName}`,
    [
      // After a quiet week a learner comes back: a face before words.
      ...(done + asked + talked > 0 ? [] : [INNO]),
      `Hallo ${firstName},`,
      ...(done > 0 ? [active] : asked + talked > 0 ? [] : [quiet]),
      ...(asked + talked > 0
        ? [`Auf deinem Kundenweg: ${asked} gefragt, ${talked} ${talked === 1 ? "Gespräch" : "Gespräche"}.`]
        : []),
      ...(finished.length > 0 ? [["Geschafft:", ...finished.map((title) => `- ${title}`)].join("\n")] : []),
      ...(next ? nextSteps(next, origin) : []),
      `${planned === null ? "Feste Abende machen es leichter. Hier suchst du dir welche aus" : "Passt dein Rhythmus noch? Hier änderst du ihn"}: ${origin}/profile/einstellungen/rhythmus`,
      `Bis bald\n${productName}`,
    ],
    { preheader },
  );
}

/** „an einem Tag“, „an 3 Tagen“, „von 2 Abenden“ */
const days = (count: number, word: "Tag" | "Abend" = "Tag"): string =>
  count === 1 ? `einem ${word}` : `${count} ${word}en`;

const nextSteps = ({ title, path, evening }: NonNullable<Week["next"]>, origin: string): MailBlock[] => [
  `Als Nächstes: ${title}. Fang mit einer Aufgabe an, der Rest darf warten.`,
  ...(evening ? [ownWords(evening)] : []),
  { button: "Zur Mission", to: `${origin}${path}` },
];
