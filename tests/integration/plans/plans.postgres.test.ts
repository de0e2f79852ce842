import { describeOrders } from "./orders";
import { describePlans } from "./plans";
import { describeStatements } from "./statements";
import { describeOn } from "../app/suites";

describeOn(
  "postgres",
  { plans: describePlans, orders: describeOrders, statements: describeStatements },
  { ADMIN_EMAIL: "operator@example.org", DEMO_CHECKOUT: "1" },
);
