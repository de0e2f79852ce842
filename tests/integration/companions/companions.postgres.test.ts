import { describeOn } from "../app/suites";
import { describeCompanionClicks } from "./clicks";
import { describeCompanions } from "./companions";
import { describeSundays } from "./sundays";
import { describeCompanionWeeks } from "./weeks";

describeOn("postgres", {
  companions: describeCompanions,
  "their clicks": describeCompanionClicks,
  "their weeks": describeCompanionWeeks,
  "their Sundays": describeSundays,
});
