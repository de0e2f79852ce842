import { describeProgress } from "./progress";

describeProgress("pglite");
