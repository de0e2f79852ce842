import { describeBadInput } from "./bad-input";
import { describeOn } from "./suites";

describeOn("pglite", { "bad input": describeBadInput });
