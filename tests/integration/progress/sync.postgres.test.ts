import { describeFolder } from "./folder";
import { describeOn } from "../app/suites";
import { describeSync } from "./sync";

describeOn("postgres", { syncing: describeSync, folder: describeFolder });
