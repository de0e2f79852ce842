import { describeBadInput } from "./bad-input";
import { describeLimits } from "./limits";
import { describePrivateAnswers } from "./private-answers";
import { describeOn } from "./suites";

describeOn("pglite", {
  "bad input": describeBadInput,
  limits: describeLimits,
  "private answers": describePrivateAnswers,
});
