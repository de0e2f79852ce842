import { describeKonto } from "./konto";
import { describeOrders } from "./orders";
import { describePlans } from "./plans";
import { describeOn } from "../app/suites";

describeOn("pglite", { plans: describePlans, orders: describeOrders, konto: describeKonto });
