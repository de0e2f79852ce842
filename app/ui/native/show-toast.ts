import type { Message } from "~/domain/messages/messages";

/** Uses the event's name alone: a module shared with the toast would be one more request of every page. */
export const showToast = (detail: Message): void => void window.dispatchEvent(new CustomEvent("app-toast", { detail }));
