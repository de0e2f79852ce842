import { describeOn } from "../app/suites";
import { describeUnsubscribing } from "./unsubscribe";

describeOn("postgres", { unsubscribing: describeUnsubscribing });
