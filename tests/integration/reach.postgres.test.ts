import { describeReach } from "./reach";
import { describeOn } from "./suites";

describeOn("postgres", { reach: describeReach }, { DEMO_CHECKOUT: "1" });
