import type { AnswerBlock, AnswerContent, Inline, Source } from "~/domain/coach/answer";
import type { ChatEvent, ChatMessage } from "~/domain/coach/chat";
import { isRecord } from "~/domain/is-record";
import type { ServerEvent } from "./event-reader";

// Validated by hand, as schemas would bring their library into the browser: a sixth of what the screen loads.

/** Null for an unknown event, e.g. of a newer version of the app. */
export function readChatEvent({ event, data: json }: ServerEvent): ChatEvent | null {
  const data = parse(json);
  if (!isRecord(data)) return null;
  if (event === "start" && isStart(data)) return { event, data };
  if (event === "text" && hasText(data)) return { event, data };
  if (event === "anew") return { event, data: {} };
  if (event === "block" && isBlockEvent(data)) return { event, data };
  if (event === "end" && isEnd(data)) return { event, data };
  return null;
}

type Data<Name extends ChatEvent["event"]> = Extract<ChatEvent, { event: Name }>["data"];
type Fields = Record<string, unknown>;

const isText = (value: unknown): value is string => typeof value === "string";
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const isNumber = (value: unknown): value is number => typeof value === "number";
const isNumberOrNull = (value: unknown): value is number | null => value === null || isNumber(value);
const isOneOf = (names: readonly string[], value: unknown) => isText(value) && names.includes(value);

const isListOf =
  <Item>(isItem: (value: unknown) => value is Item) =>
  (value: unknown): value is Item[] =>
    Array.isArray(value) && value.every(isItem);

const hasText = (data: Fields): data is Data<"text"> => isText(data.text);
const isBlockEvent = (data: Fields): data is Data<"block"> => isAnswerBlock(data.block);
const isStart = (data: Fields): data is Data<"start"> =>
  isText(data.conversationId) &&
  isText(data.answerId) &&
  isChatMessage(data.question) &&
  isNumberOrNull(data.remaining);
const isEnd = (data: Fields): data is Data<"end"> =>
  isChatMessage(data.answer) && isNumberOrNull(data.remaining) && (data.toast === null || isToast(data.toast));

const isToast = (value: unknown): value is NonNullable<Data<"end">["toast"]> =>
  isRecord(value) && isText(value.title) && isText(value.description);

const isChatMessage = (value: unknown): value is ChatMessage =>
  isRecord(value) &&
  [value.id, value.message, value.timestamp].every(isText) &&
  isOneOf(["bot", "user"], value.type) &&
  isOneOf(["writing", "done", "stopped", "broken", "failed"], value.state) &&
  isOneOf(["model", "material", "fixed"], value.origin) &&
  isAnswerBlocks(value.blocks) &&
  isSources(value.sources);

const isAnswerBlock = (value: unknown): value is AnswerBlock =>
  isRecord(value) && typeof value.isUnchecked === "boolean" && isBlock(value.block);

const isSource = (value: unknown): value is Source =>
  isRecord(value) && isNumber(value.number) && isText(value.title) && isText(value.url) && isTextOrNull(value.heading);

function isBlock(value: unknown): value is AnswerContent {
  if (!isRecord(value)) return false;
  if (value.type === "paragraph" || value.type === "heading") return isInlines(value.children);
  if (value.type === "list") return isItems(value.items) && isNumber(value.start);
  if (value.type === "quote") return isBlocks(value.children);
  return value.type === "code" && isText(value.text);
}

function isInline(value: unknown): value is Inline {
  if (!isRecord(value)) return false;
  if (value.type === "text" || value.type === "code") return isText(value.text);
  if (value.type === "source") return isNumber(value.number);
  if (value.type === "link" && !(isText(value.href) && isTextOrNull(value.host))) return false;
  return isOneOf(["strong", "emphasis", "link"], value.type) && isInlines(value.children);
}

const isAnswerBlocks = isListOf(isAnswerBlock);
const isSources = isListOf(isSource);
const isInlines = isListOf(isInline);
const isBlocks = isListOf(isBlock);
const isItems = isListOf(isBlocks);

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
