import type { Answer } from "../../world/device";

/** The page at Stripe that all answers to one order lead to. */
export function oneSession(answers: readonly Answer[]): string {
  const sessions = new Set(answers.map(({ location }) => /\/checkout\/(cs_\w+)$/.exec(location)?.[1] ?? location));
  const [session = ""] = sessions;
  if (sessions.size !== 1 || !session.startsWith("cs_"))
    throw new Error(`one order leads to ${[...sessions].join(" and ")}`);
  return session;
}
