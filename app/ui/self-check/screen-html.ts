import { SELF_CHECK } from "~/domain/self-check/address";
import { button } from "../kit/variants";

export interface SelfCheckScreen {
  /** The question as a form; null: nothing is asked. */
  form: string | null;
  isAnswered: boolean;
  isOn: boolean;
}

/** The page of today's question as markup: a form like those in the missions, for which no script is loaded. */
export function screenHtml({ form, isAnswered, isOn }: SelfCheckScreen): string {
  const asked = form
    ? `<div class="card">${form}</div>${isAnswered ? `<p>${DONE}</p>` : ""}`
    : `<p>${isOn ? NOTHING : OFF}</p>`;
  const off = isOn
    ? `<form method="post" action="${SELF_CHECK}"><button class="${button("text")}" name="intent" value="off">Nicht mehr fragen</button></form>`
    : "";
  const about = form ? `<p class="text-lead text-soft">${INTRODUCTION}</p>` : "";
  return `<div class="columns aside-first gap-5"><div class="flex flex-col gap-5"><h1>Prüf dich</h1>${about}</div><div class="flex flex-col gap-5">${asked}<p class="row flex-wrap"><a class="${button("quiet")}" href="/home">Zurück zu deinem Weg</a></p>${off}</div></div>`;
}

const INTRODUCTION =
  "Eine kurze Frage zu dem, was bald dran ist. Sie zählt nicht, und du kannst sie so oft beantworten, wie du magst.";
const DONE = "Das war es für heute. Frühestens morgen kommt die nächste.";
const NOTHING = "Heute gibt es nichts zu fragen. Die Fragen zu deiner Mission stehen am Ende ihrer Texte.";
const OFF = "Die kurzen Fragen sind aus. In den Einstellungen kannst du sie wieder einschalten.";
