import { limitKey } from "~/limits/limit-key.server";
import { countOrWait } from "~/db/limits.server";
import { HOUR_SECONDS } from "~/domain/time/durations";
import { pauseFor } from "~/domain/messages/messages";

const FILES_PER_HOUR = 40;

interface Sent {
  userId: string;
  /** The file's name without its extension. */
  name: string;
  make: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** Sends a PDF made for one member. Limited per hour, as making one takes the process a tenth of a second. */
export async function sendPdf({ userId, name, make }: Sent): Promise<Response> {
  const key = limitKey("pdf", userId);
  const pause = await countOrWait({ key, max: FILES_PER_HOUR, windowSeconds: HOUR_SECONDS });
  if (pause > 0) {
    const { title, description } = pauseFor(pause);
    const headers = headersOf("text/plain; charset=utf-8");
    headers.set("Retry-After", String(pause));
    return new Response(`${title}: ${description}`, { status: 429, headers });
  }
  const headers = headersOf("application/pdf");
  headers.set("Content-Disposition", `attachment; filename="${name}.pdf"`);
  return new Response(await make(), { headers });
}

const headersOf = (type: string) => new Headers({ "Content-Type": type, "Cache-Control": "private, no-store" });
