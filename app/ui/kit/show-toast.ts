import type { Message } from "~/domain/messages";

/** The event by which what is no answer of the server becomes a toast. */
export const TOAST_EVENT = "startklar:toast";

class ToastEvent extends Event {
  constructor(readonly message: Message) {
    super(TOAST_EVENT);
  }
}

export const showToast = (message: Message): void => void window.dispatchEvent(new ToastEvent(message));

export const messageIn = (event: Event): Message | null => (event instanceof ToastEvent ? event.message : null);
