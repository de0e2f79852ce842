import { describeFolder } from "./folder";
import { describeOn } from "../app/suites";
import { describeSync } from "./sync";

describeOn("pglite", { syncing: describeSync, folder: describeFolder });
