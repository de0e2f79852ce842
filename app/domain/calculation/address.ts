export const calculatorAddress = (slug: string): string => `/rechner/${slug}`;

/** Address fragment of a calculator's form, on its page and in a mission. */
export const calculatorFragment = (slug: string): string => `rechner-${slug}`;
