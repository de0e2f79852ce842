import { evaluateCoach } from "~/coach/evaluate/cli.server";
import { findModelFault } from "~/coach/model/ask/find-fault.server";
import { compose } from "~/process/compose.server";
import { endWithSentence, OperatorError } from "~/environment/operator-error";

/** The command's process: the material and the model, without a database. */
export async function runEvaluation(
  args: readonly string[],
  { variables, questionsDir }: { variables: Record<string, string | undefined>; questionsDir: string },
): Promise<number> {
  const { close } = await compose(variables, ["model", "library"]).catch(endWithSentence);
  try {
    const fault = await findModelFault();
    if (fault !== null) throw new OperatorError(fault.sentence);
    return await evaluateCoach(args, questionsDir);
  } catch (error) {
    return endWithSentence(error);
  } finally {
    await close();
  }
}
