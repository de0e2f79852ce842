import { describeOn } from "../app/suites";
import { describeEveningPlans } from "./evening-plans";
import { describeFeedback } from "./feedback";

describeOn("postgres", {
  "sentences for an evening": describeEveningPlans,
  "what is said of missions": describeFeedback,
});
