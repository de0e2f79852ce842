import { describeQuizOnce } from "./quiz-once";
import { describeOn } from "./suites";
import { describeReach } from "./within-reach";

describeOn("postgres", { "within reach": describeReach, "the test": describeQuizOnce }, { DEMO_CHECKOUT: "1" });
