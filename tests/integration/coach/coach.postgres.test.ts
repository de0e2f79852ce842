import { vi } from "vitest";
import { describeAsking } from "./asking";
import { describeCoach } from "./coach-app";

vi.mock(import("~/domain/features"), async (load) => {
  const { FEATURES, ...others } = await load();
  return { ...others, FEATURES: { ...FEATURES, coach: true } };
});

describeCoach("postgres", { asking: describeAsking });
