import { describeOn } from "../app/suites";
import { describeBlanks } from "../blanks/blanks";
import { describeCalculators } from "../calculators/calculators";
import { describeContacts } from "../contacts/contacts";
import { describeContactDevices } from "../contacts/two-devices";
import { describeContactAttacks } from "../contacts/attacks";
import { describeContactCalendar } from "../contacts/calendar";
import { describeFirstMessage } from "../contacts/first-message";
import { describeContactOutputs } from "../contacts/outputs";
import { describeExperiments } from "../experiments/experiments";
import { describeExperimentRefusals } from "../experiments/refusals";
import { describeExperimentDevices } from "../experiments/two-devices";
import { describeEarlierAnswers } from "../progress/earlier-answers";
import { describeTrail } from "../progress/trail";
import { describeWay } from "../progress/way";
import { describeStartSteps } from "../start-steps/start-steps";
import { describeTwoDevices } from "../start-steps/two-devices";
import { describeSelfCheck } from "../self-check/self-check";
import { describeSituation } from "../situation/situation";
import { describeRhythm } from "./rhythm";

describeOn("postgres", {
  rhythm: describeRhythm,
  situation: describeSituation,
  "start steps": describeStartSteps,
  "two devices": describeTwoDevices,
  contacts: describeContacts,
  "attacks on contacts": describeContactAttacks,
  "contacts in the calendar": describeContactCalendar,
  "first message": describeFirstMessage,
  "contacts elsewhere": describeContactOutputs,
  "contacts on devices": describeContactDevices,
  experiments: describeExperiments,
  "refused experiments": describeExperimentRefusals,
  "experiments on devices": describeExperimentDevices,
  calculators: describeCalculators,
  "self-check": describeSelfCheck,
  blanks: describeBlanks,
  "earlier answers": describeEarlierAnswers,
  way: describeWay,
  trail: describeTrail,
});
