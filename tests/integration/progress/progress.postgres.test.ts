import { describeProgress } from "./progress";

describeProgress("postgres");
