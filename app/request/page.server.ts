import type { LoaderFunctionArgs } from "@remix-run/node";
import { guarded } from "./guard.server";

export function page<Result>(loader: (args: LoaderFunctionArgs) => Promise<Result>) {
  return (args: LoaderFunctionArgs): Promise<Result> => guarded(args.request, () => loader(args));
}
