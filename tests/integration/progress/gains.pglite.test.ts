import { gains } from "./gains";
import { describeOn } from "../app/suites";

describeOn("pglite", { gains });
