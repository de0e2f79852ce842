import type { AnswerContent, Source } from "~/domain/coach/answer";
import { DEBT_HINT, hasDebts } from "~/domain/coach/debts";
import { fixedAnswer, link, list, answerParagraph, type FixedAnswer } from "~/domain/coach/fixed-answer";
import type { CoachPassage } from "~/domain/coach/passage";
import { whoToAsk } from "~/domain/coach/who-to-ask";
import type { Learner } from "../prompt/compose-prompt";
import { excerpt } from "./excerpt";
import { reflect } from "./reflect";
import { smallTalk } from "./small-talk";

export interface MaterialQuestion {
  question: string;
  /** The search found nothing relevant. */
  isNothing: boolean;
  passages: readonly CoachPassage[];
  learner: Learner;
  mode: "chat" | "reflection";
}

/** The coach without a model: quotes what the material says. */
export function answerFromMaterial({ question, isNothing, passages, learner, mode }: MaterialQuestion): FixedAnswer {
  if (mode === "reflection") return reflect({ learner, passages });
  const chat = smallTalk(question, learner.firstName);
  if (chat !== null) return chat;
  const debts = hasDebts(question) ? [DEBT_HINT] : [];
  const [best, ...others] = passages;
  if (isNothing || best === undefined) return nothing(question, learner, debts, best);
  const office = whoToAsk(`${question}\n${best.title}\n${best.heading ?? ""}`);
  const found = fixedAnswer(
    answerParagraph(`Dazu steht unter „${nameOf(best)}“:`),
    ...withSource(excerpt({ text: best.text, question }), 1),
    ...debts,
    ...(office === null ? [] : [office]),
    ...moreOf(others.slice(0, 2)),
  );
  return { ...found, sources: [sourceOf(best)] };
}

const sourceOf = ({ title, heading, url }: CoachPassage): Source => ({ number: 1, title, heading, url });

const nameOf = ({ title, heading }: CoachPassage): string => (heading === null ? title : `${title}: ${heading}`);

/** Appends the citation mark to the last text node. */
function withSource(blocks: readonly AnswerContent[], number: number): AnswerContent[] {
  const source = { type: "source" as const, number };
  const last = blocks.at(-1);
  const before = blocks.slice(0, -1);
  if (last?.type === "paragraph") return [...before, { ...last, children: [...last.children, source] }];
  if (last?.type !== "list") return [...blocks, { type: "paragraph", children: [source] }];
  return [...before, { ...last, items: [...last.items.slice(0, -1), withSource(last.items.at(-1) ?? [], number)] }];
}

const moreOf = (passages: readonly CoachPassage[]): AnswerContent[] =>
  passages.length === 0
    ? []
    : [answerParagraph("Mehr dazu:"), list(...passages.map((passage) => [link(passage.url, nameOf(passage))]))];

function nothing(
  question: string,
  { missionTitle }: Learner,
  debts: readonly AnswerContent[],
  nearest?: CoachPassage,
): FixedAnswer {
  const begin = answerParagraph("Dazu steht hier nichts, und ich erfinde nichts dazu.");
  if (debts.length > 0) return fixedAnswer(begin, ...debts);
  const office = whoToAsk(question);
  return fixedAnswer(
    begin,
    answerParagraph("Durchsucht habe ich Missionen, Vorlagen und Grundlagen dieser App. Das kannst du versuchen:"),
    list(
      ["Frag mit anderen Worten, und nur nach einer Sache, etwa „Rechnung schreiben“ oder „erste Nachricht“."],
      ...(nearest === undefined ? [] : [["Vielleicht meintest du das hier: ", link(nearest.url, nameOf(nearest))]]),
      [
        missionTitle === null
          ? "Sieh nach, welche Mission als Nächstes dran ist."
          : `Sieh in deine Mission „${missionTitle}“.`,
      ],
    ),
    office ??
      answerParagraph(
        "Rund ums Gründen hilft die kostenlose Erstberatung deiner IHK: ",
        link("https://www.ihk.de/die-ihk/ihk-finder-5507608", "IHK-Finder"),
        ".",
      ),
  );
}
