import { describeBadInput } from "./bad-input";
import { describeOriginAndBodies } from "./origin-and-bodies";
import { describeOn } from "../app/suites";

const suites = { "origin and bodies": describeOriginAndBodies, "bad input": describeBadInput };
// Plans can be ordered, as they can be on the other database.
describeOn("postgres", suites, { DEMO_CHECKOUT: "1" });
