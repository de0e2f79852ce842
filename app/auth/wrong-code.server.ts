import { listReplacedCodes, type CodePurpose } from "~/db/account/login-codes.server";
import { matchesCode } from "./code-digits.server";

/** Whether wrong digits belong to a code that the open one has replaced: mails may overtake each other. */
export async function explainWrong(
  open: { id: string; sessionHash: string; purpose: CodePurpose; email: string },
  code: string,
): Promise<"replaced" | "invalid"> {
  const replaced = await listReplacedCodes(open);
  return replaced.some((earlier) => matchesCode(earlier, code)) ? "replaced" : "invalid";
}
