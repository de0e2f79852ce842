import { describeFolder } from "./folder";
import { describeOn } from "../app/suites";
import { describePaper } from "./paper";
import { describePaperFiles } from "./paper-files";
import { describeSearch } from "./search";
import { describeSync } from "./sync";

describeOn("pglite", {
  syncing: describeSync,
  folder: describeFolder,
  paper: describePaper,
  paperFiles: describePaperFiles,
  search: describeSearch,
});
