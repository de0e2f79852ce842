import { randomUUID } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { RemixServer, Scripts } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { stopAfterFirstSight } from "~/domain/text/first-sight";
import { env } from "~/environment/env.server";
import { compress } from "~/http/compress.server";
import { contentSecurityPolicy } from "~/http/document-headers.server";
import { withPictures } from "~/http/first-pictures.server";
import { isFirstVisit } from "~/http/first-visit.server";
import { pageStyles } from "~/http/page-styles.server";
import { earlyHeader, preloadLater } from "~/http/preload-scripts";
import { setRetryAfter } from "~/http/refusal.server";
import { requestContext } from "~/environment/request-context.server";
import { checkoutHosts } from "~/payments/checkout-mode";
import { EARLY_SCRIPT } from "~/ui/kit/page/early-script.server";
import { PageContext } from "~/ui/kit/page/page-context";
import { MomentContext } from "~/ui/moment/late-moment";
import { MissionMoment } from "~/ui/moment/mission-moment";
import wideStylesheet from "~/tailwind-wide.css";
import { writtenOnce } from "./written-once.server";

const isDevelopment = () => env().NODE_ENV === "development";

/** Id of the route whose page is shown, or the root's where none is. */
const routeOf = ({ staticHandlerContext: { matches } }: EntryContext): string => matches.at(-1)?.route.id ?? "root";

// renderToString: nothing is deferred, and it costs half the CPU and memory of streaming.
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  // randomUUID, because Node caches the entropy of UUIDs.
  const nonce = randomUUID();
  const styles = isFirstVisit(request, context.manifest.version) ? pageStyles(routeOf(context)) : null;
  const rendered = renderToString(
    <PageContext.Provider
      value={{
        ...{ nonce, requestId: requestContext().id, early: EARLY_SCRIPT },
        ...(styles ?? { css: null, fonts: "" }),
        scripts: <Scripts nonce={nonce} />,
      }}
    >
      <MomentContext.Provider value={MissionMoment}>
        <RemixServer context={writtenOnce(context)} url={request.url} nonce={nonce} />
      </MomentContext.Provider>
    </PageContext.Provider>,
  );
  const markup = styles === null ? rendered : stopAfterFirstSight(withPictures(rendered), wideStylesheet);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(
    "Content-Security-Policy",
    contentSecurityPolicy({ nonce, liveReload: isDevelopment(), checkoutHosts: checkoutHosts(env()) }),
  );
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  setRetryAfter(status, headers);
  const early = styles === null ? null : earlyHeader(markup);
  if (early !== null) headers.append("Link", early);
  // Not in development, where React would warn of the attribute.
  const html = styles === null && !isDevelopment() ? preloadLater(markup) : markup;
  const body = compress(`<!DOCTYPE html>${html}`, request, headers, styles !== null);
  return new Response(body, { status, headers });
}

/** Handles answers with data. `build`: the build's version, by which an older page tells that it lacks its scripts. */
export const handleData =
  (build: string) =>
  (response: Response): Response => {
    if (response.headers.has("X-Remix-Redirect")) response.headers.set("X-Remix-Build", build);
    if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-store");
    setRetryAfter(response.status, response.headers);
    return response;
  };

export { handleError } from "~/http/log-errors.server";
