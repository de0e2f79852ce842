import { describeBadInput } from "./bad-input";
import { describeFailureIds } from "./failure-ids";
import { describeFoundByStrangers } from "./found-by-strangers";
import { describeLimits } from "./limits";
import { describeNewYear } from "./new-year";
import { describeOfficeFiles } from "./office-files";
import { describePrivateAnswers } from "./private-answers";
import { describeOn } from "../app/suites";
import { describeTwoDevices } from "../start-steps/two-devices";

describeOn("pglite", {
  "bad input": describeBadInput,
  "failure ids": describeFailureIds,
  "found by strangers": describeFoundByStrangers,
  limits: describeLimits,
  "new year": describeNewYear,
  "office files": describeOfficeFiles,
  "private answers": describePrivateAnswers,
  "two devices": describeTwoDevices,
});
