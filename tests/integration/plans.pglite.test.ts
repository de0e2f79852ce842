import { describeOrders } from "./orders";
import { describePlans } from "./plans";
import { describeOn } from "./suites";

describeOn("pglite", { plans: describePlans, orders: describeOrders });
