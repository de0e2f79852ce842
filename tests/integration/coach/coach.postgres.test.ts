import { describeAsking } from "./asking";
import { describeCoach } from "./coach-app";
import { describeContactsUnknown } from "./contacts";
import { describeFaults } from "./faults";
import { describeLimitsAndRaces } from "./limits-and-races";
import { describePrivacy } from "./privacy";
import { describeRestart } from "./restart";
import { describeTrialOver } from "./trial-over";

describeCoach("postgres", {
  asking: describeAsking,
  contacts: describeContactsUnknown,
  faults: describeFaults,
  "limits and races": describeLimitsAndRaces,
  privacy: describePrivacy,
  "trial over": describeTrialOver,
  restart: describeRestart,
});
