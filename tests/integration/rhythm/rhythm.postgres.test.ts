import { describeOn } from "../app/suites";
import { describeCalculators } from "../calculators/calculators";
import { describeEarlierAnswers } from "../progress/earlier-answers";
import { describeStartSteps } from "../start-steps/start-steps";
import { describeSituation } from "../situation/situation";
import { describeRhythm } from "./rhythm";

describeOn("postgres", {
  rhythm: describeRhythm,
  situation: describeSituation,
  "start steps": describeStartSteps,
  calculators: describeCalculators,
  "earlier answers": describeEarlierAnswers,
});
