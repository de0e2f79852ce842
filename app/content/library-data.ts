import type { Case } from "~/domain/cases/case";
import type { Experiment } from "~/domain/experiments/experiment";
import type { Fact } from "~/domain/facts/fact";
import type { Deadline } from "~/domain/calendar/deadlines";
import type { Frontmatter } from "./frontmatter/schema";
import type {
  AskedAbout,
  CalculatorText,
  CareerPath,
  Compiled,
  Example,
  HelpAnswer,
  Mission,
  Page,
  Passage,
  PlacedQuestion,
  PersonalityType,
  QuizQuestion,
  Site,
  StartStepText,
  Synonym,
  Template,
} from "./library-types";
import type { WrittenPlan } from "./offered-plan";
import type { Place } from "./places/place";

/** All content. Lists are in catalogue order; `html` may be decoded on demand, and has the figures of the day. */
export interface LibraryData {
  site: Site;
  careerPaths: CareerPath[];
  personalityTypes: PersonalityType[];
  quizCategories: Omit<Frontmatter<"quiz">, "questions">[];
  questions: QuizQuestion[];
  missions: Mission[];
  legal: (Page & { stand: string })[];
  /** Questions about the app, in their order. */
  help: HelpAnswer[];
  templates: Template[];
  passages: Passage[];
  deadlines: Deadline[];
  startSteps: StartStepText[];
  calculators: CalculatorText[];
  /** The running case of each path, in the order of the paths. */
  cases: Case[];
  examples: Example[];
  /** Assumptions of each path with their tests. */
  experiments: Experiment[];
  facts: SourcedFact[];
  places: Place[];
  /** Questions to oneself, by text in their order. */
  selfCheck: PlacedQuestion[];
  synonyms: Synonym[];
  askedAbout: AskedAbout[];
  /** Words of subjects that the texts do not deal with. */
  foreignWords: string[];
  plans: WrittenPlan[];
}

export type SourcedFact = Fact & Pick<Page, "sources" | "sourcesAsOf" | "expertReview" | "reviewBy">;

/** Lists whose texts are compiled. */
export type TextList =
  | "missions"
  | "legal"
  | "help"
  | "templates"
  | "passages"
  | "startSteps"
  | "calculators"
  | "examples";

/** All content as compiled: of no day yet. */
export type CompiledData = Omit<LibraryData, TextList> & { [Name in TextList]: Compiled<LibraryData[Name][number]>[] };
