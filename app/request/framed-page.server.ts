import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "~/auth/session.server";
import { toFrame } from "~/domain/account/page-frame";
import { page } from "./page.server";

/**
 * Adds the frame's data to the answer: a loader of its own would cost a second request and session query per
 * navigation.
 */
export const framedPage = <Data extends object>(loader: (args: LoaderFunctionArgs) => Promise<Data>) =>
  page(async (args: LoaderFunctionArgs) => {
    const data = await loader(args);
    return json({ ...data, frame: toFrame(await requireMember(args.request)) });
  });
