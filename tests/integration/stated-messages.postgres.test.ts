import { describeStatedMessages } from "./stated-messages";
import { describeOn } from "./suites";

describeOn("postgres", { "stated messages": describeStatedMessages });
