import { describeReach } from "./within-reach";
import { describeOn } from "./suites";

describeOn("postgres", { "within reach": describeReach }, { DEMO_CHECKOUT: "1" });
