import { describeOn } from "../app/suites";
import { describeUnsubscribing } from "./unsubscribe";

describeOn("pglite", { unsubscribing: describeUnsubscribing });
