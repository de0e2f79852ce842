import * as z from "zod";
import { invalid } from "./api-error";
import type { Form } from "./form";

/** Everything arrives as text. */
export const text = z.string().min(1);
export const clearable = z.string().transform((value) => (value === "" ? null : value));
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number);
export const flag = z.enum(["true", "false"]).transform((value) => value === "true");

/** An empty text takes the whole away; an empty value one key (see `mergeMetadata`). */
export const metadata = z.union([
  z.literal("").transform(() => null),
  z.record(z.string().max(40), z.string().max(500)),
]);

export const range = z.union([
  integer.transform((at) => ({ gt: undefined, gte: at, lt: undefined, lte: at })),
  z.strictObject({
    gt: integer.optional(),
    gte: integer.optional(),
    lt: integer.optional(),
    lte: integer.optional(),
  }),
]);

/**
 * Schema of a request's parameters: only those in the SDK's type, and of these only the ones the fake implements. All
 * others are refused like unknown parameters at Stripe, so that the fake silently ignores none.
 */
export const paramsOf =
  <Params>() =>
  <Shape extends z.ZodRawShape>(shape: Shape & { [Name in Exclude<keyof Shape, keyof Params>]: never }) =>
    z.strictObject<Shape>(shape);

/** Parses a form. Throws Stripe's refusal. */
export function read<Schema extends z.ZodType>(schema: Schema, form: Form): z.output<Schema> {
  const parsed = schema.safeParse(form, { reportInput: true });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (!issue) throw parsed.error;
  if (issue.code === "unrecognized_keys") {
    const param = nameOf([...issue.path, issue.keys[0] ?? ""]);
    throw invalid(`Received unknown parameter: ${param} (or one that this fake does not know)`, {
      code: "parameter_unknown",
      param,
    });
  }
  const param = nameOf(issue.path);
  if (issue.input === undefined) {
    throw invalid(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  }
  if (issue.input === "") {
    throw invalid(`You passed an empty string for '${param}'.`, { code: "parameter_invalid_empty", param });
  }
  throw invalid(`Invalid ${param}: ${JSON.stringify(issue.input)}`, { param });
}

const nameOf = ([head, ...rest]: PropertyKey[]): string =>
  [String(head), ...rest.map((part) => `[${String(part)}]`)].join("");

type Metadata = Record<string, string>;

export function mergeMetadata(before: Metadata, given: Metadata | null | undefined): Metadata {
  if (given === undefined) return before;
  if (given === null) return {};
  return Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, value]) => value !== ""));
}

/** Removes undefined values. */
export function defined<Values extends object>(values: Values): Partial<Values> {
  const copy: Partial<Values> = { ...values };
  for (const name in copy) if (copy[name] === undefined) delete copy[name];
  return copy;
}
