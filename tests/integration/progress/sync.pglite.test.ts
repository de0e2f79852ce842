import { describeFolder } from "./folder";
import { describeOn } from "../app/suites";
import { describePaper } from "./paper";
import { describeSync } from "./sync";

describeOn("pglite", { syncing: describeSync, folder: describeFolder, paper: describePaper });
