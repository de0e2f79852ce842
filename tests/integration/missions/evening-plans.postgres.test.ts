import { describeOn } from "../app/suites";
import { describeEveningPlans } from "./evening-plans";

describeOn("postgres", { "sentences for an evening": describeEveningPlans });
