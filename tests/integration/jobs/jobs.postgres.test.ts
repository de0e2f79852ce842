import { describeOn } from "../app/suites";
import { describePush } from "../push/push";
import { describeJobs } from "./jobs";

describeOn("postgres", { jobs: describeJobs, push: describePush });
