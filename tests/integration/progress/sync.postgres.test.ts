import { describePortfolio } from "./portfolio";
import { describeOn } from "../app/suites";
import { describePaper } from "./paper";
import { describePaperFiles } from "./paper-files";
import { describeSearch } from "./search";
import { describeSync } from "./sync";

describeOn("postgres", {
  syncing: describeSync,
  portfolio: describePortfolio,
  paper: describePaper,
  paperFiles: describePaperFiles,
  search: describeSearch,
});
