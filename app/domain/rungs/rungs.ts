import { isDay } from "../action-plan/calendar-days";
import { longDay } from "../time/german-dates";
import type { Message } from "../messages/messages";

/** Rungs outside the app on the way to living on one's own work, in their order. */
export const RUNG_KINDS = [
  "decided",
  "registered",
  "approached",
  "talked",
  "offered",
  "invoiced",
  "paid",
  "thousand",
] as const;
export type RungKind = (typeof RUNG_KINDS)[number];

interface RungWords {
  name: string;
  /** Explanation of what counts. */
  means: string;
  /** Said once it is reached. */
  cheer: string;
}

export const RUNG_WORDS: Readonly<Record<RungKind, RungWords>> = {
  decided: {
    name: "Entschieden",
    means: "Du weißt, ob du es machst. Auch ein begründetes Nein ist eine Entscheidung.",
    cheer: "Du weißt jetzt, woran du bist. Das ist mehr als die meisten Pläne je erreichen.",
  },
  registered: {
    name: "Angemeldet",
    means: "Gewerbe angezeigt oder den Fragebogen ans Finanzamt geschickt.",
    cheer: "Es ist amtlich. Vor dem Formular drücken sich viele, du hast es abgeschickt.",
  },
  approached: {
    name: "Erste Anfrage gesendet",
    means: "Du hast jemanden gefragt, der dich bezahlen könnte.",
    cheer: "Du hast gefragt. Was die Antwort ist, liegt nicht bei dir, der erste Schritt schon.",
  },
  talked: {
    name: "Erstes Gespräch",
    means: "Jemand hat mit dir über seinen Bedarf gesprochen.",
    cheer: "Jemand hat sich Zeit genommen, um mit dir über Arbeit zu reden.",
  },
  offered: {
    name: "Erstes Angebot",
    means: "Umfang und Preis stehen schriftlich bei jemandem auf dem Tisch.",
    cheer: "Dein Preis steht schwarz auf weiß. Ab jetzt kann jemand Ja sagen.",
  },
  invoiced: {
    name: "Erste Rechnung",
    means: "Du hast eine Rechnung geschrieben und verschickt.",
    cheer: "Geliefert und abgerechnet. Das hier ist ein Betrieb.",
  },
  paid: {
    name: "Bezahlt",
    means: "Das erste Geld für deine Arbeit ist auf dem Konto.",
    cheer: "Jemand hat dich für deine Arbeit bezahlt. Darum ging es die ganze Zeit.",
  },
  thousand: {
    name: "Erste 1.000 €",
    means: "Alles zusammen, was Kund:innen dir bezahlt haben.",
    cheer: "Tausend Euro aus eigener Arbeit. Wer so weit ist, kann auch weiter.",
  },
};

/** A reached rung as it is kept: its first day, and whether it was said or follows from the learner's work in the app. */
export interface ReachedRung {
  kind: RungKind;
  /** YYYY-MM-DD */
  on: string;
  isSaid: boolean;
}

export interface Rung {
  kind: RungKind;
  name: string;
  means: string;
  /** First day, and where it is known from; null: not reached. */
  reached: { on: string; isSaid: boolean } | null;
}

/** All rungs in their order. What arose in the app counts before what was said of the same rung. */
export const listRungs = (rows: readonly ReachedRung[]): Rung[] =>
  RUNG_KINDS.map((kind) => {
    const found = rows.find((row) => row.kind === kind && !row.isSaid) ?? rows.find((row) => row.kind === kind);
    const { name, means } = RUNG_WORDS[kind];
    return { kind, name, means, reached: found ? { on: found.on, isSaid: found.isSaid } : null };
  });

/** „5. November 2026, selbst gesagt“ */
export const sayReached = ({ on, isSaid }: Pick<ReachedRung, "on" | "isSaid">): string =>
  `${longDay(on)}, ${isSaid ? "selbst gesagt" : "hier entstanden"}`;

/** The reached ones in their order, each with when, and where it is known from. */
export const sayReachedRungs = (rows: readonly ReachedRung[]): { kind: RungKind; name: string; said: string }[] =>
  listRungs(rows).flatMap(({ kind, name, reached }) => (reached ? [{ kind, name, said: sayReached(reached) }] : []));

/** Day on which a learner says a rung was reached, today where none is typed; null for no day, or one to come. */
export function readRungDay(typed: string, today: string): string | null {
  const day = typed.trim() || today;
  return isDay(day) && day <= today ? day : null;
}

export const RUNG_DAY_WRONG = {
  title: "Diesen Tag gibt es nicht",
  description: "Nimm einen Tag, der schon war, oder lass das Feld leer.",
} satisfies Message;
