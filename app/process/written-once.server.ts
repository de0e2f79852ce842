import type { EntryContext } from "@remix-run/node";
import { isRecord } from "~/domain/is-record";
import { WRITTEN } from "~/domain/text/written-once";

/**
 * The context of a page without the markup that its route's `handle` names as `writtenOnce`, keys of its data: the page
 * holds it where it is drawn, and the browser takes it from there. Answers with data keep it.
 */
export function writtenOnce(context: EntryContext): EntryContext {
  const { matches, loaderData } = context.staticHandlerContext;
  const id = matches.at(-1)?.route.id ?? "";
  const handle: unknown = context.routeModules[id]?.handle;
  const data: unknown = loaderData[id];
  if (!isRecord(handle) || !Array.isArray(handle.writtenOnce) || !isRecord(data)) return context;
  let { serverHandoffString } = context;
  for (const key of handle.writtenOnce.map(String)) {
    const markup = data[key];
    if (typeof markup !== "string") continue;
    const write = (value: string) => `"${key}":${asInPage(value)}`;
    serverHandoffString = serverHandoffString?.replace(write(markup), () => write(WRITTEN));
  }
  return { ...context, serverHandoffString };
}

/** A text as Remix writes it into a page. */
const asInPage = (value: string): string =>
  JSON.stringify(value).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
