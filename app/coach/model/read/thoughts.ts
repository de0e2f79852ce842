import { findMark, unfinishedLength, type ThoughtMark } from "./thought-marks";

/** Text to show. `isAnew`: all text shown before was a thought whose beginning had no mark. */
export interface Shown {
  text: string;
  isAnew: boolean;
}

export interface ThoughtFilter {
  push: (words: string) => Shown;
  /** Shows the text held back, and holds nothing back from now on. */
  release: () => Shown;
  /** Shows the rest; no text may follow. */
  end: () => Shown;
  /** no: no thought so far. marked: a thought with an opening mark. hidden: one with only a closing mark. */
  thoughts: () => "no" | "marked" | "hidden";
}

/**
 * Removes thoughts from an answer while it streams: in marks of every kind seen in practice, which may come in pieces,
 * and in channels. Some templates write the opening mark into the prompt, so that the answer only has the closing one.
 * `holds`: shows nothing before that mark, or before `release`.
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

  function pass(mark: ThoughtMark): void {
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
    // An unfinished mark with bars is no text, even at the end.
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

/** Removes thoughts from a whole text, such as an answer stored by a version without this filter. */
export function withoutThoughts(text: string): string {
  const filter = createThoughtFilter({ holds: true });
  const { text: shown } = filter.push(text);
  return shown + filter.end().text;
}
