import type { Message } from "~/domain/messages/messages";
import { notice } from "./variants";

export function RefusalNotice({ message }: { message: Message }) {
  return (
    <div className={notice("error")} role="alert">
      <strong>{message.title}</strong>
      {message.description ? <p>{message.description}</p> : null}
    </div>
  );
}
