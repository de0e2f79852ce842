import { describeOn } from "../app/suites";
import { describeJobs } from "./jobs";

describeOn("pglite", { jobs: describeJobs });
