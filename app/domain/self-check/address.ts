/** Address of the page that asks today's question, and of the forms of all questions. */
export const SELF_CHECK = "/pruef-dich";

/** Fragment of a question's form, on each page that shows it. */
export const questionFragment = (id: string): string => `frage-${id.replaceAll(".", "-")}`;

/** Fragment of what is said of an answer. */
export const verdictFragment = (id: string): string => `${questionFragment(id)}-antwort`;

/** A learner's answer, as it stands in the address of the page that says whether it was right. */
export interface GivenAnswer {
  question: string;
  answers: readonly string[];
}

const [QUESTION, ANSWER] = ["frage", "antwort"];

export const verdictAddress = (page: string, { question, answers }: GivenAnswer): string => {
  const query = new URLSearchParams([[QUESTION, question], ...answers.map((each) => [ANSWER, each])]);
  return `${page}?${query}#${verdictFragment(question)}`;
};

/** Null where the address asks for no verdict. */
export function readGiven(query: URLSearchParams): GivenAnswer | null {
  const question = query.get(QUESTION);
  return question === null ? null : { question, answers: query.getAll(ANSWER) };
}
