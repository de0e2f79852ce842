import { describeSync } from "./sync";

describeSync("postgres");
