import { sendAsDocument } from "../kit";
import type { ChatQuestion } from "./post-question";

/** Sends a question as the plain form would. */
export function askAsDocument({ message, conversationId, missionId, mode }: ChatQuestion): void {
  const fields = Object.entries({ intent: "ask", message, conversationId, missionId, mode });
  sendAsDocument(
    "/coach",
    fields.flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, value]])),
  );
}
