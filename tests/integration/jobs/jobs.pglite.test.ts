import { describeOn } from "../app/suites";
import { describePush } from "../push/push";
import { describeDueMessages } from "./due-messages";
import { describeJobs } from "./jobs";

describeOn("pglite", { jobs: describeJobs, messages: describeDueMessages, push: describePush });
