import { describeClosedPlans } from "./plans-closed";
import { describeOn } from "../app/suites";

describeOn("postgres", { "closed plans": describeClosedPlans }, { APP_URL: "https://start.example" });
