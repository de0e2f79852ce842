import { describeSync } from "./sync";

describeSync("pglite");
