import { describeDatabaseErrors } from "./database-errors";
import { describeOn } from "./suites";

describeOn("pglite", { "errors of the database": describeDatabaseErrors });
