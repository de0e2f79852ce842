import { describeProgress } from "./progress";
import { describeRungs } from "./rungs";

describeProgress("postgres");
describeRungs("postgres");
