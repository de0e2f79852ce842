import { describeOn } from "../app/suites";
import { describeRhythm } from "./rhythm";

describeOn("postgres", { rhythm: describeRhythm });
