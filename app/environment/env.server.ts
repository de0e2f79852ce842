import { parseEnv, type Env } from "./env";
import { OperatorError } from "./operator-error";
import { provided } from "./provided";

const part = provided<Env>("configuration");

export const env = part.get;
export const provideEnv = part.provide;
export const madeOfEnv = part.derive;

/** Parses the environment; throws OperatorError for an unusable value. */
export function requireEnv(variables: Record<string, string | undefined>): Env {
  const parsed = parseEnv(variables);
  if (!parsed.ok) throw new OperatorError(parsed.message);
  return parsed.env;
}
