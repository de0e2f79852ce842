import * as z from "zod";
import { knownAddress, oneAddress } from "~/domain/email/schema";
import { CLEARED } from "~/domain/blanks/box";
import { isRecord } from "~/domain/is-record";
import { ANSWER_MAX } from "~/domain/mission-work/sync";
import { digitsIn } from "~/domain/account/login-code";
import { isName } from "~/domain/account/registration";

// Characters that break text silently: NUL and other controls (but line breaks and tabs), and bidirectional overrides.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
// Invisible characters: bidirectional marks, zero-width spaces, the byte order mark. Joiners stay: names and emoji need
// them.
const INVISIBLE = /[\u061c\u200b\u200e\u200f\u2060\ufeff]/;

const wellFormed = z.string().refine((value) => value.isWellFormed() && !CONTROL.test(value), "unlesbare Zeichen");

export const singleLine = (max: number) =>
  wellFormed
    .refine((value) => !/[\r\n\t\u2028\u2029]/.test(value), "nur eine Zeile")
    .refine((value) => !INVISIBLE.test(value.trim()), "unsichtbare Zeichen")
    .transform((value) => value.normalize("NFC").trim())
    .pipe(z.string().max(max));

/** Whether one of these fields was refused for invisible marks, or more than one line. */
export const hasUnseenMarks = (issues: readonly z.core.$ZodIssue[], field: string): boolean =>
  issues.some(({ code, path }) => code === "custom" && path[0] === field);

export const personName = singleLine(80).refine(isName, "kein Name");

/** Several lines of text; line breaks become \n, as forms send \r\n. */
export const multiline = (max: number) =>
  wellFormed.transform((value) => value.normalize("NFC").replace(/\r\n?/g, "\n")).pipe(z.string().max(max));

/** Checkboxes of one name: none sends no field, one sends a text, several send a list; each counts once. */
export const boxes = (item: z.ZodString, max: number) =>
  z
    .union([
      item.transform((one) => [one]),
      z
        .array(item)
        .max(max)
        .refine((all) => new Set(all).size === all.length),
    ])
    .default([]);

/** A field's text for showing the form again; empty for what no form of ours sends, like a field twice. */
export function typedText(fields: Readonly<Record<string, unknown>>, name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value : "";
}

/** Values that a form had shown before its member changed them, as `Shown` of the kit writes them. */
export const shownFields = (max: number) =>
  wellFormed
    .pipe(z.string().max(max))
    .transform((text): Record<string, string> => Object.fromEntries(new URLSearchParams(text)));

/** An address for contact. */
export const emailAddress = singleLine(254).pipe(oneAddress);

/** An address by which an account is found. */
export const accountAddress = singleLine(254).pipe(knownAddress);

/** Exactly six digits, whatever was copied around them. */
export const sixDigits = z
  .string()
  .max(1_000)
  .transform(digitsIn)
  .pipe(z.string().regex(/^\d{6}$/));

/** Fields whose names the content decides. zod leaves out the one key that no object should have, which is refused here. */
export const anyFields = z.unknown().refine((sent) => isRecord(sent) && !Object.hasOwn(sent, "__proto__"));

/** Form of a template: `feld.<id>` for each blank. */
export const templateForm = z
  .object({
    intent: z.literal("template"),
    template: singleLine(40),
    /** The accepted suggestion: „ort=Köln“. */
    offer: multiline(ANSWER_MAX).default(""),
    /** Sent by the button that empties it. */
    clear: z.literal(CLEARED).optional(),
  })
  .catchall(multiline(ANSWER_MAX));
