export class StepFailed extends Error {
  constructor(
    readonly step: Step,
    cause: unknown,
  ) {
    super(`failed at: ${step}`, { cause });
  }
}

/** The steps of registration and login whose failures have messages of their own. */
export type Step = "email-check" | "profile" | "progress" | "user-data";

/** Handler for `.catch`: wraps the error with its step, unless an inner step is already named. */
export const failedAt =
  (step: Step) =>
  (cause: unknown): never => {
    throw cause instanceof StepFailed ? cause : new StepFailed(step, cause);
  };
