import type { LoaderFunctionArgs } from "@remix-run/node";
import { guarded } from "./guard.server";

/** A loader that answers 503 while the database is down, and 500 with an id for a bug. */
export function page<Result>(loader: (args: LoaderFunctionArgs) => Promise<Result>) {
  return (args: LoaderFunctionArgs): Promise<Result> => guarded(args.request, () => loader(args));
}
