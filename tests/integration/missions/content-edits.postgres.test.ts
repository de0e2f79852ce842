import { describeOn } from "../app/suites";
import { describeContentEdits } from "./content-edits";
import { describeImproveLink } from "./improve-link";

describeOn("postgres", { "the way to a text's file": describeImproveLink, "edits of content": describeContentEdits });
