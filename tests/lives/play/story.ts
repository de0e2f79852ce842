import { ACTS } from "../acts/all";
import type { News } from "../world/news";
import { deviceName, personName, type Failure } from "./life";

const moment = new Intl.DateTimeFormat("de-DE", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "Europe/Berlin",
});

/** A failing life, step by step, as somebody may follow it by hand; `first`: what the whole life failed with. */
export function tellStory({ steps, beginsAt, words }: Failure, first: string): string {
  let at = beginsAt;
  const lines = steps.map(({ act, args, afterMs, news }, index) => {
    at += afterMs;
    const told = ACTS[act]?.tell(args, { person: personName, device: deviceName }) ?? act;
    return `${String(index + 1).padStart(3)}. ${moment.format(at)}  ${told}${toldNews(news)}`;
  });
  const before = first === words ? [] : [`Im ganzen Leben zuerst: ${first}`, ""];
  return [
    "",
    ...before,
    ...lines,
    "",
    `Danach: ${words}`,
    "",
    `Als Daten: ${JSON.stringify({ beginsAt, steps })}`,
  ].join("\n");
}

/** What is not as usual about Stripe's news before and after an act. */
function toldNews({ comes, hasOld }: News): string {
  const old = hasOld ? " Stripes Nachrichten von früher kommen jetzt an." : "";
  const now = {
    now: "",
    later: " Stripes Nachrichten dazu kommen erst später.",
    never: " Stripes Nachrichten dazu gehen verloren.",
  };
  return `${old}${now[comes]}`;
}
