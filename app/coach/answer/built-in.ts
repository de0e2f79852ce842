import type { Block, Source } from "~/domain/coach/answer";
import { DEBT_HINT, hasDebts } from "~/domain/coach/debts";
import { fixedAnswer, link, list, paragraph, type Answer } from "~/domain/coach/fixed-answer";
import type { Passage } from "~/domain/coach/passage";
import type { Learner } from "../prompt/compose-prompt";
import { excerpt } from "./excerpt";
import { reflect } from "./reflect";
import { smallTalk } from "./small-talk";

export interface Asked {
  question: string;
  /** The search found nothing that fits. */
  isNothing: boolean;
  passages: readonly Passage[];
  learner: Learner;
  mode: "chat" | "reflection";
}

/** The coach without a model: what the material says, in its words. */
export function answerFromMaterial({ question, isNothing, passages, learner, mode }: Asked): Answer {
  if (mode === "reflection") return reflect({ learner, passages });
  const chat = smallTalk(question, learner.firstName);
  if (chat !== null) return chat;
  const hint = hasDebts(question) ? [DEBT_HINT] : [];
  const [best, ...others] = passages;
  if (isNothing || best === undefined) return nothing(learner, hint);
  const found = fixedAnswer(
    ...withSource(excerpt({ text: best.text, question }), 1),
    ...moreOf(others.slice(0, 2)),
    ...hint,
  );
  return { ...found, sources: [sourceOf(best)] };
}

const sourceOf = ({ title, heading, url }: Passage): Source => ({ number: 1, title, heading, url });

/** Behind the last words that can carry it. */
function withSource(blocks: Block[], number: number): Block[] {
  const last = blocks.at(-1);
  if (last?.type !== "paragraph") return [...blocks, { type: "paragraph", children: [{ type: "source", number }] }];
  return [...blocks.slice(0, -1), { ...last, children: [...last.children, { type: "source", number }] }];
}

const nameOf = ({ title, heading }: Passage): string => (heading === null ? title : `${title}: ${heading}`);

const moreOf = (passages: readonly Passage[]): Block[] =>
  passages.length === 0
    ? []
    : [paragraph("Mehr dazu:"), list(...passages.map((passage) => [link(passage.url, nameOf(passage))]))];

function nothing({ missionTitle }: Learner, hint: readonly Block[]): Answer {
  return fixedAnswer(
    paragraph(
      "Dazu steht hier nichts. Ich durchsuche die Missionen, Vorlagen und Rechtstexte dieser App und erfinde nichts dazu.",
    ),
    ...(hint.length > 0
      ? hint
      : [
          paragraph("Das kannst du versuchen:"),
          list(
            [
              "Frag mit anderen Worten oder nur nach einer Sache, etwa „Kleinunternehmerregelung“ oder „erste Nachricht schreiben“.",
            ],
            missionTitle === null
              ? ["Sieh in deinen Missionen nach, was als Nächstes dran ist."]
              : [`Sieh in deine Mission „${missionTitle}“.`],
            [
              "Bei Fragen zu Recht, Steuern oder Gründung vor Ort hilft die Erstberatung deiner IHK: ",
              link("https://www.ihk.de/die-ihk/ihk-finder-5507608", "IHK-Finder"),
              ".",
            ],
          ),
        ]),
  );
}
