import { describeFolder } from "./folder";
import { describeOn } from "../app/suites";
import { describePaper } from "./paper";
import { describeSearch } from "./search";
import { describeSync } from "./sync";

describeOn("pglite", { syncing: describeSync, folder: describeFolder, paper: describePaper, search: describeSearch });
