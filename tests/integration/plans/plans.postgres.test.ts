import { describeOrders } from "./orders";
import { describePlans } from "./plans";
import { describeOn } from "../app/suites";

describeOn("postgres", { plans: describePlans, orders: describeOrders }, { DEMO_CHECKOUT: "1" });
