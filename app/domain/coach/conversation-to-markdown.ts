import { longDateAndTime } from "../time/german-dates";
import { escapeMarkdown } from "../text/escape-markdown";
import type { ChatMessage } from "./chat";
import { LABELS, UNFINISHED_TEXTS } from "./texts";
import { toMarkdown } from "./to-markdown";

interface Conversation {
  title: string;
  mission: string | null;
  messages: readonly ChatMessage[];
  /** Origin of the app, which makes its own links absolute. */
  origin: string;
}

/**
 * The conversation as a file that is readable without this app. Programs that show it may load pictures and run HTML,
 * so the words of a model or a learner are escaped to plain text.
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
  // Older versions stored the text alone.
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
