import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "~/environment/env.server";
import { partsPage } from "./parts-page.server";

/** The page's sheets are inline, and its frames are its own documents; no other page may do either. */
const POLICY =
  "default-src 'none'; img-src 'self' data:; font-src 'self'; style-src 'self' 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** Every part in every state, in both themes and forced colours, for developers who add a screen; in development only. */
export async function loader(_: LoaderFunctionArgs) {
  if (env().NODE_ENV !== "development") throw new Response(null, { status: 404 });
  return new Response(await partsPage(), {
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY },
  });
}
