import { describeOn } from "../app/suites";
import { describeSweep } from "./sweep";

describeOn("postgres", { sweep: describeSweep });
