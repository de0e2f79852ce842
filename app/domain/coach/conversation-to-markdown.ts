import { longDateAndTime } from "../german-dates";
import type { ChatMessage } from "./chat";
import { LABELS, UNFINISHED_TEXTS } from "./texts";

interface Conversation {
  title: string;
  mission: string | null;
  messages: readonly ChatMessage[];
  /** Of the app, so that its own links lead somewhere. */
  origin: string;
}

/** What was said, as a file that is readable without this app. */
export function conversationToMarkdown({ title, mission, messages, origin }: Conversation): string {
  const head = [
    `# ${title}`,
    ...(mission ? [`Zur Mission „${mission}“`] : []),
    "Inno ist eine KI und kann sich irren.",
  ];
  const said = messages.flatMap((message) =>
    message.type === "user" ? questionOf(message) : answerOf(message, origin),
  );
  return `${[...head, ...said].join("\n\n")}\n`;
}

const questionOf = ({ timestamp, message }: ChatMessage): string[] => [
  `## Du, ${longDateAndTime(new Date(timestamp))}`,
  message.replaceAll(/^/gm, "> "),
];

function answerOf({ message, origin: writer, state, sources }: ChatMessage, origin: string): string[] {
  const label = writer === "material" ? ` (${LABELS.material})` : "";
  const unfinished = state === "stopped" || state === "broken" ? [`*${UNFINISHED_TEXTS[state]}*`] : [];
  const list = sources.map(({ number, title, heading, url }) => {
    const address = url.startsWith("/") ? `${origin}${url}` : url;
    return `${number}. [${heading ? `${title}: ${heading}` : title}](${address})`;
  });
  return [
    `## Inno${label}`,
    ...(message === "" ? [] : [message]),
    ...unfinished,
    ...(list.length > 0 ? [`Steht hier:\n\n${list.join("\n")}`] : []),
  ];
}
