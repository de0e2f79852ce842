import { describeEntrance } from "./entrance";
import { describeStatedMessages } from "./stated-messages";
import { describeStatedPages } from "./stated-pages";
import { describeStatedScreens } from "./stated-screens";
import { describeTitlesAndWays } from "./titles-and-ways";
import { describeOn } from "../app/suites";

describeOn(
  "postgres",
  {
    "stated messages": describeStatedMessages,
    "stated pages": describeStatedPages,
    "stated screens": describeStatedScreens,
    entrance: describeEntrance,
    "titles and ways": describeTitlesAndWays,
  },
  { DEMO_CHECKOUT: "1" },
);
