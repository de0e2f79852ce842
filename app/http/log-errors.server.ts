import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { log } from "~/log.server";
import { failureText } from "./failure-text";

/** Called by the framework for what no wrapper caught: rendering, mostly. A closed browser or a refused method is no error. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const id = request.headers.get("x-request-id") ?? "";
  log.error("unhandled", {
    id,
    path: new URL(request.url).pathname,
    stack: failureText(error),
  });
}
