import { describeOn } from "./suites";
import { describeSweep } from "./sweep";

describeOn("postgres", { sweep: describeSweep });
