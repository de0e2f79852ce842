import { describeOn } from "../app/suites";
import { describeStartSteps } from "../start-steps/start-steps";
import { describeSituation } from "../situation/situation";
import { describeRhythm } from "./rhythm";

describeOn("postgres", { rhythm: describeRhythm, situation: describeSituation, "start steps": describeStartSteps });
