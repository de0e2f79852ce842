import { berlinDay } from "~/domain/time/german-dates";
import type { CompiledData, LibraryData } from "./library-data";
import { LibraryFacts } from "./facts/figures";
import { filledTexts } from "./facts/filled-texts";
import { indexOf } from "./library-index";
import { plainText } from "./plain-text";
import type { Case } from "~/domain/cases/case";
import type { Experiment } from "~/domain/experiments/experiment";
import type { Deadline } from "../domain/calendar/deadlines";
import type {
  CalculatorText,
  CareerPath,
  Example,
  HelpAnswer,
  Mission,
  MissionHead,
  Page,
  Passage,
  PersonalityType,
  PlacedQuestion,
  QuizQuestion,
  Resource,
  Site,
  StartStepText,
  Task,
  Template,
} from "./library-types";
import { planOn, type OfferedPlan } from "./offered-plan";

export type * from "./library-types";
export type { CompiledData, LibraryData, OfferedPlan };

interface Served {
  compiled: CompiledData;
  figures: LibraryFacts;
  data: LibraryData;
  index: ReturnType<typeof indexOf>;
}

function serve(compiled: CompiledData, today: () => string): Served {
  const figures = new LibraryFacts(compiled.facts);
  const data = filledTexts(compiled, {
    fill: (html) => figures.fill(html, today()),
    notes: (ids) => figures.notes(ids, today()),
  });
  return { compiled, figures, data, index: indexOf(data) };
}

/** Each look-up costs the same however much content there is. */
export class Library {
  #served: Served;
  readonly #today: () => string;

  /** `today`: returns the current day in Germany; called whenever a result depends on it. */
  constructor(data: CompiledData, today = () => berlinDay(new Date())) {
    this.#today = today;
    this.#served = serve(data, today);
  }
  replace(data: CompiledData): void {
    this.#served = serve(data, this.#today);
  }

  /** The compiled content, for `replace`: without the figures of a day. */
  get compiled(): CompiledData {
    return this.#served.compiled;
  }
  get data(): LibraryData {
    return this.#served.data;
  }
  get site(): Site {
    return this.data.site;
  }
  get deadlines(): readonly Deadline[] {
    return this.data.deadlines;
  }
  /** Steps of the way through the offices, in their order. */
  get startSteps(): readonly StartStepText[] {
    return this.data.startSteps;
  }
  /** Steps that belong to what a mission tells. */
  listStepsOf(missionId: string): readonly StartStepText[] {
    return this.data.startSteps.filter(({ missionIds }) => missionIds.includes(missionId));
  }
  /** Calculators in their order. */
  get calculators(): readonly CalculatorText[] {
    return this.data.calculators;
  }
  getCalculator(slug: string): CalculatorText | null {
    return this.#served.index.calculatorsBySlug.get(slug) ?? null;
  }
  /** The running case of each path, in the order of the paths. */
  get cases(): readonly Case[] {
    return this.data.cases;
  }
  /** Assumptions of a path with their tests, in their order. */
  listExperiments(pathSlug: string): readonly Experiment[] {
    return this.#served.index.experimentsByPath.get(pathSlug) ?? [];
  }
  getExperiment(id: string): Experiment | null {
    return this.#served.index.experimentsById.get(id) ?? null;
  }
  /** A document of a path's case, whole. */
  getExample(path: string, kind: string): Example | null {
    return this.#served.index.examplesBySlug.get(`${path}/${kind}`) ?? null;
  }
  /** Documents that a mission speaks of, in their order. */
  listExamplesOf(missionId: string): readonly Example[] {
    return this.#served.index.examplesByMission.get(missionId) ?? [];
  }
  /** A fact's number in force today; null while there is none. */
  readonly factOf = (id: string): number | null => this.#served.figures.numberOn(id, this.#today());
  get careerPaths(): readonly CareerPath[] {
    return this.data.careerPaths;
  }
  get personalityTypes(): readonly PersonalityType[] {
    return this.data.personalityTypes;
  }
  /** Questions about the app with their answers, in their order. */
  get help(): readonly HelpAnswer[] {
    return this.data.help;
  }
  /** Questions that the landing page answers, too, in its order. */
  get frontHelp(): readonly HelpAnswer[] {
    return this.data.help.filter(({ front }) => front !== null).sort((a, b) => (a.front ?? 0) - (b.front ?? 0));
  }
  get questions(): readonly QuizQuestion[] {
    return this.data.questions;
  }
  get startMissions(): readonly MissionHead[] {
    return this.#served.index.missionsByKind.get("start") ?? [];
  }

