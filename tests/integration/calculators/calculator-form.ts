export const CALCULATOR = "/rechner/familienkante";

/** Seven hundred euros of profit, with a child, by default: between the edge and where it ends. */
export const calculatorFields = (fields: Record<string, string> = {}): Record<string, string> => ({
  ...{ intent: "save", from: CALCULATOR, gewinn: "700", anderes: "0", kinder: "1" },
  ...fields,
});
