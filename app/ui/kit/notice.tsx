import type { Message } from "~/domain/messages";

/** An error that belongs to a whole form; announced when it appears. */
export function Notice({ message }: { message: Message }) {
  return (
    <div className="notice notice-error" role="alert">
      <strong>{message.title}</strong>
      {message.description ? <p>{message.description}</p> : null}
    </div>
  );
}
