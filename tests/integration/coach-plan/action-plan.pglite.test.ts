import { describeOn } from "../app/suites";
import { describeActionPlan } from "./action-plan";
import { describePlanForm } from "./plan-form";
import { describePlanWords } from "./plan-words";

describeOn("pglite", {
  "action plan": describeActionPlan,
  "plan form": describePlanForm,
  "plan words": describePlanWords,
});
