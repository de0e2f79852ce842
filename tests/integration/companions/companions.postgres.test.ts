import { describeOn } from "../app/suites";
import { describeCompanionClicks } from "./clicks";
import { describeCompanions } from "./companions";
import { describeSundays } from "./sundays";

describeOn("postgres", {
  companions: describeCompanions,
  "their clicks": describeCompanionClicks,
  "their Sundays": describeSundays,
});
