import { json, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { requireMember } from "~/auth/session.server";
import type { CalculatorText } from "~/content/library";
import { library } from "~/content/library.server";
import { deleteCalculation, listCalculations, saveCalculation } from "~/db/calculations/calculations.server";
import { calculatorAddress, calculatorFragment } from "~/domain/calculation/address";
import { inputRows } from "~/domain/calculation/calculator";
import { readInputs } from "~/domain/calculation/calculator-form";
import { outOfDateSince } from "~/domain/text/evidence";
import { HOUR_SECONDS } from "~/domain/time/durations";
import { anyFields, singleLine } from "~/http/fields";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { refusal } from "~/http/refusal.server";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";
import { formHtml } from "~/ui/calculators/form-html";

// Open without a plan: a learner who has calculated here keeps the result.
export const loader = framedPage(async ({ request, params }: LoaderFunctionArgs) => {
  const { userId } = await requireMember(request);
  const calculator = findCalculator(params.slug);
  const { slug, title, description } = calculator;
  const inputs = (await listCalculations({ userId })).get(slug) ?? null;
  const { factOf } = library();
  return {
    ...{ title, description, sources: calculator.sources, sourcesAsOf: calculator.sourcesAsOf },
    ...{ expertReview: calculator.expertReview, reviewBy: calculator.reviewBy },
    outOfDateSince: outOfDateSince(calculator, new Date()),
    form: formHtml(calculator, { inputs, factOf, from: calculatorAddress(slug) }),
  };
});

// The fields are the calculator's: the action knows which.
const schema = anyFields.pipe(
  z.object({ intent: z.enum(["save", "forget"]), from: singleLine(120).default("") }).catchall(singleLine(40)),
);

export const action = mutation(
  { who: "member", schema, limit: { name: "calculations", max: 600, windowSeconds: HOUR_SECONDS } },
  async ({ input, member: { userId }, params }) => {
    const calculator = findCalculator(params.slug);
    const { slug } = calculator;
    const { intent, from, ...typed } = input;
    const fields = new Set(inputRows(calculator.calculation).map(({ name }) => name));
    if (Object.keys(typed).some((name) => !fields.has(name))) throw refusal(400);
    const to = `${knownPage(from) ?? calculatorAddress(slug)}#${calculatorFragment(slug)}`;
    if (intent === "forget") {
      await deleteCalculation({ userId, calculatorId: slug });
      return redirectWithFlash(to, { key: "calculationForgotten" });
    }
    const { inputs, wrong } = readInputs(calculator.calculation, typed);
    if (wrong.length > 0) {
      const { factOf } = library();
      const form = formHtml(calculator, { inputs, refused: { typed, wrong }, factOf, from });
      return json({ form }, { status: 422 });
    }
    await saveCalculation({ userId, calculatorId: slug, inputs });
    return redirectWithFlash(to, { key: "calculationSaved" });
  },
);

function findCalculator(slug = ""): CalculatorText {
  const calculator = library().getCalculator(slug);
  if (!calculator) throw refusal(404);
  return calculator;
}

/** The address of a mission's page; null for any other, which the form may not lead to. */
const knownPage = (from: string): string | null => {
  const [, slug = ""] = /^\/mission\/([a-z0-9-]+)$/.exec(from) ?? [];
  return library().getMissionBySlug(slug) ? from : null;
};
