import { describeDatabaseErrors } from "./database-errors";
import { describeOn } from "./suites";

describeOn("postgres", { "errors of the database": describeDatabaseErrors });
