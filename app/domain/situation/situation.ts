/** Answers that each question offers, in their order. */
export const EMPLOYMENTS = ["vollzeit", "teilzeit", "minijob", "beamt", "keine"] as const;
export const INSURANCES = ["ueber-job", "familie", "freiwillig", "privat", "studentisch", "weiss-nicht"] as const;
export const BENEFITS = ["alg1", "grundsicherung", "elterngeld", "elternzeit", "keine"] as const;
export const CUSTOMERS = ["firmen", "privat", "beide"] as const;

export type Employment = (typeof EMPLOYMENTS)[number];
export type Insurance = (typeof INSURANCES)[number];
export type Benefit = (typeof BENEFITS)[number];
export type Customers = (typeof CUSTOMERS)[number];

/** How a learner lives and means to work. Each question may be left open: null, or no benefit at all. */
export interface Situation {
  employment: Employment | null;
  insurance: Insurance | null;
  benefits: readonly Benefit[];
  customers: Customers | null;
  /** Planned for the own work each week. */
  hours: number | null;
  /** Planned first day of the own work, YYYY-MM-DD. */
  startsOn: string | null;
}

export const QUESTIONS = ["employment", "insurance", "benefits", "customers", "hours", "startsOn"] as const;
export type QuestionName = (typeof QUESTIONS)[number];

/** Nothing told. */
export const OPEN_SITUATION: Situation = {
  ...{ employment: null, insurance: null, benefits: [], customers: null, hours: null, startsOn: null },
};
