import { gains } from "./gains";
import { describeOn } from "./suites";

describeOn("pglite", { gains });
