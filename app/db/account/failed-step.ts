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

/** For `.catch`: names the step, unless one within it has been named. */
export const failedAt =
  (step: Step) =>
  (cause: unknown): never => {
    throw cause instanceof StepFailed ? cause : new StepFailed(step, cause);
  };
