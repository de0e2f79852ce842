import { describeReach } from "./within-reach";
import { describeOn } from "./suites";

describeOn("pglite", { "within reach": describeReach }, { DEMO_CHECKOUT: "1" });
