import { requireMember } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { listCalculations } from "~/db/calculations/calculations.server";
import { isTextFormat, readFileName } from "~/domain/office/office-files";
import { refusal } from "~/http/refusal.server";
import { makeCalculatorFile } from "~/print/office/make-file.server";
import { fileRoute } from "~/request/file-route.server";

/** A calculator's sheet with the learner's own numbers. */
export const loader = fileRoute(async ({ request, params }) => {
  const { userId } = await requireMember(request);
  const asked = readFileName(params.file ?? "");
  const calculator = asked && library().getCalculator(asked.name);
  if (!calculator || isTextFormat(asked.format)) throw refusal(404);
  const inputs = (await listCalculations({ userId })).get(calculator.slug) ?? {};
  return makeCalculatorFile(calculator, { format: asked.format, inputs, factOf: library().factOf });
});
