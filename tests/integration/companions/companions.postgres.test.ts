import { describeOn } from "../app/suites";
import { describeCompanions } from "./companions";
import { describeSundays } from "./sundays";

describeOn("postgres", { companions: describeCompanions, "their Sundays": describeSundays });
