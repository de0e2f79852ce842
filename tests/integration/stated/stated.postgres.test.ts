import { describeEntrance } from "./entrance";
import { describeStatedMessages } from "./stated-messages";
import { describeStatedPages } from "./stated-pages";
import { describeStatedScreens } from "./stated-screens";
import { describeOn } from "../app/suites";

describeOn(
  "postgres",
  {
    "stated messages": describeStatedMessages,
    "stated pages": describeStatedPages,
    "stated screens": describeStatedScreens,
    entrance: describeEntrance,
  },
  { DEMO_CHECKOUT: "1" },
);
