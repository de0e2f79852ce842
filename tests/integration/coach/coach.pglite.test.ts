import { vi } from "vitest";
import { describeAsking } from "./asking";
import { describeCoach } from "./coach-app";
import { describeFaults } from "./faults";
import { describeLimitsAndRaces } from "./limits-and-races";
import { describePrivacy } from "./privacy";
import { describeRestart } from "./restart";

vi.mock(import("~/domain/features"), async (load) => {
  const { FEATURES, ...others } = await load();
  return { ...others, FEATURES: { ...FEATURES, coach: true } };
});

describeCoach("pglite", {
  asking: describeAsking,
  faults: describeFaults,
  "limits and races": describeLimitsAndRaces,
  privacy: describePrivacy,
  restart: describeRestart,
});
