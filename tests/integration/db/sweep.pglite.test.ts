import { describeOn } from "../app/suites";
import { describeRandomActs } from "../contacts/random-acts";
import { describeSweep } from "./sweep";

describeOn("pglite", { sweep: describeSweep, "random acts": describeRandomActs });
