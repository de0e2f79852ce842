import { describeDatabaseErrors } from "./database-errors";
import { describeOn } from "../app/suites";

describeOn("postgres", { "errors of the database": describeDatabaseErrors });
