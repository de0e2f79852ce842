import { fixedAnswer, list, answerParagraph, type FixedAnswer } from "~/domain/coach/fixed-answer";
import { foldTyped } from "~/domain/coach/fold-typed";

type Reply = (firstName: string) => FixedAnswer;

const say =
  (text: string): Reply =>
  () =>
    fixedAnswer(answerParagraph(text));

const HELLO: Reply = (firstName) =>
  fixedAnswer(
    answerParagraph(
      `${["Hallo", firstName.trim()].filter(Boolean).join(" ")}. Woran sitzt du gerade? Frag mich etwas aus deinen Missionen.`,
    ),
  );

const WHO: Reply = () =>
  fixedAnswer(
    answerParagraph(
      "Ich bin Inno, eine KI und kein Mensch. Zurzeit formuliere ich nicht frei, sondern suche dir die passende Stelle im Lernmaterial heraus. Das kann ich für dich finden:",
    ),
    list(
      ["Schritte, Beispiele und Vorlagen aus den Missionen"],
      ["Grundlagen zu Anmeldung, Rechnung, Preisen und Akquise"],
      ["Adressen von Stellen, die dir verbindlich antworten"],
    ),
  );

// Patterns match folded text, and only the whole message.
const REPLIES: readonly (readonly [RegExp, Reply])[] = [
  [
    /^(?:(?:halo|hi|hey|hej|hai|moin|servus|gruezi|na|huhu|grus got|guten (?:tag|morgen|abend)|tag|morgen|abend)(?: (?:moin|zusamen|inno|ino|du|coach))*)$/,
    HELLO,
  ],
  [
    /^(?:(?:viele?n? |tausend |lieben |herzlichen |super |ok |pri?ma |top |cool )*(?:dank|danke|dankeschon|merci|thx|thanks|thank you)(?: (?:dir|schon|sehr|ino|fur (?:die|deine) \w+|das hilft|hat geholfen))*)$/,
    say("Gern. Melde dich, wenn die nächste Frage kommt."),
  ],
  [
    /^(?:tschus|tschu|ciao|bye|bis (?:bald|dan|spater|morgen)|gute nacht|schonen (?:tag|abend))(?: ino)?$/,
    say("Bis bald. Dein Stand bleibt, wo er ist."),
  ],
  [
    /^(?:ok|okay|oky|ja|nein|ne|gut|super|prima|top|cool|klar|ach so|aha|hm+|verstanden|pasts?|al?es klar)$/,
    say("Alles klar. Was möchtest du als Nächstes wissen?"),
  ],
  [
    /^(?:ino )?(?:wer|was) bist du(?: (?:eigentlich|genau|ino|den))*$|^bist du (?:\w+ )*(?:ki|ai|mensch|echt|roboter|bot|chatgpt|gpt|person|maschine)(?: \w+)?$|^(?:bist|red|schreib|sprech)\w* (?:ich )?(?:\w+ )?(?:hier )?mit (?:einem |einer |ner |nem )?(?:echten )?(?:ki|ai|mensch\w*|bot|person|maschine)$/,
    WHO,
  ],
  [
    /^(?:was kanst du(?: \w+){0,3}|wobei kanst du (?:mir )?helfen|(?:kanst du mir )?(?:bit?e )?(?:hilfe|helfen|hilf mir)|wie (?:funktionierst|geht) (?:du|das)(?: hier)?|was kan ich (?:dich |hier )?fragen)$/,
    WHO,
  ],
  [
    /^(?:halo |hi |hey |na )?(?:ino )?wie geht(?: e?s)?(?: dir)?(?: ino)?(?: heute)?$/,
    say(
      "Danke der Nachfrage. Ich bin eine KI, mir geht es weder gut noch schlecht. Und dir, womit kann ich dir helfen?",
    ),
  ],
];

/** Greetings, thanks and „wer bist du“: a fixed, honest reply. null: the message is a question. */
export function smallTalk(question: string, firstName: string): FixedAnswer | null {
  const typed = foldTyped(question);
  if (typed === "") return HELLO(firstName);
  return REPLIES.find(([pattern]) => pattern.test(typed))?.[1](firstName) ?? null;
}
