import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { log } from "~/environment/log.server";
import { failureText } from "~/environment/failure-text";

/**
 * Logs errors that no wrapper caught, mostly from rendering. A disconnected browser or a refused method is no error.
 */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error("unhandled", {
    path: new URL(request.url).pathname,
    stack: failureText(error),
  });
}
