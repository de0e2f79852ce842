import { describeDatabaseErrors } from "./database-errors";
import { describeOn } from "../app/suites";

describeOn("pglite", { "errors of the database": describeDatabaseErrors });
