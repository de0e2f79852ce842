import type { LoaderFunctionArgs } from "@remix-run/node";
import { countOrWait } from "~/db/limits.server";
import { pauseFor } from "~/domain/messages/messages";
import { HOUR_SECONDS } from "~/domain/time/durations";
import { fileResponse, type SentFile } from "~/http/file-response";
import { limitKey } from "~/limits/limit-key.server";
import { page } from "./page.server";

/** Loader of a file for one member; a response is an answer instead of the file. */
export const fileRoute = (read: (args: LoaderFunctionArgs) => Promise<SentFile | Response>) =>
  page(async (args) => {
    const file = await read(args);
    return file instanceof Response ? file : fileResponse(file, "private");
  });

/** Counts a member's files of this kind; 429 with the time until the next one above `max` per hour, else null. */
export async function fileLimit(kind: "pdf" | "export", userId: string, max: number): Promise<Response | null> {
  const pause = await countOrWait({ key: limitKey(kind, userId), max, windowSeconds: HOUR_SECONDS });
  if (pause === 0) return null;
  const { title, description } = pauseFor(pause);
  return new Response(`${title}: ${description}`, {
    status: 429,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "private, no-store",
      "Retry-After": String(pause),
    },
  });
}
