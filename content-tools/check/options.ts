import * as z from "zod";
import { OperatorError } from "~/environment/operator-error";

export interface CheckOptions {
  eachMission: boolean;
  fix: boolean;
  format: "text" | "github" | "json";
  /** Git revision to compare with; null: findings of all files. */
  changedSince: string | null;
  /** Day in Germany (YYYY-MM-DD) to check as of; null: today. */
  day: string | null;
}

export function readCheckOptions(args: readonly string[]): CheckOptions {
  const options: CheckOptions = { eachMission: false, fix: false, format: "text", changedSince: null, day: null };
  for (const arg of args) {
    const [name, value] = arg.split("=", 2);
    if (arg === "--report") options.eachMission = true;
    else if (arg === "--fix") options.fix = true;
    else if (arg === "--format=github") options.format = "github";
    else if (arg === "--format=json") options.format = "json";
    else if (name === "--changed") options.changedSince = value || "HEAD";
    else if (name === "--day" && isDay(value)) options.day = value;
    else throw new OperatorError(`„${arg}“ gibt es hier nicht. Es gibt: ${KNOWN}.`);
  }
  return options;
}

const isDay = (value: string | undefined): value is string => z.iso.date().safeParse(value).success;

const KNOWN =
  "--report, --fix, --changed, --changed=<Stand in Git>, --day=<JJJJ-MM-TT>, --format=github, --format=json";
