import { describeBackup } from "./backup";

describeBackup("postgres");