  /** Missions beside all paths, in their order. */
  get bonusMissions(): readonly MissionHead[] {
    return this.#served.index.missionsByKind.get("bonus") ?? [];
  }

  /** Stands for all figures of today: texts differ from those of another day only when it does. */
  get figuresKey(): string {
    return this.#served.figures.keyOn(this.#today());
  }

  /** Duration of most missions of all paths; null when they do not say. */
  get typicalHours(): string | null {
    return this.#served.index.typicalHours;
  }

  /** Plans as offered today: an introductory price may end while the process runs. */
  get plans(): readonly OfferedPlan[] {
    const { plans } = this.data;
    return plans.map((plan) => planOn(plan, plans, this.#today()));
  }

  getMission(id: string): Mission | null {
    return this.#served.index.missionsById.get(id) ?? null;
  }
  getMissionBySlug(slug: string): Mission | null {
    return this.#served.index.missionsBySlug.get(slug) ?? null;
  }
  /** The one mission that everybody may read: the first of the first path; null while there is none. */
  get sampleMission(): Mission | null {
    const path = this.data.careerPaths.find(({ missionIds }) => missionIds.length > 0);
    return this.withTexts(this.listMissions(path?.slug ?? "").slice(0, 1))[0] ?? null;
  }
  /** A task with its mission, by the task's id. */
  readonly taskOf = (id: string): { task: Task; mission: Mission } | null =>
    this.#served.index.tasksById.get(id) ?? null;
  /** Missions of a path in their order; empty for an unknown path. */
  listMissions(pathSlug: string): readonly MissionHead[] {
    return this.#served.index.missionsByPath.get(pathSlug) ?? [];
  }
  /** These missions with their texts, which listing them leaves out. */
  withTexts(missions: readonly MissionHead[]): readonly Mission[] {
    return missions.flatMap(({ id }) => this.getMission(id) ?? []);
  }
  /** All missions of a path, or of a kind that stands on none: `mission` and those beside it, in their order. */
  siblingsOf({ kind, careerPath }: MissionHead): readonly MissionHead[] {
    return careerPath === null ? (this.#served.index.missionsByKind.get(kind) ?? []) : this.listMissions(careerPath);
  }
  /** Missions by the path's name; an arrow function, because database writes get it as a callback. */
  readonly listMissionsOfPath = (pathName: string): readonly MissionHead[] =>
    this.listMissions(this.getPathByName(pathName)?.slug ?? "");
  /** Resource that a mission or one of its places names. */
  getResource(id: string): Resource | null {
    return this.#served.index.resourcesById.get(id) ?? null;
  }
  isMissionOf(mission: MissionHead, pathName: string | null): boolean {
    return mission.kind !== "path" || this.getPathByName(pathName)?.slug === mission.careerPath;
  }
  /** Number of missions of a path; before one is chosen, of the first in the catalogue. */
  countMissions(pathName: string | null): number {
    const path = this.getPathByName(pathName) ?? this.data.careerPaths[0];
    return path?.missionIds.length ?? 0;
  }
  getPath(slug: string): CareerPath | null {
    return this.#served.index.pathsBySlug.get(slug) ?? null;
  }
  getPathByName(name: string | null): CareerPath | null {
    return this.#served.index.pathsByName.get(name ?? "") ?? null;
  }
  getTypeByName(name: string | null): PersonalityType | null {
    return this.#served.index.typesByName.get(name ?? "") ?? null;
  }
  getLegal(slug: string): (Page & { stand: string }) | null {
    return this.#served.index.legalBySlug.get(slug) ?? null;
  }
  /** Legal text without markup, for mails. */
  legalText(slug: string, origin: string): string | null {
    const page = this.getLegal(slug);
    return page && plainText(page.html, origin);
  }
  getPlan(id: OfferedPlan["id"]): OfferedPlan | null {
    const { plans } = this.data;
    const found = plans.find((plan) => plan.id === id);
    return found ? planOn(found, plans, this.#today()) : null;
  }
  getTemplate(slug: string): Template | null {
    return this.#served.index.templatesBySlug.get(slug) ?? null;
  }
  /** Questions to oneself that a mission shows: of its passages in the catalogue's order, then its own. */
  listSelfCheckOf(missionId: string): readonly PlacedQuestion[] {
    return this.#served.index.selfCheckByMission.get(missionId) ?? [];
  }
  getSelfCheck(id: string): PlacedQuestion | null {
    return this.#served.index.selfCheckById.get(id) ?? null;
  }
  getPassage(slug: string): Passage | null {
    return this.#served.index.passagesBySlug.get(slug) ?? null;
  }
}
