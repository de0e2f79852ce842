import { describeOn } from "../app/suites";
import { describeBackupUnderLoad } from "../backup/under-load";
import { describeSweep } from "./sweep";

describeOn("postgres", { sweep: describeSweep, "a backup under load": describeBackupUnderLoad });
