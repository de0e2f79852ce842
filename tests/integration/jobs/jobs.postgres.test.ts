import { describeOn } from "../app/suites";
import { describeJobs } from "./jobs";

describeOn("postgres", { jobs: describeJobs });
