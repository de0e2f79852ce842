import { describeResets } from "./resets";

describeResets("postgres");
