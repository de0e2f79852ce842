import { findMark, unfinishedLength, type Mark } from "./thought-marks";

/** What may be shown of what came. `isAnew`: all that was shown before was a thought whose beginning had no mark. */
export interface Shown {
  text: string;
  isAnew: boolean;
}

export interface ThoughtFilter {
  push: (words: string) => Shown;
  /** Shows what was held back, and holds nothing back any more. */
  release: () => Shown;
  /** What is left; nothing comes after it. */
  end: () => Shown;
  /** no: no mark of a thought so far. marked: with both its marks. hidden: with that of its end alone. */
  thoughts: () => "no" | "marked" | "hidden";
}

/**
 * Takes thoughts out of an answer while it comes: in marks of all kinds that were seen, which may come in pieces, and in channels.
 * Some templates write the mark of the beginning into the prompt, so that the answer has that of the end alone. `holds`: nothing
 * is shown before it, or before `release`.
 */
export function createThoughtFilter({ holds }: { holds: boolean }): ThoughtFilter {
  let place: "answer" | "thought" | "gap" = "answer";
  let seen: "no" | "marked" | "hidden" = "no";
  let [rest, shown, held, isHolding, isAnew, hasWords] = ["", "", "", holds, false, false];

  function say(words: string): void {
    if (place !== "answer") return;
    const said = hasWords ? words : words.trimStart();
    hasWords ||= said !== "";
    if (isHolding) held += said;
    else shown += said;
  }

  function letGo(): void {
    shown += held;
    [held, isHolding] = ["", false];
  }

  function beginAnew(): void {
    [shown, held, isHolding, isAnew, hasWords] = ["", "", false, true, false];
    [place, seen] = ["answer", "hidden"];
  }

  function pass(mark: Mark): void {
    if (mark.kind === "gap") place = "gap";
    if (mark.kind === "text" && place === "gap") place = "answer";
    const isFinal = mark.kind === "channel" && /^(?:final\b.*)?$/.test(mark.name);
    if (mark.kind === "open" || (mark.kind === "channel" && !isFinal)) {
      letGo();
      place = "thought";
      if (seen === "no") seen = "marked";
    }
    if (mark.kind !== "close" && !isFinal) return;
    if (mark.kind === "close" ? place !== "thought" : hasWords) return beginAnew();
    letGo();
    place = "answer";
  }

  function take(words: string, isLast: boolean): Shown {
    isAnew = false;
    rest += words;
    for (let found = findMark(rest); found; found = findMark(rest)) {
      say(found.before);
      pass(found.mark);
      rest = found.after;
    }
    const kept = isLast ? 0 : unfinishedLength(rest);
    // A mark of this kind that was begun is no text, even without its end.
    say(isLast ? rest.replace(/<\|[^\n]{0,160}$/, "") : rest.slice(0, rest.length - kept));
    rest = rest.slice(rest.length - kept);
    if (isLast) letGo();
    return taken();
  }

  function taken(): Shown {
    const text = shown;
    shown = "";
    return { text, isAnew };
  }

  return {
    push: (words) => take(words, false),
    release: () => {
      isAnew = false;
      letGo();
      return taken();
    },
    end: () => take("", true),
    thoughts: () => seen,
  };
}

/** The same for a text that is whole, like an answer kept by a version that did not know this. */
export function withoutThoughts(text: string): string {
  const filter = createThoughtFilter({ holds: true });
  const { text: shown } = filter.push(text);
  return shown + filter.end().text;
}
