import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "~/auth/session.server";
import { toFrame } from "~/domain/frame";
import { page } from "./page.server";

/**
 * The loader of a screen inside the frame. What the frame shows travels in its answer: a loader of the frame's own would
 * be a second request, with a session's query, wherever it is entered or has to be read anew.
 */
export const framedPage = <Data extends object>(loader: (args: LoaderFunctionArgs) => Promise<Data>) =>
  page(async (args: LoaderFunctionArgs) => {
    const data = await loader(args);
    return json({ ...data, frame: toFrame(await requireMember(args.request)) });
  });
