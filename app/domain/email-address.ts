import * as z from "zod";
import { ONE_RECIPIENT } from "./registration";

/** Safe to hand to a mailer, wherever it comes from: exactly one recipient, at most 254 characters. */
export const oneRecipient = z.email({ pattern: ONE_RECIPIENT }).max(254);
