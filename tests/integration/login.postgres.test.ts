import { describeGuessing } from "./guessing";
import { describeLoginCodes } from "./login-codes";
import { describeSendingLimits } from "./sending-limits";
import { describeSessions } from "./sessions";
import { describeOn } from "./suites";
import { describeSwappedAddresses } from "./swapped-addresses";

describeOn("postgres", {
  "login codes": describeLoginCodes,
  "sending limits": describeSendingLimits,
  guessing: describeGuessing,
  sessions: describeSessions,
  "swapped addresses": describeSwappedAddresses,
});
