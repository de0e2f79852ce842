import { describeBadInput } from "./bad-input";
import { describeFirstVisit } from "./first-visit";
import { describeFoundByStrangers } from "./found-by-strangers";
import { describeLimits } from "./limits";
import { describePrivateAnswers } from "./private-answers";
import { describeOn } from "./suites";

describeOn("pglite", {
  "bad input": describeBadInput,
  "first visit": describeFirstVisit,
  "found by strangers": describeFoundByStrangers,
  limits: describeLimits,
  "private answers": describePrivateAnswers,
});
