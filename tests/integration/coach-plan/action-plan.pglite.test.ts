import { vi } from "vitest";
import { describeOn } from "../app/suites";
import { describeActionPlan } from "./action-plan";
import { describePlanForm } from "./plan-form";
import { describePlanWords } from "./plan-words";

vi.mock(import("~/domain/features"), async (load) => {
  const { FEATURES, ...others } = await load();
  return { ...others, FEATURES: { ...FEATURES, coach: true } };
});

describeOn("pglite", {
  "action plan": describeActionPlan,
  "plan form": describePlanForm,
  "plan words": describePlanWords,
});
