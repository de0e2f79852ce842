import { describeStatedMessages } from "./stated-messages";
import { describeOn } from "./suites";

describeOn("pglite", { "stated messages": describeStatedMessages });
