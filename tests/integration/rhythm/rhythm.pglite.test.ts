import { describeOn } from "../app/suites";
import { describeRhythm } from "./rhythm";

describeOn("pglite", { rhythm: describeRhythm });
