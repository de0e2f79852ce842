import { describeOn } from "../app/suites";
import { describeBounces, MAIL_WEBHOOK_TOKEN } from "./bounces";
import { describeUnsubscribing } from "./unsubscribe";

describeOn("pglite", { unsubscribing: describeUnsubscribing, bounces: describeBounces }, { MAIL_WEBHOOK_TOKEN });
