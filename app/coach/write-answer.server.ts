import { endTurn, listEarlier } from "~/db/coach/write-turn.server";
import { tokensOn } from "~/db/coach/tokens.server";
import type { TurnRow } from "~/db/coach/turn-row";
import { usedOn } from "~/db/coach/usage.server";
import type { ChatEvent } from "~/domain/coach/chat";
import { fixedAnswer, answerParagraph, type FixedAnswer } from "~/domain/coach/fixed-answer";
import { allowanceOf, isBelowCeiling, remainingOf } from "~/domain/coach/quota";
import { CEILING_NOTICE, TOASTS } from "~/domain/coach/texts";
import { berlinDay } from "~/domain/time/german-dates";
import { failureText } from "~/environment/failure-text";
import { log } from "~/environment/log.server";
import { count } from "~/environment/metrics.server";
import { answerFromMaterial } from "./answer/built-in";
import { askModel } from "./ask-model.server";
import type { Asker } from "./asker";
import { createDraft } from "./draft.server";
import { readLearner } from "./learner.server";
import { answerOf } from "./messages";
import { dailyCeiling, deadlines, hasModel } from "./model/vendor.server";
import { outcomeOfAnswer, type AnswerEnding } from "./outcome";
import { waitForTurn } from "./own-turn.server";
import { findPassages, passageOfMission } from "./passages.server";
import { composePrompt } from "./prompt/compose-prompt";
import type { Show } from "./show";

const EARLIER_TURNS = 6;

export interface Writing {
  turn: TurnRow;
  asker: Asker;
  mode: "chat" | "reflection";
  now: Date;
  /** A fixed answer; null: the coach writes one. */
  fixed: FixedAnswer | null;
  stop: AbortController;
  send: (event: ChatEvent) => void;
}

interface Written {
  ending: AnswerEnding;
  answer: FixedAnswer;
  origin: TurnRow["origin"];
  /** Whether the call used tokens: the model may have been at work. */
  hasCost?: boolean;
}

/** Writes, streams and saves the answer to a saved question. Never rejects. */
export async function writeAnswer(writing: Writing): Promise<void> {
  const { turn, stop, send } = writing;
  const draft = createDraft(turn, () => stop.abort("gone"));
  const show: Show = (events) => {
    for (const event of events) {
      send(event);
      if (event.event === "anew") draft.clear();
    }
    draft.add(...events.flatMap((event) => (event.event === "block" ? event.data.block : [])));
  };
  const written = await write(writing, show).catch((error: unknown): Written => {
    log.error("answer-failed", { failure: failureText(error) });
    return { ending: "away", answer: fixedAnswer(), origin: "model" };
  });
  await draft.settled();
  await conclude(writing, written);
}

async function write(writing: Writing, show: Show): Promise<Written> {
  const { turn, asker, mode, now, fixed, stop } = writing;
  const { signal } = stop;
  if (fixed) return shown({ ending: "whole", answer: fixed, origin: "fixed" }, show);
  const { question } = turn;
  const [learner, found] = await Promise.all([
    readLearner(asker, turn),
    findPassages({ question, pathName: asker.selectedCareerPath }),
  ]);
  const { isNothing } = found;
  const passages = [...(mode === "reflection" ? passageOfMission(learner.missionId) : []), ...found.passages];
  const material = () => {
    count("coach_answers", "material");
    return answerFromMaterial({ question, isNothing, passages, learner, mode });
  };
  if (!hasModel()) return shown({ ending: "whole", answer: material(), origin: "material" }, show);
  if (!(await mayAskModel(asker, now))) {
    const answer = withNotice(CEILING_NOTICE, material());
    return shown({ ending: "whole", answer, origin: "material" }, show);
  }
  const { atOnce } = allowanceOf(asker.access);
  if (!(await waitForTurn(turn, { atOnce, patienceMs: deadlines().turnMs, signal }))) {
    const ending = signal.aborted ? stoppedBy(signal) : "queued";
    return { ending, answer: fixedAnswer(), origin: "model" };
  }
  const history = await listEarlier({ ...turn, limit: EARLIER_TURNS });
  const prompt = composePrompt({ learner, passages, history, question, mode });
  return { ...(await askModel({ asker, prompt, passages, now, signal, show })), origin: "model" };
}

const stoppedBy = ({ reason }: AbortSignal): AnswerEnding => (reason === "restart" ? "restart" : "stopped");

async function mayAskModel({ access }: Asker, now: Date): Promise<boolean> {
  const ceiling = dailyCeiling();
  if (ceiling === null) return true;
  return isBelowCeiling(allowanceOf(access), { ceiling, spent: await tokensOn({ day: berlinDay(now) }) });
}

function withNotice(notice: string, answer: FixedAnswer): FixedAnswer {
  const said = fixedAnswer(answerParagraph(notice));
  return {
    text: `${said.text}\n\n${answer.text}`,
    blocks: [...said.blocks, ...answer.blocks],
    sources: answer.sources,
  };
}

/** Sends an answer that is complete from the start. */
function shown(written: Written, show: Show): Written {
  show(written.answer.blocks.map((block) => ({ event: "block", data: { block } })));
  return written;
}

async function conclude(
  { turn, asker, now, send }: Writing,
  { ending, answer, origin, hasCost = false }: Written,
): Promise<void> {
  const { state, isFree, text, toast } = outcomeOfAnswer(ending, { hasText: answer.text.trim() !== "" });
  const said = text === null ? answer : fixedAnswer(answerParagraph(text));
  const end = {
    ...turn,
    state,
    origin: text === null ? origin : ("fixed" as const),
    answer: said.text,
    blocks: said.blocks,
    sources: said.sources,
    writtenAt: new Date(),
  };
  try {
    await endTurn(turn, { state, origin: end.origin, answer: said, isFree, hasCost });
    const remaining = await remainingFor(asker, now);
    send({ event: "end", data: { answer: answerOf(end), remaining, toast } });
  } catch (error) {
    // An answer that could not be saved is shown as broken.
    log.error("answer-not-ended", { failure: failureText(error) });
    const unsaved = answerOf({ ...end, state: "broken" });
    send({ event: "end", data: { answer: unsaved, remaining: null, toast: TOASTS.failure } });
  }
}

/** Questions left today; null: there is no limit. */
export async function remainingFor({ userId, access }: Asker, now: Date): Promise<number | null> {
  const allowance = allowanceOf(access);
  if (allowance.perDay === null) return null;
  return remainingOf(allowance, await usedOn({ userId, day: berlinDay(now) }));
}
