import { describeKonto } from "./konto";
import { describeOrders } from "./orders";
import { describePlans } from "./plans";
import { describeOn } from "../app/suites";

describeOn("postgres", { plans: describePlans, orders: describeOrders, konto: describeKonto }, { DEMO_CHECKOUT: "1" });
