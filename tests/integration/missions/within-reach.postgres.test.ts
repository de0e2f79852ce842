import { describeQuizOnce } from "./quiz-once";
import { describeOn } from "../app/suites";
import { describeWhatIsOffered } from "./what-is-offered";
import { describeBonus } from "./bonus";
import { describeReach } from "./within-reach";

const SUITES = {
  "within reach": describeReach,
  "bonus missions": describeBonus,
  "the test": describeQuizOnce,
  offers: describeWhatIsOffered,
};

describeOn("postgres", SUITES, { DEMO_CHECKOUT: "1" });
