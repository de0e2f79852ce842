import { vi } from "vitest";
import { describeOn } from "../app/suites";
import { describeActionPlan } from "./action-plan";
import { describePlanForm } from "./plan-form";
import { answerOfModel } from "./model-answer";

vi.mock(import("~/domain/features"), async (load) => {
  const { FEATURES, ...others } = await load();
  return { ...others, FEATURES: { ...FEATURES, coach: true } };
});
vi.mock(import("~/coach/plan/model.server"), () => ({
  planModel: () => (answerOfModel.text === null ? null : async () => ({ ok: true, text: answerOfModel.text ?? "" })),
}));

describeOn("postgres", { "action plan": describeActionPlan, "its form": describePlanForm });
