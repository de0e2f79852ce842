import { z } from "zod";

// Letters of every script, but no space, control or quote, and nothing that a mailer reads as a list, a name or a comment.
const ONE_RECIPIENT = /^[^\s\p{Cc}@"',;:<>()[\]\\]+@[^\s\p{Cc}@"',;:<>()[\]\\.]+(?:\.[^\s\p{Cc}@"',;:<>()[\]\\.]+)+$/u;

/** A mail address that is safe to hand to a mailer, wherever it comes from: exactly one recipient, at most 254 characters. */
export const oneRecipient = z.email({ pattern: ONE_RECIPIENT }).max(254);
