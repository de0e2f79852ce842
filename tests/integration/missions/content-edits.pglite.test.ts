import { describeOn } from "../app/suites";
import { describeContentEdits } from "./content-edits";

describeOn("pglite", { "edits of content": describeContentEdits });
