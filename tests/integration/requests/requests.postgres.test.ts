import { describeBadInput } from "./bad-input";
import { describeOriginAndBodies } from "./origin-and-bodies";
import { describeOn } from "../app/suites";

const suites = { "origin and bodies": describeOriginAndBodies, "bad input": describeBadInput };
// Ordering is enabled, as on the other database.
describeOn("postgres", suites, { DEMO_CHECKOUT: "1" });
