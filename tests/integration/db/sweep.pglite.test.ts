import { describeOn } from "../app/suites";
import { describeSweep } from "./sweep";

describeOn("pglite", { sweep: describeSweep });
