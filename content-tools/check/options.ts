import { OperatorError } from "~/environment/operator-error";

export interface CheckOptions {
  eachMission: boolean;
  fix: boolean;
  format: "text" | "github" | "json";
  /** Git revision to compare with; null: findings of all files. */
  changedSince: string | null;
}

export function readCheckOptions(args: readonly string[]): CheckOptions {
  const options: CheckOptions = { eachMission: false, fix: false, format: "text", changedSince: null };
  for (const arg of args) {
    const [name, value] = arg.split("=", 2);
    if (arg === "--report") options.eachMission = true;
    else if (arg === "--fix") options.fix = true;
    else if (arg === "--format=github") options.format = "github";
    else if (arg === "--format=json") options.format = "json";
    else if (name === "--changed") options.changedSince = value || "HEAD";
    else throw new OperatorError(`„${arg}“ gibt es hier nicht. Es gibt: ${KNOWN}.`);
  }
  return options;
}

const KNOWN = "--report, --fix, --changed, --changed=<Stand in Git>, --format=github, --format=json";
