import { describeAccount } from "./account";

describeAccount("postgres");
