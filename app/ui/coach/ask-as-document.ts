import type { Question } from "./post-question";

/**
 * Sends a question as the plain form would: the script that would send it is gone with the older build of this page.
 */
export function askAsDocument({ message, conversationId, missionId, mode }: Question): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/coach";
  form.hidden = true;
  for (const [name, value] of Object.entries({ intent: "ask", message, conversationId, missionId, mode })) {
    if (value === null) continue;
    const field = document.createElement("textarea");
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}

/** Whether the app answers: tells a script that is gone from a lost connection. */
export const isReachable = (): Promise<boolean> =>
  fetch("/healthz", { method: "HEAD" }).then(
    () => true,
    () => false,
  );
