import { describeOn } from "./suites";
import { describeSweep } from "./sweep";

describeOn("pglite", { sweep: describeSweep });
