import { longDateAndTime } from "../time/german-dates";
import { escapeMarkdown } from "../text/escape-markdown";
import type { ChatMessage } from "./chat";
import { LABELS, UNFINISHED_TEXTS } from "./texts";
import { toMarkdown } from "./to-markdown";

interface Conversation {
  title: string;
  mission: string | null;
  messages: readonly ChatMessage[];
  /** Of the app, so that its own links lead somewhere. */
  origin: string;
}

/**
 * What was said, as a file that is readable without this app. Whatever shows it may load pictures and run HTML, so what a model or
 * a person wrote is text in it, and nothing else.
 */
export function conversationToMarkdown({ title, mission, messages, origin }: Conversation): string {
  const head = [
    `# ${escapeMarkdown(title)}`,
    ...(mission ? [`Zur Mission „${escapeMarkdown(mission)}“`] : []),
    "Inno ist eine KI und kann sich irren.",
  ];
  const said = messages.flatMap((message) =>
    message.type === "user" ? questionOf(message) : answerOf(message, origin),
  );
  return `${[...head, ...said].join("\n\n")}\n`;
}

const questionOf = ({ timestamp, message }: ChatMessage): string[] => [
  `## Du, ${longDateAndTime(new Date(timestamp))}`,
  escapeMarkdown(message).replaceAll(/^/gm, "> "),
];

function answerOf({ message, blocks, origin: writer, state, sources }: ChatMessage, origin: string): string[] {
  const label = writer === "material" ? ` (${LABELS.material})` : "";
  const unfinished = state === "stopped" || state === "broken" ? [`*${UNFINISHED_TEXTS[state]}*`] : [];
  const list = sources.map(({ number, title, heading, url }) => {
    const address = url.startsWith("/") ? `${origin}${url}` : url;
    return `${number}. [${escapeMarkdown(heading ? `${title}: ${heading}` : title)}](${address})`;
  });
  // An older version has kept the text alone.
  const said =
    blocks.length > 0
      ? toMarkdown(
          blocks.map(({ block }) => block),
          "forOthers",
        )
      : escapeMarkdown(message);
  return [
    `## Inno${label}`,
    ...(said === "" ? [] : [said]),
    ...unfinished,
    ...(list.length > 0 ? [`Steht hier:\n\n${list.join("\n")}`] : []),
  ];
}
