import { describeBadInput } from "./bad-input";
import { describeOriginAndBodies } from "./origin-and-bodies";
import { describeOn } from "./suites";

describeOn("postgres", { "origin and bodies": describeOriginAndBodies, "bad input": describeBadInput });
