import { describeOn } from "../app/suites";
import { describeKonto } from "./konto";

describeOn("pglite", { konto: describeKonto });
