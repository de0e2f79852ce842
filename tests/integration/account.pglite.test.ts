import { describeAccount } from "./account";

describeAccount("pglite");
