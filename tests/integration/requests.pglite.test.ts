import { describeBadInput } from "./bad-input";
import { describeFirstVisit } from "./first-visit";
import { describeOn } from "./suites";

describeOn("pglite", { "bad input": describeBadInput, "first visit": describeFirstVisit });
