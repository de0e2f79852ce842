import { describeOn } from "../app/suites";
import { describePush } from "../push/push";
import { describeDueMessages } from "./due-messages";
import { describeForgottenJobs } from "./forgotten";
import { describeJobs } from "./jobs";

describeOn("pglite", {
  jobs: describeJobs,
  "jobs of who has gone": describeForgottenJobs,
  messages: describeDueMessages,
  push: describePush,
});
