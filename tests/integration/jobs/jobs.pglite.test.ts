import { describeOn } from "../app/suites";
import { describePush } from "../push/push";
import { describeJobs } from "./jobs";

describeOn("pglite", { jobs: describeJobs, push: describePush });
