import { describeResets } from "./resets";

describeResets("pglite");
