import { useMemo } from "react";
import type { ClientUser } from "~/domain/account/client-user";
import { SITUATION_WORK, STEPS_WORK } from "~/domain/mission-work/beside-missions";
import type { ServerWork } from "~/domain/mission-work/mission-work";
import { noteTask, readTypedStanding, standingTask, stepsWork } from "~/domain/start-steps/work";
import { useKeptForm } from "../told/use-kept-form";
import { useTold } from "../told/use-told";
import type { StepOnScreen } from "./step-on-screen";

/** A step as this device knows it. */
export interface KnownStep extends StepOnScreen {
  isWaiting: boolean;
  /** Changes when its fields are filled anew. */
  loaded: string;
}

interface StartPlanAsLoaded {
  user: ClientUser;
  /** The situation, which has the start day. */
  work: ServerWork;
  mine: readonly StepOnScreen[];
  others: readonly StepOnScreen[];
}

/** The way through the offices as this device knows it, and its forms, which are kept when they do not arrive. */
export function useStartPlan({ user, work, mine, others }: StartPlanAsLoaded) {
  const situation = useTold({ id: SITUATION_WORK, user, server: work });
  const server = useMemo(() => {
    const all = [...mine, ...others];
    return stepsWork(
      all.map(({ slug }) => slug),
      new Map(all.map((step) => [step.slug, step])),
      work.asOf,
    );
  }, [mine, others, work.asOf]);
  const steps = useTold({ id: STEPS_WORK, user, server });
  const startsOn = situation.answerTo("startsOn");

  const asKnown = (step: StepOnScreen): KnownStep => {
    const [stand, note] = [standingTask(step.slug), noteTask(step.slug)];
    const { state, on } = readTypedStanding(steps.answerTo(stand), "") ?? step;
    return {
      ...step,
      ...{ state, note: steps.answerTo(note), loaded: steps.loaded },
      // A day that was left out is that of the act, which the server says.
      on: on || null,
      isPast: step.isPast && state !== "done",
      isWaiting: steps.isWaitingAt(stand) || steps.isWaitingAt(note),
    };
  };
  const onSubmit = useKeptForm((fields) => {
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === "string" ? value.trim() : "";
    };
    const slug = text("step");
    if (slug !== "") {
      const [stand, note] = [standingTask(slug), noteTask(slug)];
      const on = text("state") === "open" ? "" : text("on");
      const told = { [stand]: `${text("state")} ${on}`.trim(), [note]: text("note") };
      return { id: STEPS_WORK, answers: changedIn(told, steps.answerTo) };
    }
    if (!fields.has("startsOn")) return null;
    return { id: SITUATION_WORK, answers: changedIn({ startsOn: text("startsOn") }, () => startsOn) };
  });
  return {
    startsOn: startsOn || null,
    isDayWaiting: situation.isWaitingAt("startsOn"),
    loaded: situation.loaded,
    mine: mine.map(asKnown),
    others: others.map(asKnown),
    onSubmit,
  };
}

const changedIn = (told: Record<string, string>, shown: (task: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(told).filter(([task, answer]) => answer !== shown(task)));
