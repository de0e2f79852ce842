import { describeClosedPlans } from "./plans-closed";
import { describeOn } from "./suites";

describeOn("postgres", { "closed plans": describeClosedPlans });
