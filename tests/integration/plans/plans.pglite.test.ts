import { describeKonto } from "./konto";
import { describeOrders } from "./orders";
import { describePlans } from "./plans";
import { describeStatementSecrecy } from "./statement-secrecy";
import { describeStatements } from "./statements";
import { describeOn } from "../app/suites";

describeOn(
  "pglite",
  {
    plans: describePlans,
    orders: describeOrders,
    konto: describeKonto,
    statements: describeStatements,
    "secrecy of statements": describeStatementSecrecy,
  },
  { ADMIN_EMAIL: "operator@example.org" },
);
