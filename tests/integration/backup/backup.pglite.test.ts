import { describeBackup } from "./backup";

describeBackup("pglite");
