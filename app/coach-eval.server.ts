import { evaluateCoach } from "./coach/evaluate/cli.server";
import { compose } from "./compose.server";
import { endWithSentence } from "./operator-error";

/** The command's process: the material and the model, without a database. */
export async function runEvaluation(
  args: readonly string[],
  { variables, questionsDir }: { variables: Record<string, string | undefined>; questionsDir: string },
): Promise<number> {
  const { close } = await compose(variables, ["model", "library"]).catch(endWithSentence);
  try {
    return await evaluateCoach(args, questionsDir);
  } finally {
    await close();
  }
}
