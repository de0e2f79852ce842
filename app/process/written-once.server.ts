import type { EntryContext } from "@remix-run/node";
import { isRecord } from "~/domain/is-record";
import { WRITTEN } from "~/domain/text/written-once";

/**
 * The context of a page without the markup that its route's `handle` names as `writtenOnce`, a key of its data: the page
 * holds it where it is drawn, and the browser takes it from there. Answers with data keep it.
 */
export function writtenOnce(context: EntryContext): EntryContext {
  const { matches, loaderData } = context.staticHandlerContext;
  const id = matches.at(-1)?.route.id ?? "";
  const handle: unknown = context.routeModules[id]?.handle;
  const data: unknown = loaderData[id];
  if (!isRecord(handle) || typeof handle.writtenOnce !== "string" || !isRecord(data)) return context;
  const markup = data[handle.writtenOnce];
  if (typeof markup !== "string") return context;
  const write = (value: string) => `"${handle.writtenOnce}":${asInPage(value)}`;
  return {
    ...context,
    serverHandoffString: context.serverHandoffString?.replace(write(markup), () => write(WRITTEN)),
  };
}

/** A text as Remix writes it into a page. */
const asInPage = (value: string): string =>
  JSON.stringify(value).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
