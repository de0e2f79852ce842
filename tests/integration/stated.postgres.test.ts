import { describeEntrance } from "./entrance";
import { describeStatedMessages } from "./stated-messages";
import { describeStatedPages } from "./stated-pages";
import { describeOn } from "./suites";

describeOn("postgres", {
  "stated messages": describeStatedMessages,
  "stated pages": describeStatedPages,
  entrance: describeEntrance,
});
