import { describeBadInput } from "./bad-input";
import { describeFailureIds } from "./failure-ids";
import { describeFirstVisit } from "./first-visit";
import { describeLimits } from "./limits";
import { describePrivateAnswers } from "./private-answers";
import { describeOn } from "./suites";

describeOn("pglite", {
  "bad input": describeBadInput,
  "failure ids": describeFailureIds,
  "first visit": describeFirstVisit,
  limits: describeLimits,
  "private answers": describePrivateAnswers,
});
