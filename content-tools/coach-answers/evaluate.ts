import { readAnswer } from "~/coach/answer/read-answer";
import { answerFromMaterial } from "~/coach/answer/built-in";
import { composePrompt, type Learner, type PromptMessage } from "~/coach/prompt/compose-prompt";
import type { CoachPassage } from "~/domain/coach/passage";
import type { Judged, CitedPlace } from "./count";
import type { EvaluationQuestion } from "./question";

export { countAnswers, formatCounts } from "./count";
export { parseQuestions } from "./question";

interface EvaluatedAnswer {
  words: string;
  inputTokens: number;
  outputTokens: number;
  /** The first words came later than the app waits for them. */
  isLate: boolean;
}

export interface Asking {
  search: (of: { query: string; pathSlug: string | null }) => Promise<{ isNothing: boolean; passages: CoachPassage[] }>;
  /** The configured model; null: the coach without one. Throws when no answer comes. */
  say: ((prompt: PromptMessage[]) => Promise<EvaluatedAnswer>) | null;
  /** Title and heading of a target. */
  placeOf: (target: string) => CitedPlace;
}

/** Asks one question as the app would, but without facts about a learner. */
export async function evaluate(asked: EvaluationQuestion, { search, say, placeOf }: Asking): Promise<Judged> {
  const { question, path, kind, targets } = asked;
  const places = targets.map(placeOf);
  const found = await search({ query: question, pathSlug: path });
  const nobody = { kind, places, inputTokens: 0, outputTokens: 0, isLate: false, fault: null };
  if (say === null) return { ...nobody, ...answerFromMaterial({ ...found, question, learner: LEARNER, mode: "chat" }) };
  // Passages that the search judged irrelevant are passed on, too: the model reads whether they fit.
  const { passages } = found;
  try {
    const prompt = composePrompt({ learner: LEARNER, passages, history: [], question, mode: "chat" });
    const { words, ...tokens } = await say(prompt);
    const reader = readAnswer({ passages });
    reader.push(words);
    const { text, blocks, sources } = reader.end();
    return { ...nobody, ...tokens, text, blocks, sources };
  } catch (error) {
    return {
      ...nobody,
      text: "",
      blocks: [],
      sources: [],
      fault: error instanceof Error ? error.message : String(error),
    };
  }
}

const LEARNER: Learner = {
  firstName: "Anna",
  pathName: null,
  typeName: null,
  level: 1,
  missionTitle: null,
  openTasks: [],
  eveningsPerWeek: null,
  hoursPerEvening: null,
  ownAnswers: null,
};
