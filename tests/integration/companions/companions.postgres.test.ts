import { describeOn } from "../app/suites";
import { describeCompanionClicks } from "./clicks";
import { describeCompanions } from "./companions";
import { describeCompanionEnds } from "./ends";
import { describeSundays } from "./sundays";
import { describeCompanionWeeks } from "./weeks";

describeOn("postgres", {
  companions: describeCompanions,
  "their ends": describeCompanionEnds,
  "their clicks": describeCompanionClicks,
  "their weeks": describeCompanionWeeks,
  "their Sundays": describeSundays,
});
