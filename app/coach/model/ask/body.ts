import type { Prompt } from "../prompt";
import type { Manner } from "./manner";

const MAX_TOKENS = 1_200;

/** The request body, without optional fields: servers refuse fields they do not know. */
export function bodyOf({ name, prompt, manner }: { name: string; prompt: readonly Prompt[]; manner: Manner }): object {
  const { bounds, asksUsage, streams, hasSystem } = manner;
  const messages = (hasSystem ? prompt : inFirstQuestion(prompt)).map(({ role, content }) => ({ role, content }));
  const [bound] = bounds;
  return {
    model: name,
    messages,
    stream: streams,
    ...(asksUsage ? { stream_options: { include_usage: true } } : {}),
    ...(bound === undefined ? {} : { [bound]: MAX_TOKENS }),
  };
}

function inFirstQuestion(prompt: readonly Prompt[]): Prompt[] {
  const rules = prompt.filter(({ role }) => role === "system").map(({ content }) => content);
  const [first, ...others] = prompt.filter(({ role }) => role !== "system");
  return first ? [{ ...first, content: [...rules, first.content].join("\n\n") }, ...others] : [];
}
