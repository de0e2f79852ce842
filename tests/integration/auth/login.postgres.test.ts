import { describeAddresses } from "./addresses";
import { describeGuessing } from "./guessing";
import { describeKnownDevices } from "./known-devices";
import { describeLoginCodes } from "./login-codes";
import { describeLookUps } from "./look-ups";
import { describeSendingLimits } from "./sending-limits";
import { describeSessions } from "./sessions";
import { describeOn } from "../app/suites";
import { describeSwappedAddresses } from "./swapped-addresses";

describeOn("postgres", {
  addresses: describeAddresses,
  "login codes": describeLoginCodes,
  "look-ups": describeLookUps,
  "sending limits": describeSendingLimits,
  guessing: describeGuessing,
  "known devices": describeKnownDevices,
  sessions: describeSessions,
  "swapped addresses": describeSwappedAddresses,
});
