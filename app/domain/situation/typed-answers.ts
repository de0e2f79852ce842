import { BENEFITS, QUESTIONS, type QuestionName, type Situation } from "./situation";
import { benefitField, readSituationForm, type SituationValues } from "./situation-form";

/** Answers as text, one for each question, as pages show and devices keep them; empty: left open. */
export type TypedAnswers = Readonly<Partial<Record<QuestionName, string>>>;

const PLAIN = ["employment", "insurance", "customers", "hours", "startsOn"] as const;

/** The fields of the form as one text for each question. */
export function typedAnswers(values: SituationValues): Record<QuestionName, string> {
  const text = (name: string) => (values[name] ?? "").trim();
  return {
    ...{ employment: text("employment"), insurance: text("insurance"), customers: text("customers") },
    ...{ hours: text("hours"), startsOn: text("startsOn") },
    benefits: BENEFITS.filter((benefit) => text(benefitField(benefit)) !== "").join(" "),
  };
}

/** The fields of the form that show these answers. */
export function typedValues(answers: TypedAnswers): SituationValues {
  const benefits = (answers.benefits ?? "").split(" ").filter(Boolean);
  return {
    ...Object.fromEntries(PLAIN.map((name) => [name, answers[name] ?? ""])),
    ...Object.fromEntries(benefits.map((benefit) => [`benefit-${benefit}`, "on"])),
  };
}

/** Changed answers of a learner, on a page that showed them others. */
export const changedAnswers = (answers: TypedAnswers, shown: TypedAnswers): TypedAnswers =>
  Object.fromEntries(
    QUESTIONS.flatMap((name) => (answers[name] === (shown[name] ?? "") ? [] : [[name, answers[name]]])),
  );

/** Answers to single questions, the others untouched; null where one of them cannot be. */
export function readTyped(answers: TypedAnswers): Partial<Situation> | null {
  const read = readSituationForm(typedValues(answers));
  return read.ok ? answered(read.situation, (question) => answers[question] !== undefined) : null;
}

/** Answers to some of the questions. */
export function answered(
  situation: Partial<Situation>,
  isWanted: (question: QuestionName) => boolean,
): Partial<Situation> {
  const { employment, insurance, benefits, customers, hours, startsOn } = situation;
  return {
    ...(employment !== undefined && isWanted("employment") ? { employment } : {}),
    ...(insurance !== undefined && isWanted("insurance") ? { insurance } : {}),
    ...(benefits !== undefined && isWanted("benefits") ? { benefits } : {}),
    ...(customers !== undefined && isWanted("customers") ? { customers } : {}),
    ...(hours !== undefined && isWanted("hours") ? { hours } : {}),
    ...(startsOn !== undefined && isWanted("startsOn") ? { startsOn } : {}),
  };
}
