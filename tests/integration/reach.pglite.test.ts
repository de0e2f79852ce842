import { describeReach } from "./reach";
import { describeOn } from "./suites";

describeOn("pglite", { reach: describeReach }, { DEMO_CHECKOUT: "1" });
