import { gains } from "./gains";
import { describeOn } from "./suites";

describeOn("postgres", { gains });
