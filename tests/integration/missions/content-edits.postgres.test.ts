import { describeOn } from "../app/suites";
import { describeContentEdits } from "./content-edits";

describeOn("postgres", { "edits of content": describeContentEdits });
