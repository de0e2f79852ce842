import { describeQuizOnce } from "./quiz-once";
import { describeOn } from "../app/suites";
import { describeWhatIsOffered } from "./what-is-offered";
import { describeReach } from "./within-reach";

const SUITES = { "within reach": describeReach, "the test": describeQuizOnce, offers: describeWhatIsOffered };

describeOn("pglite", SUITES, { DEMO_CHECKOUT: "1" });
