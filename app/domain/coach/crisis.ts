import { FIGURES, SIGNS } from "./crisis-signs";
import { fixedAnswer, link, list, answerParagraph, strong } from "./fixed-answer";
import { foldTyped } from "./fold-typed";

/** Whether the writer seems in acute danger of self-harm, judged from words as people type them. */
export function isCrisis(question: string): boolean {
  const typed = foldTyped(question);
  const meant = FIGURES.reduce((text, figure) => text.replace(figure, " … "), typed);
  return SIGNS.some((sign) => sign.test(meant));
}

/** Answer to a crisis, given before anything else and instead of the model. */
export const CRISIS_ANSWER = fixedAnswer(
  answerParagraph(
    "Danke, dass du das schreibst. Das klingt sehr schwer, und damit sollst du nicht allein bleiben. Ich bin eine KI. Was du jetzt brauchst, ist ein Mensch, der dir zuhört:",
  ),
  list(
    [
      strong("TelefonSeelsorge: "),
      link("tel:08001110111", "0800 1110111"),
      ", ",
      link("tel:08001110222", "0800 1110222"),
      " oder ",
      link("tel:116123", "116 123"),
      ". Kostenlos, anonym, rund um die Uhr.",
    ],
    [
      strong("Lieber schreiben: "),
      "Chat und Mail über ",
      link("https://www.telefonseelsorge.de/", "TelefonSeelsorge"),
      ".",
    ],
    [strong("In akuter Gefahr: "), link("tel:112", "112"), "."],
  ),
  answerParagraph(
    "Ist jemand in deiner Nähe, dem du vertraust? Dann sag dieser Person, wie es dir geht. Alles hier kann warten. Und falls ich dich falsch verstanden habe: Schreib mir einfach weiter.",
  ),
);
