import { describeOn } from "../app/suites";
import { describeSituation } from "../situation/situation";
import { describeRhythm } from "./rhythm";

describeOn("postgres", { rhythm: describeRhythm, situation: describeSituation });
